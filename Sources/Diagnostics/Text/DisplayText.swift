import Documents
import Writing

/// Makes text from a file safe to show: nothing in it can move a terminal's cursor, or colour or reorder its text.
package enum DisplayText {
  /// The text with every control character, line separator and direction override written as `\u{…}`.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}
