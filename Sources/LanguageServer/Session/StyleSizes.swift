import TypeRampProject
import Writing

extension ScaledStyle {
  /// The size at the default text size and at the largest: `17 → 53 pt`.
  var shortSizes: String {
    let (size, largest) = (size(at: .default).hundredths, size(at: .accessibility5).hundredths)
    return size == largest ? "\(size) pt" : "\(size) → \(largest) pt"
  }

  /// The sizes at all text sizes, as aligned text, since not every editor shows tables.
  var blocks: [TextBlock] {
    let rows = ContentSizeCategory.allCases.map { category in
      let heights = lineSpacings.map { ", lines of \($0[category.index].hundredths)" } ?? ""
      let mark = inferred.contains(category) ? ", inferred" : ""
      return Self.padded(category.shortName, to: 6) + "\(size(at: category).hundredths) pt\(heights)\(mark)"
    }
    return [
      .paragraph("\(style.name): \(prose: shortSizes), \(style.fontWords)"),
      .code(rows.joined(separator: "\n"), language: "text"),
    ]
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.utf8.count, 1))
  }
}
