extension SwiftName {
  /// Whether a type with this name would hide a type of Swift, Foundation, UIKit or SwiftUI, or one that the generated
  /// file declares.
  static func isTaken(_ name: String) -> Bool { systemNames.contains(name) || hasPrefixOfSystem(name) }

  /// Whether a name has a framework's prefix of two capitals followed by a capital: `UIFont`, `NSObject`.
  private static func hasPrefixOfSystem(_ name: String) -> Bool {
    let third = name.utf8.dropFirst(2).first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    return third && ["UI", "NS", "CG", "CF", "CA", "CT"].contains(where: name.hasPrefix)
  }

  /// The top-level types of Swift and Foundation are from `swift symbolgraph-extract` for Swift 6.3; those of SwiftUI,
  /// and `Body` and `Content` within it, are from its documentation.
  private static let systemNames = Set(
    PackageResources.SystemNames_txt.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
}
