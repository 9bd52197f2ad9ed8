import Writing

/// Names in generated Swift.
enum SwiftName {
  /// The type of a dictionary whose name has no letters and digits.
  private static let fallback = "TextStyles"

  /// The name of a dictionary's enumeration: the name in the options, otherwise the dictionary's.
  static func type(of dictionary: String, _ options: SwiftOptions) -> String {
    options.name.map(type(askedFor:)) ?? type(for: dictionary)
  }

  /// A dictionary's name as an identifier in UpperCamelCase.
  ///
  /// Two names may become the same: `noto-serif` and `noto_serif` both become `NotoSerif`.
  static func type(for dictionary: String) -> String {
    let text = words(of: dictionary)
    guard let first = text.unicodeScalars.first else { return fallback }
    if !isIdentifierHead(first) { return "_" + text }
    return isTaken(text) ? text + "Styles" : text
  }

  /// The words of a name, as a part of an identifier in UpperCamelCase.
  static func words(of name: String) -> String {
    name.unicodeScalars.split { !isIdentifierPart($0) || $0 == "_" }.map(capitalized).joined()
  }

  /// The name that a dictionary's type would have if no other type had it; nil if it has that name.
  static func renamed(_ dictionary: String, _ options: SwiftOptions) -> String? {
    guard options.name == nil else { return nil }
    let name = type(for: dictionary)
    guard name.hasSuffix("Styles") else { return nil }
    let wanted = String(name.dropLast("Styles".count))
    return isTaken(wanted) && type(for: wanted) == name ? wanted : nil
  }

  /// A requested name if Swift allows it, otherwise the name that a dictionary of that name would get.
  private static func type(askedFor name: String) -> String {
    let isFree = isIdentifier(name) && !keywords.contains(name) && !isTaken(name)
    return isFree ? name : type(for: name)
  }

  /// Whether a name can be requested: an identifier in UpperCamelCase that hides no type used by the generated file. In
  /// lower case it could hide a function.
  static func isTypeName(_ name: String) -> Bool {
    name.utf8.first.map { $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      && type(askedFor: name) == name
  }

  /// The name of the function on a type of the system that leads to a dictionary's type: `Brand` gives `brand`,
  /// `IBMPlex` gives `ibmPlex`. Names that Swift, `Font` or the type itself already uses get the suffix `Styles`.
  static func function(of type: String) -> String {
    let capitals = type.unicodeScalars.prefix(while: \.properties.isUppercase)
    let rest = type.unicodeScalars.dropFirst(capitals.count)
    // The last of several capitals begins the next word.
    let isRun = capitals.count > 1 && rest.first?.properties.isLowercase == true
    let head = isRun ? capitals.dropLast() : capitals
    let name = head.map(\.properties.lowercaseMapping).joined() + String(type.unicodeScalars.dropFirst(head.count))
    let isUsed = name == type || keywords.contains(name) || functionsOfFont.contains(name)
    return isUsed ? name + "Styles" : name
  }

  static func isFunctionName(_ name: String) -> Bool { isIdentifier(name) && !keywords.contains(name) }

  /// `Font` has functions with these names that scale text styles.
  private static let functionsOfFont: Set<String> = ["system", "custom"]

  /// The declaration of a case. Its raw value is its name in the dictionary, whatever its name in Swift.
  static func caseDeclaration(of name: String) -> String {
    let isRenamed = memberName(name) != name
    return isRenamed ? "case \(member(name)) = \(SwiftText.literal(name))" : "case \(member(name))"
  }

  /// A member in code: its name, in backticks if it is a keyword.
  static func member(_ name: String) -> String {
    let name = memberName(name)
    return keywords.contains(name) || reservedMembers.contains(name) ? "`\(name)`" : name
  }

  /// A member's name, with an underscore as suffix if enumerations already have such a member.
  static func memberName(_ name: String) -> String { synthesized.contains(name) ? name + "_" : name }

  private static func capitalized(_ word: Substring.UnicodeScalarView) -> String {
    guard let first = word.first else { return "" }
    return first.properties.titlecaseMapping + String(word.dropFirst())
  }

  private static let reservedMembers: Set<String> = ["Any", "Protocol", "Self", "Type"]

  /// Including `init` and `none`: `.init` and `.none` would have another meaning where they are used.
  private static let synthesized: Set<String> = ["allCases", "AllCases", "RawValue", "init", "none"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

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
  /// and the types within those that a dictionary's file extends, such as `Weight`, are from its documentation.
  private static let systemNames = Set(
    PackageResources.SystemNames_txt.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
}
