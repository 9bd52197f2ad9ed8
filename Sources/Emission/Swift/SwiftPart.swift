import Writing

/// A part of generated files that is the same for every dictionary: a Swift file in a folder `Shared`, which is
/// embedded in the program.
///
/// Its first paragraph is for readers of the file, and is not copied. Only some words are replaced.
struct SwiftPart: Sendable {
  /// The lines of the file, from the empty one after its first paragraph.
  private let lines: [ArraySlice<UInt8>]

  static let tables = SwiftPart(PackageResources.Tables_swift)
  static let styles = SwiftPart(PackageResources.Styles_swift)
  static let uiKit = SwiftPart(PackageResources.UIKit_swift)
  static let uiKitText = SwiftPart(PackageResources.UIKitText_swift)
  static let appKit = SwiftPart(PackageResources.AppKit_swift)
  static let missingFonts = SwiftPart(PackageResources.MissingFonts_swift)
  static let fonts = SwiftPart(PackageResources.Fonts_swift)
  static let bundle = SwiftPart(PackageResources.Bundle_swift)
  static let swiftUI = SwiftPart(PackageResources.SwiftUI_swift)
  static let metrics = SwiftPart(PackageResources.Metrics_swift)

  /// - Parameter file: the bytes of the file, in UTF-8.
  init(_ file: [UInt8]) {
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Nothing follows the last line ending.
    self.lines = Array(lines.drop { !$0.isEmpty }.dropLast())
  }

  /// The text of the part.
  ///
  /// - Parameters:
  ///   - words: the words that are replaced, such as `internal`, which marks the declarations that callers use.
  ///   - excluded: a text; lines that contain it are left out.
  func text(replacing words: [String: String], leavingOut excluded: String? = nil) -> UTF8Text {
    let replacements = words.map { (word: Array($0.utf8), text: Array($1.utf8)) }
    var text: [UInt8] = []
    for line in lines where !Self.contains(line, excluded) {
      if words["internal"] == "package", line.starts(with: "internal import ".utf8) {
        // Without the upcoming feature, `package import` conflicts with a plain import elsewhere in the module; with
        // it, a plain import is not enough.
        let plain = line.dropFirst("internal ".utf8.count)
        text += "#if hasFeature(InternalImportsByDefault)\npackage ".utf8
        text += plain + "\n#else\n".utf8 + plain + "\n#endif".utf8
      } else {
        Self.append(line, replacing: replacements, to: &text)
      }
      text.append(UInt8(ascii: "\n"))
    }
    return UTF8Text(String(decoding: text, as: UTF8.self))
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ excluded: String?) -> Bool {
    guard let excluded else { return false }
    return line.indices.contains { line[$0...].starts(with: excluded.utf8) }
  }

  /// Appends a line with words replaced. Where a word is replaced by nothing, the space after it goes too.
  private static func append(
    _ line: ArraySlice<UInt8>, replacing replacements: [(word: [UInt8], text: [UInt8])], to text: inout [UInt8]
  ) {
    var rest = line
    while let first = rest.first {
      let word = rest.prefix(while: isPartOfWord)
      rest = rest.dropFirst(max(1, word.count))
      if let replacement = replacements.first(where: { word.elementsEqual($0.word) })?.text {
        text += replacement
        if replacement.isEmpty { rest = rest.dropFirst() }
      } else if word.isEmpty {
        text.append(first)
      } else {
        text += word
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
