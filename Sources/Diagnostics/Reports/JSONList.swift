import Documents
import Writing

/// Writes the elements of a JSON array one after another. The caller writes the opening bracket.
struct JSONList {
  private var isEmpty = true

  /// Writes an element on its own lines.
  mutating func write(_ element: JSONValue, indent: String, to output: inout some TextOutputStream) {
    output.write("\(isEmpty ? "" : ",")\n\(indent)\(element.indented(by: indent))")
    isEmpty = false
  }

  /// The closing bracket of an array whose first line is indented by `indent`.
  func closing(indent: String) -> String { isEmpty ? "]" : "\n\(indent)]" }
}

extension JSONValue {
  /// The pretty-printed text without a final line ending; every line but the first is indented.
  func indented(by indent: String) -> String {
    // A JSON string has no line endings.
    text.utf8.split(separator: .newline).map(Substring.init).joined(separator: "\n" + indent)
  }
}

extension Severity {
  /// The name of the severity in another format.
  func name(error: String, warning: String, note: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
