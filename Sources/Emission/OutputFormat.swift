import StyleModel

/// An output format; its properties are the options that a user can set.
protocol OutputFormat: Sendable {
  /// The name for `--format`, and the prefix of its flags: `css`, and `--css-mode`.
  static var name: String { get }
  /// The extension of its files, without the dot.
  static var fileExtension: String { get }
  /// The suffix of its file names, between the dictionary's name and the extension: `Tests`. Among formats with the
  /// same extension one has no suffix, and the extension alone selects it.
  static var fileSuffix: String { get }
  /// The name of the language that it writes: `CSS`.
  static var language: String { get }
  /// The beginning of every output, which no file written by hand has.
  static var mark: String { get }
  static var syntax: OutputSyntax { get }

  /// The options of this value.
  var options: [EmitterOption] { get }
  /// Formats with other options for the golden tests, by the suffixes of the goldens.
  var samples: [(name: String, format: any OutputFormat)] { get }
  /// What restricts an output to a part of a page or to some devices; nil if nothing does. Outputs with different
  /// restrictions can be in one file.
  var scope: String? { get }
  /// Whether the output contains font files.
  var needsFontContents: Bool { get }
  /// Whether the output registers the app's fonts itself; nil if it loads none.
  var registersFonts: Bool? { get }

  /// The type that the output for a dictionary declares; nil in languages without types.
  func typeName(for dictionary: String) -> String?
  /// The type that the output would declare if the language did not use that name; nil if it is declared as such.
  func hiddenType(for dictionary: String) -> String?
  /// The fonts that the output names but cannot load, including those that a system may have.
  func unreachableFonts(of table: ScaledTable) -> [UnreachableFont]
  /// The output for a table, in UTF-8.
  func output(of table: ScaledTable) -> [UInt8]
  /// The output for several tables in one file.
  func output(of parts: [(format: any OutputFormat, table: ScaledTable)]) -> [UInt8]
}

extension OutputFormat {
  static var fileSuffix: String { "" }
  var options: [EmitterOption] { [] }
  var samples: [(name: String, format: any OutputFormat)] { [] }
  var scope: String? { nil }
  var needsFontContents: Bool { false }
  var registersFonts: Bool? { nil }
  func typeName(for dictionary: String) -> String? { nil }
  func hiddenType(for dictionary: String) -> String? { nil }
  func unreachableFonts(of table: ScaledTable) -> [UnreachableFont] { [] }
  func output(of parts: [(format: any OutputFormat, table: ScaledTable)]) -> [UInt8] { Self.joined(parts) }

  /// The outputs one after the other.
  static func joined(_ parts: [(format: any OutputFormat, table: ScaledTable)]) -> [UInt8] {
    Array(parts.map { $0.format.output(of: $0.table) }.joined(separator: [UInt8(ascii: "\n")]))
  }
}

/// The syntax of an output, as far as its checks need it.
package enum OutputSyntax: Sendable {
  /// RFC 8259.
  case json
  /// Strings end on their line and have escapes with backslashes; brackets and comments are closed.
  ///
  /// - Parameters:
  ///   - quotes: the characters that begin and end strings.
  ///   - comment: the beginning and the end of comments.
  ///   - never: text that would end a language in which this one is embedded.
  case brackets(quotes: String, comment: (start: String, end: String), never: [String] = [])
}
