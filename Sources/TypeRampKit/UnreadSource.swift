import Diagnostics
import Documents

extension Diagnostic {
  /// The report of a syntax error; for a file in another language it names the language.
  init(_ error: SyntaxError, in source: Source) {
    let report = Diagnostic(error)
    guard let language = source.language else {
      self = report
      return
    }
    let advice = "\(language) is not read; let the tool that it is for write plain JSON"
    self.init(
      id: report.id, severity: report.severity, message: report.message, range: report.range,
      notes: report.notes + [Note(advice, at: report.range)])
  }
}

extension Source {
  /// The language of token sources that are programs or supersets of JSON, by the file's extension; nil for all others.
  fileprivate var language: String? {
    let name = path.lowercased()
    return Self.languages.first { $0.endings.contains(where: name.hasSuffix) }?.name
  }

  private static let languages: [(endings: [String], name: String)] = [
    ([".js", ".mjs", ".cjs", ".ts", ".mts"], "JavaScript"), ([".yaml", ".yml"], "YAML"),
  ]
}
