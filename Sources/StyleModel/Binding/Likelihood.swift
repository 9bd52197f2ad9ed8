import Diagnostics
package import Documents
import DynamicType

extension StyleDictionary {
  /// Whether a file found by searching is meant as a style dictionary.
  ///
  /// `body` and `title` are common JSON keys, so a style with any dictionary under it is not enough: either the style
  /// has a key for fonts, or the top level has nothing else. A malformed file is searched for `fontName`.
  package static func isLikely(_ document: Document) -> Bool {
    guard case .success(let tree) = document.tree else { return document.source.mentionsFontName }
    if ForeignFormat(tree.root) != nil { return false }
    let members = Array(tree.root.members)
    return members.contains { $0.isFontOfStyle || $0.isMetrics || $0.isCustomStyles }
      || members.contains(where: \.isStyle)
        && members.allSatisfy { $0.isStyle && !$0.isToken || ReservedKey(rawValue: $0.name) != nil }
  }

  /// Whether a document is certainly a style dictionary, even if other values are wrong: a text style has a font key
  /// with a plain value. In token files, such a key is a token, and its value a dictionary.
  package static func isCertain(_ root: Node) -> Bool {
    root.members.contains { member in
      TextStyle(spelling: member.name) != nil && member.hasPlainFontKey
        || member.isNamed(ReservedKey.custom.rawValue) && member.value.members.contains(where: \.hasPlainFontKey)
    }
  }
}

extension Node.Member {
  /// The keys that describe a font.
  fileprivate static let tellingKeys: [EntryKey] = [.fontName, .fontSize, .weight, .design]

  /// Whether it is a text style, possibly misspelt, with a dictionary as its value.
  fileprivate var isStyle: Bool {
    guard value.kind == .dictionary else { return false }
    return TextStyle(spelling: name) != nil
      || TextStyle.allCases.contains { Spelling.isSlip(name, for: $0.name) || Spelling.isSlip(name, for: $0.uiKitName) }
  }

  /// Whether it is a text style with a font key, or a raw name, which has no other meaning.
  fileprivate var isFontOfStyle: Bool {
    guard isStyle || (value.kind == .dictionary && name.hasPrefix("UICTFontTextStyle")) else { return false }
    return name.hasPrefix("UICTFontTextStyle")
      || value.members.contains { member in Self.tellingKeys.contains { member.isNamed($0.rawValue) } }
  }

  /// Whether the value is a dictionary that has a font key with a plain value.
  fileprivate var hasPlainFontKey: Bool {
    value.members.contains { field in
      Self.tellingKeys.contains { field.isNamed($0.rawValue) } && field.value.kind != .dictionary
    }
  }

  /// Whether these are custom styles.
  fileprivate var isCustomStyles: Bool {
    isNamed(ReservedKey.custom.rawValue) && value.members.contains(where: \.hasPlainFontKey)
  }

  /// Whether it is a design token, a group with a type, or a style in a mapping file.
  fileprivate var isToken: Bool {
    value.members.contains { ["$value", "$type", "token", "group"].contains(where: $0.isNamed) }
  }

  fileprivate var isMetrics: Bool {
    isNamed(ReservedKey.metrics.rawValue)
      && value.members.contains { metric in
        metric.value.members.contains { $0.isNamed(MetricEntry.valueKey) && $0.value.number != nil }
      }
  }
}

extension Source {
  fileprivate var mentionsFontName: Bool {
    text.split(separator: UInt8(ascii: "f")).contains { $0.starts(with: "ontName".utf8) }
  }
}
