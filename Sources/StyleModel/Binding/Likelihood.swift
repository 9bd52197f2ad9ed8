import Diagnostics
package import Documents
import DynamicType

extension StyleDictionary {
  /// Whether a file that nobody named is meant as a style dictionary.
  ///
  /// `body` and `title` are keys of half of all JSON, so a style with any dictionary under it is not enough: either it has
  /// something of a font, or nothing else is at the top. Of a malformed file the text is asked for `fontName`.
  package static func isLikely(_ document: Document) -> Bool {
    guard case .success(let tree) = document.tree else { return document.source.mentionsFontName }
    if ForeignFormat(tree.root) != nil { return false }
    let members = Array(tree.root.members)
    return members.contains { $0.isFontOfStyle || $0.isMetrics || $0.isCustomStyles }
      || members.contains(where: \.isStyle)
        && members.allSatisfy { $0.isStyle && !$0.isToken || ReservedKey(rawValue: $0.name) != nil }
  }
}

extension StyleDictionary {
  /// Whether a document is a style dictionary, however wrong its other values are: a text style has a font's key with a
  /// plain value. In files of design tokens such a key is a token, with a dictionary as its value.
  package static func isCertain(_ root: Node) -> Bool {
    root.members.contains { member in
      TextStyle(spelling: member.name) != nil && member.hasPlainFontKey
        || member.isNamed(ReservedKey.custom.rawValue) && member.value.members.contains(where: \.hasPlainFontKey)
    }
  }
}

extension Node.Member {
  /// The keys of a font.
  fileprivate static let tellingKeys: [EntryKey] = [.fontName, .fontSize, .weight, .design]

  /// A text style, or a slip for one, with a dictionary under it.
  fileprivate var isStyle: Bool {
    guard value.kind == .dictionary else { return false }
    return TextStyle(spelling: name) != nil
      || TextStyle.allCases.contains { Spelling.isSlip(name, for: $0.name) || Spelling.isSlip(name, for: $0.uiKitName) }
  }

  /// A text style with something of a font under it, or a raw name, which means nothing else.
  fileprivate var isFontOfStyle: Bool {
    guard isStyle || (value.kind == .dictionary && name.hasPrefix("UICTFontTextStyle")) else { return false }
    return name.hasPrefix("UICTFontTextStyle")
      || value.members.contains { member in Self.tellingKeys.contains { member.isNamed($0.rawValue) } }
  }

  /// A dictionary with a font's key and a plain value.
  fileprivate var hasPlainFontKey: Bool {
    value.members.contains { field in
      Self.tellingKeys.contains { field.isNamed($0.rawValue) } && field.value.kind != .dictionary
    }
  }

  /// Styles of the dictionary's own.
  fileprivate var isCustomStyles: Bool {
    isNamed(ReservedKey.custom.rawValue) && value.members.contains(where: \.hasPlainFontKey)
  }

  /// A design token, a group of them with a type, or what a mapping file says of a style.
  fileprivate var isToken: Bool {
    value.members.contains { ["$value", "$type", "token", "group"].contains(where: $0.isNamed) }
  }

  fileprivate var isMetrics: Bool {
    isNamed(ReservedKey.metrics.rawValue)
      && value.members.contains { metric in
        metric.value.members.contains { $0.isNamed(MetricKey.value.rawValue) && $0.value.number != nil }
      }
  }
}

extension Source {
  fileprivate var mentionsFontName: Bool {
    text.split(separator: UInt8(ascii: "f")).contains { $0.starts(with: "ontName".utf8) }
  }
}
