import Documents
import Writing

/// Writes the elements of a JSON array one after another; what opens it is written before.
struct JSONList {
  private var isEmpty = true

  /// Writes an element on lines of its own.
  mutating func write(_ element: JSONValue, indent: String, to output: inout some TextOutputStream) {
    output.write("\(isEmpty ? "" : ",")\n\(indent)\(element.indented(by: indent))")
    isEmpty = false
  }

  /// What closes the array, whose first line is indented by this.
  func closing(indent: String) -> String { isEmpty ? "]" : "\n\(indent)]" }
}

extension JSONValue {
  /// A whole number.
  static func integer(_ value: Int) -> JSONValue { .decimal(String(value)) }

  /// The pretty-printed text with every line but the first indented, and no line end behind it.
  func indented(by indent: String) -> String {
    // A line end is never inside a JSON string.
    text.utf8.split(separator: .newline).map(Substring.init).joined(separator: "\n" + indent)
  }
}
