/// Markup of HTML.
///
/// A literal is markup. An interpolated string is text, for an element or a quoted attribute: it is escaped, so text
/// from a file never becomes markup. Only `init(markup:)` does not escape.
package struct HTML: Sendable {
  package private(set) var text = ""

  /// Text that is markup already, or the content of a `<style>` or `<script>`.
  package init(markup text: String) { self.text = text }

  /// A text with its lines separated by `<br>`.
  package init(lines text: String) {
    let lines: [HTML] = text.lines.map { "\(String($0))" }
    self = lines.joined(separator: "<br>")
  }

  package static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }
}

// MARK: - Literals

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: String) { text = literal }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects markup and the escaped text in it.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ markup: HTML) { text += markup.text }
    /// Appends a text, with characters that are not printable, including line breaks, as `\u{…}`, and special
    /// characters of HTML as character references.
    package mutating func appendInterpolation(_ string: String) {
      text += string.printable.escaped(plain: { $0.markup == nil }, by: { $0.markup ?? $0.codePoint })
    }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

extension [HTML] {
  /// The parts with a separator between them.
  package func joined(separator: String = "") -> HTML { HTML(markup: map(\.text).joined(separator: separator)) }
}
