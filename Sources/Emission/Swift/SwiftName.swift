import Writing

extension Emitter {
  /// What the Swift emitter calls the enumeration of a dictionary: its name in UpperCamelCase, made an identifier.
  ///
  /// Two names may become one: `noto-serif` and `noto_serif` are both `NotoSerif`.
  package static func swiftTypeName(for name: String) -> String {
    let words = name.unicodeScalars.split { !SwiftName.isIdentifierPart($0) || $0 == "_" }
    let text = words.map(SwiftName.capitalized).joined()
    guard let first = text.unicodeScalars.first else { return SwiftName.fallback }
    if !SwiftName.isIdentifierHead(first) { return "_" + text }
    return SwiftName.taken.contains(text) ? text + "Styles" : text
  }
}

extension Emitter {
  /// Whether a name can be asked for: an identifier in UpperCamelCase, as types are written, that hides no type that the
  /// generated file uses. In lower case it could hide a function.
  package static func isSwiftTypeName(_ name: String) -> Bool {
    name.utf8.first.map { $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      && SwiftName.type(name) == name
  }
}

/// Names in generated Swift.
enum SwiftName {
  /// The type of a dictionary whose name has no letter and no digit.
  static let fallback = "TextStyles"

  /// The name that an option asks for where Swift can have it, else what the dictionary's would become.
  static func type(_ name: String) -> String {
    let isFree = isIdentifier(name) && !keywords.contains(name) && !taken.contains(name)
    return isFree ? name : Emitter.swiftTypeName(for: name)
  }

  /// A member's name, in backticks where Swift takes it for a keyword, and with a low line behind it where the
  /// enumeration has a member of that name by itself.
  static func member(_ name: String) -> String {
    if synthesized.contains(name) { return name + "_" }
    return keywords.contains(name) || reservedMembers.contains(name) ? "`\(name)`" : name
  }

  static func capitalized(_ word: Substring.UnicodeScalarView) -> String {
    guard let first = word.first else { return "" }
    return first.properties.titlecaseMapping + String(word.dropFirst())
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isIdentifierHead(first), name != "_" else { return false }
    return name.unicodeScalars.allSatisfy(isIdentifierPart)
  }

  /// Types that the generated file itself uses or declares, or that Swift reserves: an enumeration of that name would
  /// hide them.
  static let taken: Set<String> = [
    "Any", "AnyObject", "Protocol", "Self", "Type",
    "Bool", "CaseIterable", "Double", "Int", "Int64", "Optional", "Sendable", "String", "Swift",
    "CGFloat", "UIAccessibility", "UIContentSizeCategory", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIKit",
    "UITraitCollection",
    "DynamicTypeSize", "Environment", "Font", "MainActor", "ScaledMetric", "SwiftUI", "View", "ViewModifier",
    "ContentSize", "Metric", "Style", "StyleModifier",
  ]

  private static let reservedMembers: Set<String> = ["Any", "Protocol", "Self", "Type"]

  private static let synthesized: Set<String> = ["allCases", "AllCases", "RawValue"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension SwiftName {
  /// Whether an identifier may begin with a character.
  static func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "0"..."9": false
    default: isIdentifierPart(scalar) && !isCombining(scalar)
    }
  }

  /// Whether a character may stand in an identifier: the grammar of The Swift Programming Language (Lexical Structure),
  /// less what cannot be seen.
  static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPrintable && isInGrammar(scalar)
  }

  private static func isInGrammar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F: true
    case 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x218F, 0x2460...0x24FF: true
    case 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F: true
    case 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
    case 0x10000...0xDFFFD: true
    default: false
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
