import Diagnostics
package import Documents
import DynamicType

extension StyleDictionary {
  /// Whether a file found by searching is meant as a dictionary.
  ///
  /// `body` and `title` are common JSON keys, so a style with any dictionary under it is not enough: either the style
  /// has a key for fonts, or the top level has nothing else. Entries in a wrong shape count too: under other names, or
  /// at another level. A malformed file is searched for `fontName`.
  package static func isLikely(_ document: Document) -> Bool {
    guard case .success(let tree) = document.tree else { return document.source.mentionsFontName }
    return isLikely(tree.root)
  }

  package static func isLikely(_ root: Node) -> Bool {
    switch ForeignFormat(root) {
    case .tooDeep, .categoryFirst: return true
    case .typographyKit, .compiledTable, .infoPlist, .figmaVariables, .tooLarge: return false
    case nil: if root.isOurs, root.hasEntries { return true }
    }
    let members = Array(root.members)
    return members.contains { $0.isFontOfStyle || $0.isMetrics || $0.isCustomStyles }
      || members.contains(where: \.isStyle)
        && members.allSatisfy { $0.isStyle && !$0.isToken || ReservedKey(rawValue: $0.name) != nil }
  }

  /// Whether a document is certainly a dictionary, even if other values are wrong: a text style has a font key
  /// with a plain value. In token files, such a key is a token, and its value a dictionary.
  package static func isCertain(_ root: Node) -> Bool {
    root.members.contains { member in
      TextStyle(spelling: member.name) != nil && member.value.hasPlainFontKey
        || member.isNamed(ReservedKey.custom.rawValue) && member.value.members.contains(where: \.value.hasPlainFontKey)
    }
  }
}

extension Node {
  /// Whether it is a whole dictionary, or entries of styles.
  var hasStyles: Bool { hasEntries || members.contains { $0.isMetrics || $0.isCustomStyles } }

  /// Whether at least half of its values are entries of styles, and one of them names a font or a text style.
  package var hasEntries: Bool {
    let own = members.filter { ReservedKey(rawValue: $0.name) == nil }.prefix(Self.mostInspected)
    let values = kind == .array ? Array(elements.prefix(Self.mostInspected)) : own.map(\.value)
    let entries = values.filter(\.hasPlainFontKey)
    let isNamed = entries.contains { entry in
      // Other tools have families too, but not only with keys of an entry.
      let isOwn = entry.members.allSatisfy { EntryKey(rawValue: $0.name) != nil }
      return entry.members.contains { field in
        field.isNamed(EntryKey.fontName.rawValue) || isOwn && field.isNamed(EntryKey.fontFamily.rawValue)
          || field.value.string.flatMap(TextStyle.init(spelling:)) != nil
      }
    }
    return !entries.isEmpty && 2 * entries.count >= values.count && (isNamed || own.contains(where: \.isStyle))
  }

  /// Whether no schema shows that it is a document of another tool.
  package var isOurs: Bool {
    value(of: ReservedKey.schema.rawValue)?.string.map { $0.contains("typeramp") || $0.contains("dictionary") } ?? true
  }

  /// How many values are inspected: the beginning is enough.
  private static let mostInspected = 64

  fileprivate static let tellingKeys: [EntryKey] = [.fontName, .fontSize, .weight, .design]

  /// Whether it is a dictionary that has a font key with a plain value.
  fileprivate var hasPlainFontKey: Bool {
    members.contains { field in
      Self.tellingKeys.contains { field.isNamed($0.rawValue) } && ![.dictionary, .array].contains(field.value.kind)
    }
  }
}

extension Node.Member {
  /// Whether it is a text style, possibly misspelt, with a dictionary as its value.
  fileprivate var isStyle: Bool {
    guard value.kind == .dictionary else { return isListOfStyle }
    return TextStyle(spelling: name) != nil
      || TextStyle.allCases.contains { Spelling.isSlip(name, for: $0.name) || Spelling.isSlip(name, for: $0.uiKitName) }
  }

  /// Whether it is a text style whose value is a list with a size, such as `["Avenir-Book", 17]`.
  private var isListOfStyle: Bool {
    TextStyle(spelling: name) != nil && value.elements.contains { $0.number != nil }
  }

  /// Whether it is a text style with a font key, or a raw name, which has no other meaning.
  fileprivate var isFontOfStyle: Bool {
    guard isStyle || (value.kind == .dictionary && name.hasPrefix("UICTFontTextStyle")) else { return false }
    return name.hasPrefix("UICTFontTextStyle")
      || value.members.contains { member in Node.tellingKeys.contains { member.isNamed($0.rawValue) } }
  }

  fileprivate var isCustomStyles: Bool {
    isNamed(ReservedKey.custom.rawValue) && value.members.contains(where: \.value.hasPlainFontKey)
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
