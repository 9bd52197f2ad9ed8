/// Text to write, in UTF-8: an output, or a part of one.
///
/// `String` validates and counts, which outputs do not need: they are only appended to. A stylesheet takes a third of
/// the instructions (docs/performance.md). Literals and interpolations are written as for `String`. An interpolation
/// escapes nothing (docs/architecture.md, Making outputs).
package struct UTF8Text: Sendable, Hashable {
  package fileprivate(set) var bytes: [UInt8] = []

  package init() {}

  package init(_ string: String) { append(contentsOf: string) }

  package var isEmpty: Bool { bytes.isEmpty }
}

// MARK: - Appending

extension UTF8Text {
  package mutating func append(contentsOf text: UTF8Text) { bytes.append(contentsOf: text.bytes) }

  package mutating func append(contentsOf bytes: some Collection<UInt8>) { self.bytes.append(contentsOf: bytes) }

  package mutating func append(contentsOf string: String) { bytes.append(contentsOf: string.utf8) }

  package mutating func append(_ literal: StaticString) {
    // Between and around interpolations, many literals are empty.
    if literal.utf8CodeUnitCount == 0 { return }
    // The literal's bytes live as long as the program.
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package mutating func append(spaces count: Int) {
    for _ in 0..<count { append(byte: UInt8(ascii: " ")) }
  }

  package mutating func append(byte: UInt8) { bytes.append(byte) }

  package mutating func append(scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a number in decimal.
  package mutating func append(_ number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  private mutating func append(digits number: UInt) {
    if number >= 10 { append(digits: number / 10) }
    append(byte: UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a number in hexadecimal.
  ///
  /// - Parameter number: zero or more.
  package mutating func append(hexadecimal number: Int, isUppercase: Bool = false) {
    append(contentsOf: String(number, radix: 16, uppercase: isUppercase))
  }

  /// Appends the shortest decimal that reads back as this finite number: `17`, `12.99`, never `17.0`.
  package mutating func append(_ number: Double) {
    // Most numbers are whole, and the others take long to write. Zero is excluded because it may have a sign.
    if number != 0, number.magnitude < 1e15, let whole = Int(exactly: number) {
      append(whole)
    } else {
      append(contentsOf: number.shortest)
    }
  }

  /// Appends a number rounded as by `Double.rounded(toParts:)`: `20.667` for a thousand parts.
  ///
  /// - Parameter parts: a power of ten.
  package mutating func append(_ number: Double, inPartsOf parts: Int) {
    guard let count = number.count(ofParts: Double(parts)) else { return append(number) }
    append(count, ofParts: parts)
  }

  /// Appends a number of parts as a decimal: `20.667` for 20667 thousandths.
  ///
  /// - Parameter parts: a power of ten.
  package mutating func append(_ count: Int, ofParts parts: Int) {
    if count < 0 { append(byte: UInt8(ascii: "-")) }
    let parts = UInt(parts)
    append(digits: count.magnitude / parts)
    var (rest, unit) = (count.magnitude % parts, parts / 10)
    if rest > 0 { append(byte: UInt8(ascii: ".")) }
    while rest > 0 {
      append(digits: rest / unit)
      (rest, unit) = (rest % unit, unit / 10)
    }
  }
}

// MARK: - Literals

extension UTF8Text: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: StaticString) { append(literal) }

  package init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Collects a literal with interpolations.
  package struct Interpolation: StringInterpolationProtocol {
    package var text = UTF8Text()

    package init(literalCapacity: Int, interpolationCount: Int) {
      // Names and numbers are mostly shorter than this, so one allocation is enough.
      text.bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text.append(literal) }
    package mutating func appendInterpolation(_ literal: StaticString) { text.append(literal) }
    package mutating func appendInterpolation(_ text: UTF8Text) { self.text.append(contentsOf: text) }
    package mutating func appendInterpolation(_ string: String) { text.append(contentsOf: string) }
    package mutating func appendInterpolation(_ number: Int) { text.append(number) }
    package mutating func appendInterpolation(_ number: Double) { text.append(number) }
  }
}

// MARK: - Joining

extension [UTF8Text] {
  package func joined(separator: StaticString) -> UTF8Text {
    var text = UTF8Text()
    text.bytes.reserveCapacity(reduce(0) { $0 + $1.bytes.count + separator.utf8CodeUnitCount })
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

extension UTF8Text: CustomStringConvertible {
  package var description: String { String(self) }
}

extension String {
  package init(_ text: UTF8Text) { self.init(decoding: text.bytes, as: UTF8.self) }
}
