import StyleModel

/// An output format; its properties are the options that a user can set. `Emitter` says what they mean.
protocol OutputFormat: Sendable {
  static var name: String { get }
  static var fileExtension: String { get }
  static var fileSuffix: String { get }
  static var language: String { get }
  static var mark: String { get }
  static var syntax: OutputSyntax { get }
  var options: [EmitterOption] { get }
  /// Formats with other options for the golden tests, by the suffixes of the goldens.
  var samples: [(name: String, format: any OutputFormat)] { get }
  var scope: String? { get }
  var needsFontContents: Bool { get }
  var registersFonts: Bool? { get }
  func typeName(for dictionary: String) -> String?
  func hiddenType(for dictionary: String) -> String?
  func unreachableFonts(of table: ScaledTable) -> [UnreachableFont]
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
