import Writing

/// Names in generated Swift.
enum SwiftName {
  /// The type of a dictionary whose name has no letter and no digit.
  private static let fallback = "TextStyles"

  /// What the enumeration of a dictionary is called: the name that is asked for, or else the dictionary's.
  static func type(of dictionary: String, _ options: SwiftOptions) -> String {
    options.name.map(type(askedFor:)) ?? type(for: dictionary)
  }

  /// A dictionary's name in UpperCamelCase, made an identifier.
  ///
  /// Two names may become one: `noto-serif` and `noto_serif` are both `NotoSerif`.
  static func type(for dictionary: String) -> String {
    let words = dictionary.unicodeScalars.split { !isIdentifierPart($0) || $0 == "_" }
    let text = words.map(capitalized).joined()
    guard let first = text.unicodeScalars.first else { return fallback }
    if !isIdentifierHead(first) { return "_" + text }
    return isTaken(text) ? text + "Styles" : text
  }

  /// What a dictionary's type would be called if no other type had the name; nil when it is called so.
  static func renamed(_ dictionary: String, _ options: SwiftOptions) -> String? {
    guard options.name == nil else { return nil }
    let name = type(for: dictionary)
    guard name.hasSuffix("Styles") else { return nil }
    let wanted = String(name.dropLast("Styles".count))
    return isTaken(wanted) && type(for: wanted) == name ? wanted : nil
  }

  /// A name where Swift can have it, else what a dictionary's of that name would become.
  private static func type(askedFor name: String) -> String {
    let isFree = isIdentifier(name) && !keywords.contains(name) && !isTaken(name)
    return isFree ? name : type(for: name)
  }

  /// Whether a name can be asked for: an identifier in UpperCamelCase, as types are written, that hides no type that
  /// the generated file uses. In lower case it could hide a function.
  static func isTypeName(_ name: String) -> Bool {
    name.utf8.first.map { $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      && type(askedFor: name) == name
  }

  /// What a function is called that leads from a type of the system to a dictionary's: `Brand` gives `brand`, `IBMPlex`
  /// gives `ibmPlex`. `Styles` follows a name that Swift or `Font` has for something else.
  static func function(of type: String) -> String {
    let capitals = type.unicodeScalars.prefix(while: \.properties.isUppercase)
    let rest = type.unicodeScalars.dropFirst(capitals.count)
    // The last of several capitals begins the next word.
    let isRun = capitals.count > 1 && rest.first?.properties.isLowercase == true
    let head = isRun ? capitals.dropLast() : capitals
    let name = head.map(\.properties.lowercaseMapping).joined() + String(type.unicodeScalars.dropFirst(head.count))
    return keywords.contains(name) || functionsOfFont.contains(name) ? name + "Styles" : name
  }

  /// `Font` scales text styles by functions of these names.
  private static let functionsOfFont: Set<String> = ["system", "custom"]

  /// A case whose raw value is its name in the dictionary, whatever it is called in Swift.
  static func caseDeclaration(of name: String) -> UTF8Text {
    let member = member(name)
    let isRenamed = member.hasSuffix("_") && member != name
    return isRenamed ? "case \(member) = \(SwiftText.literal(name))" : "case \(member)"
  }

  /// A member's name, in backticks where Swift takes it for a keyword, and with a low line behind it where the
  /// enumeration has a member of that name by itself.
  static func member(_ name: String) -> String {
    if synthesized.contains(name) { return name + "_" }
    return keywords.contains(name) || reservedMembers.contains(name) ? "`\(name)`" : name
  }

  private static func capitalized(_ word: Substring.UnicodeScalarView) -> String {
    guard let first = word.first else { return "" }
    return first.properties.titlecaseMapping + String(word.dropFirst())
  }

  private static let reservedMembers: Set<String> = ["Any", "Protocol", "Self", "Type"]

  /// `init` and `none` as well: `.init` and `.none` would mean something else where they are used.
  private static let synthesized: Set<String> = ["allCases", "AllCases", "RawValue", "init", "none"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
