import DynamicType

/// A call in Swift that makes a font of a size.
struct FontForm {
  /// The word before the bracket.
  let call: String
  /// The labels of the first arguments; empty for one without.
  let labels: [String]
  var owner = Owner.member
  /// The index of the argument with the size, and of that with the name of the font.
  var size = 0
  var name: Int?
  /// Nil if it is computed.
  var face: CodeFont.Face? = .system
  var growth = CodeFont.Growth.fixed
  /// Whether it belongs to SwiftUI, where a font has modifiers.
  var isSwiftUI = false

  /// What is in front of a call.
  enum Owner {
    /// Nothing: the call is the name of the type, or its `init`.
    case type
    /// One of the types, a dot alone, or nothing within the type.
    case member
    /// A font.
    case value
    /// A path that begins with the name of a type: `FontFamily.Lato.bold`.
    case path
  }

  static let all: [FontForm] =
    ["UIFont", "NSFont", "init"].flatMap { type in
      [
        FontForm(call: type, labels: ["name", "size"], owner: .type, size: 1, name: 0),
        FontForm(call: type, labels: ["descriptor", "size"], owner: .type, size: 1, face: nil),
        FontForm(call: type, labels: ["font", "size"], owner: .type, size: 1, face: nil),
      ]
    } + [
      FontForm(call: "systemFont", labels: ["ofSize"]),
      FontForm(call: "boldSystemFont", labels: ["ofSize"], face: .init(weight: .bold)),
      FontForm(call: "italicSystemFont", labels: ["ofSize"], face: .init(isItalic: true)),
      FontForm(call: "monospacedSystemFont", labels: ["ofSize"], face: .init(design: .monospaced)),
      FontForm(call: "monospacedDigitSystemFont", labels: ["ofSize"]),
      FontForm(call: "system", labels: ["size"], isSwiftUI: true),
      FontForm(call: "custom", labels: ["", "fixedSize"], size: 1, name: 0, isSwiftUI: true),
      FontForm(call: "custom", labels: ["", "size"], size: 1, name: 0, growth: .follows(.body), isSwiftUI: true),
      FontForm(call: "withSize", labels: [""], owner: .value, face: nil),
      // SwiftGen's.
      FontForm(call: "font", labels: ["size"], owner: .path, face: nil),
      FontForm(call: "swiftUIFont", labels: ["size"], owner: .path, face: nil, growth: .follows(.body)),
      FontForm(call: "swiftUIFont", labels: ["fixedSize"], owner: .path, face: nil),
    ]

  /// R.swift's, whose call is the name of the font: `R.font.latoBold(size: 17)`.
  static let resource = FontForm(call: "", labels: ["size"], owner: .path, face: nil)

  /// The types whose members they are.
  static let types = ["UIFont", "NSFont", "Font"]
  /// The words that begin a type, or add to one.
  static let declarations = ["enum", "struct", "class", "extension", "actor", "protocol"]

  /// What is asked of a font without showing text in it.
  static let facts = [
    "familyName", "fontName", "pointSize", "lineHeight", "capHeight", "xHeight", "ascender", "descender",
  ]
  /// The functions that measure text.
  static let measuring = ["size": "withAttributes", "boundingRect": "with"]
  /// What the names of functions that set a font have in them.
  static let stylings = ["Font", "Style", "AttributedT"]
  /// How the folders of other systems' code end, without spaces and in lower case.
  static let otherFolders = [
    "watchapp", "watchkitapp", "watchextension", "watchkitextension", "watchos", "tvos", "macos",
  ]
  /// The modules that only exist for other systems.
  static let otherModules = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]

  static let byCall = Dictionary(grouping: all) { CodeFonts.hash($0.call.utf8) }
}
