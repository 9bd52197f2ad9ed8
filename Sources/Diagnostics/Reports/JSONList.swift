import Documents
import Writing

/// Writes the elements of a JSON array one after another. The caller writes the opening bracket.
struct JSONList {
  let indent: String
  private(set) var isEmpty = true

  mutating func write(_ element: JSONValue, to output: inout some TextOutputStream) {
    output.write("\(isEmpty ? "" : ",")\n\(indent)\(element.indented(by: indent))")
    isEmpty = false
  }

  /// The closing bracket, whose line is indented by a level less than the elements.
  var end: String { isEmpty ? "]" : "\n\(indent.dropLast(2))]" }
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
