/// A format that tables are written in.
///
/// To add one, write its folder and put it into `all`; the command line, the golden tests and the docs follow the list.
package struct Emitter: Sendable {
  /// What `--format` calls it, and the extension of its files.
  package let name: String
  /// What `--help` says of it.
  package let summary: String
  /// Writes a table; the same table and options give the same bytes.
  package let emit: @Sendable (ScaledTable, EmissionOptions) -> String

  package static let all: [Emitter] = [.json, .css, .swift]

  /// The emitter of that name.
  package init?(named name: String) {
    guard let emitter = Self.all.first(where: { $0.name == name }) else { return nil }
    self = emitter
  }

  init(name: String, summary: String, emit: @escaping @Sendable (ScaledTable, EmissionOptions) -> String) {
    self.name = name
    self.summary = summary
    self.emit = emit
  }
}
