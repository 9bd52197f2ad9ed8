public import StyleModel

/// A format that tables are written in.
///
/// To add one, write its folder and put it into `all`; the command line, the golden tests and the docs follow the list.
public struct Emitter: Sendable {
  /// What `--format` calls it, and the extension of its files.
  public let name: String
  /// What `--help` says of it.
  public let summary: String
  /// What everything that it writes begins with, and nothing that somebody writes by hand: `build` replaces no other file.
  package let mark: String
  /// Writes a table; the same table and options give the same bytes.
  public let emit: @Sendable (ScaledTable, EmissionOptions) -> String

  public static let all: [Emitter] = [.json, .css, .swift]

  /// The emitter of that name.
  public init?(named name: String) {
    guard let emitter = Self.all.first(where: { $0.name == name }) else { return nil }
    self = emitter
  }

  init(
    name: String, summary: String, mark: String, emit: @escaping @Sendable (ScaledTable, EmissionOptions) -> String
  ) {
    self.name = name
    self.summary = summary
    self.mark = mark
    self.emit = emit
  }
}
