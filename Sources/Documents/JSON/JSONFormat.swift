extension DocumentFormat {
  /// JSON, RFC 8259.
  package static let json = DocumentFormat(name: "JSON", .strict)

  /// JSON with comments and trailing commas.
  package static let jsonWithComments = DocumentFormat(name: "JSON with comments", .commented)

  /// JSON5, version 1.0.0.
  package static let json5 = DocumentFormat(name: "JSON5", .json5)

  private init(name: String, _ dialect: JSONDialect) {
    self.init(
      name: name, kindOfJSON: dialect == .strict ? .strict : .lenient,
      read: { (source) throws(SyntaxError) in try JSONReader.read(source, dialect) },
      recover: BracketRecovery.read,
      string: { dialect.isJSON5 ? JSON5Escape.decode($0.bytes) : JSONEscape.decode($0.bytes) },
      number: { Double(String(decoding: $0.bytes, as: UTF8.self)) },
      boolean: { $0.bytes.count == 4 },
      decimal: { node in
        dialect.isJSON5 && !JSON5Number.isJSON(node.bytes) ? nil : String(decoding: node.bytes, as: UTF8.self)
      })
  }
}

/// The escapes of JSON strings.
enum JSONEscape {
  /// The character that a backslash and this letter encode; nil for an unknown letter.
  static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    default: Escapes.control(letter)
    }
  }

  /// Decodes the bytes between the quotes of a string that the reader has accepted.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    Escapes.decode(bytes) { letter, rest, text in
      if let character = simple(letter) { text.append(character) } else { text += Escapes.scalar(&rest).utf8 }
    }
  }
}
