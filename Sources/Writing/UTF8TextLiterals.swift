extension UTF8Text: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: StaticString) { append(literal) }

  package init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Collects a literal with interpolations.
  package struct Interpolation: StringInterpolationProtocol {
    package var text: UTF8Text

    package init(literalCapacity: Int, interpolationCount: Int) {
      // Names and numbers are mostly shorter than this, so one allocation is enough.
      text = UTF8Text(capacity: literalCapacity + 32 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }
    package mutating func appendInterpolation(_ literal: StaticString) { text.append(literal) }
    package mutating func appendInterpolation(_ text: UTF8Text) { self.text.append(contentsOf: text) }
    package mutating func appendInterpolation(_ string: String) { text.append(contentsOf: string) }
    package mutating func appendInterpolation(_ number: Int) { text.append(number) }
    package mutating func appendInterpolation(_ number: Double) { text.append(number) }
  }
}

extension [UTF8Text] {
  package func joined(separator: StaticString) -> UTF8Text {
    var text = UTF8Text(capacity: reduce(0) { $0 + $1.count + separator.utf8CodeUnitCount })
    for (index, part) in enumerated() {
      if index > 0 { text.append(separator) }
      text.append(contentsOf: part)
    }
    return text
  }
}

extension UTF8Text {
  package static func + (left: UTF8Text, right: UTF8Text) -> UTF8Text { "\(left)\(right)" }
}
