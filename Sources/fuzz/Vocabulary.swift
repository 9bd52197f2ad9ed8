import DynamicType
import TypeRampKit

/// The words in inputs.
enum Vocabulary {
  /// Style dictionaries: their keys in every accepted spelling.
  static let dictionary =
    StyleDictionary.keys + TextStyle.allCases.flatMap(\.spellings) + ContentSizeCategory.allCases.map(\.name)
    + FontWeight.allCases.map(\.rawValue) + FontDesign.allCases.map(\.rawValue) + [
      "Noteworthy-Light", "\u{1B}[31m", "\u{202E}",
    ]

  /// Design tokens.
  static let tokens =
    [
      "$value", "$type", "$ref", "$root", "$extends", "$extensions", "$description", "$deprecated", "$themes",
      "$metadata",
      "value", "type", "comment", "{body}", "{a.b}", "#/a/b", "#/body/$value/fontSize", "{a} * 1.5", "16px", "1.2rem",
      "120%",
      "-2.6%", "AUTO", "Semi Bold Italic", "dev.typeramp", "tokenSetOrder", "selectedTokenSets", "enabled", "source",
      "version", "2025.10", "resolutionOrder", "sets", "modifiers", "contexts", "sources", "default", "#/sets/a",
      "#/modifiers/contentSize", "unit", "px", "rem", "typography", "dimension", "fontFamily", "fontWeight", "fontSize",
      "lineHeight", "letterSpacing", "number", "fontFamilies", "fontWeights", "fontSizes", "lineHeights",
    ]
}
