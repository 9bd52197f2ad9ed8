/// Markup of HTML.
///
/// A literal is markup. A string that is interpolated is a text, in an element or between the quotes of an attribute: it
/// is escaped, and nothing in it is markup. So no text of a stranger becomes markup unless somebody asks for `markup`.
package struct HTML: Sendable {
  package private(set) var text = UTF8Text()

  package init() {}

  /// Text that is markup already, or the content of a `<style>` or `<script>`.
  package init(markup text: UTF8Text) { self.text = text }

  /// A text with its lines, each behind a `<br>` but the first.
  package init(lines text: String) {
    let lines: [HTML] = text.lines.map { "\(String($0))" }
    self = lines.joined(separator: "<br>")
  }

  package mutating func append(_ other: HTML) { text.append(contentsOf: other.text) }

  package static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }
}

/// The one place where texts become safe in HTML.
package enum HTMLText {
  /// Appends a text as it is shown: what is not printable, line breaks too, as `\u{…}`, and what HTML gives a meaning as
  /// a reference.
  package static func append(_ text: String, to output: inout UTF8Text) {
    output.append(text.printable[...], plain: plain) { scalar, output in
      switch scalar {
      case "&": output.append("&amp;")
      case "<": output.append("&lt;")
      case ">": output.append("&gt;")
      case "\"": output.append("&quot;")
      case "'": output.append("&#39;")
      default: output.append(scalar: scalar)
      }
    }
  }

  private static let plain = ASCIISet { !"&<>\"'".unicodeScalars.contains($0) }
}

// MARK: - Literals

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: StaticString) { text.append(literal) }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects markup, and texts in it.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = UTF8Text()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }
    package mutating func appendInterpolation(_ markup: HTML) { text.append(contentsOf: markup.text) }
    package mutating func appendInterpolation(_ string: String) { HTMLText.append(string, to: &text) }
    package mutating func appendInterpolation(_ number: Int) { text.append(number) }
  }
}

extension [HTML] {
  /// The parts one behind the other.
  package func joined(separator: HTML = "") -> HTML {
    var all = HTML()
    for (index, part) in enumerated() {
      if index > 0 { all.append(separator) }
      all.append(part)
    }
    return all
  }
}
