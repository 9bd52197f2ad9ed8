import Documents

extension String {
  /// The path as a relative URI (RFC 3986): everything but letters, digits, `-._~` and `/` is encoded.
  package var percentEncodedPath: String {
    percentEncoded { !$0.isLetter && !$0.isDigit && !"-._~/".utf8.contains($0) }
  }

  /// The text as UTF-8, in which `%` and two digits replace some bytes (RFC 3986).
  func percentEncoded(where isEncoded: (UInt8) -> Bool) -> String {
    var text: [UInt8] = []
    for byte in utf8 {
      if isEncoded(byte) {
        text += ((byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)).utf8
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Sequence<UInt8> {
  /// The bytes that a percent-encoded text represents (RFC 3986); nil for a malformed escape.
  package var percentDecoded: [UInt8]? {
    var result: [UInt8] = []
    var rest = makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else { return nil }
      result.append(high << 4 | low)
    }
    return result
  }
}
