/// Markup of HTML.
///
/// A literal is markup. An interpolated string is text, for an element or a quoted attribute: it is escaped, so text
/// from a file never becomes markup. Only `init(markup:)` does not escape.
package struct HTML: Sendable {
  package private(set) var text = UTF8Text()

  package init() {}

  /// Text that is markup already, or the content of a `<style>` or `<script>`.
  package init(markup text: UTF8Text) { self.text = text }

  /// A text with its lines separated by `<br>`.
  package init(lines text: String) {
    let lines: [HTML] = text.lines.map { "\(String($0))" }
    self = lines.joined(separator: "<br>")
  }

  package mutating func append(_ other: HTML) { text.append(contentsOf: other.text) }

  package static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }
}

// MARK: - Literals

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: StaticString) { text.append(literal) }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects markup and the escaped text in it.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = UTF8Text()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }
    package mutating func appendInterpolation(_ markup: HTML) { text.append(contentsOf: markup.text) }
    /// Appends a text, with characters that are not printable, including line breaks, as `\u{…}`, and special
    /// characters of HTML as character references.
    package mutating func appendInterpolation(_ string: String) {
      text.append(string.printable[...], plain: HTML.plain) { scalar, text in
        switch scalar {
        case "&": text.append("&amp;")
        case "<": text.append("&lt;")
        case ">": text.append("&gt;")
        case "\"": text.append("&quot;")
        case "'": text.append("&#39;")
        default: text.append(scalar: scalar)
        }
      }
    }

    package mutating func appendInterpolation(_ number: Int) { text.append(number) }
  }

  private static let plain = ASCIISet { !"&<>\"'".unicodeScalars.contains($0) }
}

extension [HTML] {
  /// The parts with a separator between them.
  package func joined(separator: StaticString = "") -> HTML { HTML(markup: map(\.text).joined(separator: separator)) }
}
