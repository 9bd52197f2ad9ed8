extension Emitter {
  /// The name of the type that is generated for a dictionary: its name in UpperCamelCase, made an identifier.
  ///
  /// Letters and digits of ASCII stay, everything else parts words. A name that would hide something that the generated
  /// code uses gets `Styles` behind it.
  package static func swiftTypeName(for name: String) -> String {
    let words = name.utf8.split { !isLetterOrDigit($0) }.map { String(decoding: $0, as: UTF8.self) }
    let camel = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = camel.utf8.first else { return "Styles" }
    if first <= UInt8(ascii: "9") { return "_" + camel }
    return isFreeSwiftTypeName(camel) ? camel : camel + "Styles"
  }

  /// Whether a name can be that of the generated type: it hides nothing that the generated code uses.
  package static func isFreeSwiftTypeName(_ name: String) -> Bool { !takenTypeNames.contains(name) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// What the language keeps for itself, the modules, and what the generated code names without its module.
  private static let takenTypeNames: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "Swift", "SwiftUI", "UIKit", "Foundation",
    "Bool", "CGFloat", "CaseIterable", "ClosedRange", "Comparable", "Content", "Double", "Int", "MainActor", "Sendable",
    "String", "Style", "ContentSize", "Metric", "Entry", "Weight", "Design", "TextStyleModifier",
    "class", "enum", "extension", "func", "import", "init", "let", "protocol", "static", "struct", "subscript",
    "typealias",
    "var", "if", "else", "for", "while", "repeat", "switch", "case", "default", "return", "break", "continue", "do",
    "try",
    "catch", "throw", "throws", "rethrows", "defer", "guard", "in", "is", "as", "nil", "true", "false", "self", "super",
    "where", "operator", "inout", "internal", "private", "public", "fileprivate", "open", "package", "async", "await",
    "some", "any", "fallthrough", "deinit", "associatedtype", "precedencegroup", "actor", "macro",
  ]
}

extension SwiftText {
  /// An identifier as it is written where it is declared and after a dot: a word of the language in backticks.
  static func identifier(_ name: String) -> String {
    Emitter.isFreeSwiftTypeName(name) ? name : "`\(name)`"
  }
}
