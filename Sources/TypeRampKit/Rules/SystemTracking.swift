import Writing

extension Rule {
  static let systemTracking = Rule(
    id: "system-tracking", severity: .note,
    summary: "a system font has the letter spacing that it has by itself",
    reason: """
      The system font has built-in letter spacing at every size, and design tools export it: -0.43 points at 17 points \
      (Apple's Human Interface Guidelines list it for SF Pro). Apps add 'tracking' to it, so that the spacing is applied \
      twice. Leave it out.
      """,
    bad: #"{ "body": { "weight": "regular", "tracking": «-0.43» } }"#,
    good: #"{ "body": { "weight": "regular", "tracking": 0.2 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      guard let tracking = item.entry.values.tracking, item.style.systemWeight != nil,
        item.style.systemDesign ?? .default == .default, let own = ownTracking(at: item.style.fontSize), own != 0,
        (tracking.value - own).magnitude <= 0.03
      else { return nil }
      return item.entry.finding(
        at: tracking,
        "the system font has \(own.shortest) points of tracking by itself at \(item.style.fontSize.shortest) points; "
          + "'tracking' would apply it twice")
    }
  }

  /// The tracking of SF Pro, in points; nil for sizes that are not in the table.
  private static func ownTracking(at size: Double) -> Double? {
    trackings.indices.first { Double($0 + 6) == size }.map { trackings[$0] }
  }

  /// By size, from 6 to 54 points: Human Interface Guidelines, Typography, tracking values of SF Pro on iOS, iPadOS and
  /// visionOS, read in November 2026.
  private static let trackings = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
    0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37,
    0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.31, 0.33, 0.32,
  ]
}
