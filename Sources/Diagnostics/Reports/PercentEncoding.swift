extension String {
  /// The text as UTF-8, in which `%` and two digits replace some bytes (RFC 3986).
  package func percentEncoded(where isEncoded: (UInt8) -> Bool) -> String {
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
