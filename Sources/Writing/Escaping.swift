extension String {
  /// The text with the characters that are not plain replaced, and with the `#` of commands in logs.
  ///
  /// - Parameters:
  ///   - isPlain: whether a character is written as it is; a `#` may be part of a command all the same.
  ///   - escape: what is written for a character instead.
  package func escaped(plain isPlain: (Unicode.Scalar) -> Bool, by escape: (Unicode.Scalar) -> String) -> String {
    // As nearly all texts, and in a third of the time of what follows.
    if utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "#") && isPlain(Unicode.Scalar($0)) }) { return self }
    var result: [UInt8] = []
    var rest = unicodeScalars[...]
    var previous: Unicode.Scalar?
    while true {
      let plain = rest.prefix { $0 != "#" && !$0.isJoiner && isPlain($0) }
      result += Substring(plain).utf8
      previous = plain.last ?? previous
      rest = rest[plain.endIndex...]
      guard let scalar = rest.popFirst() else { return String(decoding: result, as: UTF8.self) }
      let isCommand = scalar == "#" && result.last == UInt8(ascii: "#") && LogCommand.hasName(rest)
      let isPart = isPlain(scalar) && !isCommand && (scalar == "#" || scalar.joins(previous))
      result += (isPart ? String(scalar) : escape(scalar)).utf8
      previous = isPart ? scalar : nil
    }
  }

  /// The text as it is written between double quotes, with the escapes that JSON and Swift share.
  ///
  /// - Parameter escape: a character that is not printable, in the form of the language.
  package func escapedForQuotes(_ escape: (Unicode.Scalar) -> String) -> String {
    escaped(plain: Self.isPlainInQuotes) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: escape(scalar)
      }
    }
  }

  /// A function, because the runtime would have to make a key path in every run.
  private static func isPlainInQuotes(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPrintable && scalar != "\"" && scalar != "\\"
  }

  /// The text as XML 1.0 writes it. Characters that XML forbids are left out. Those that are not plain, and commands in
  /// logs, become character references.
  package func escapedForXML(plain: (Unicode.Scalar) -> Bool) -> String {
    escaped(plain: plain) { scalar in
      scalar.markup ?? (scalar.isXMLCharacter ? "&#x\(String(scalar.value, radix: 16, uppercase: true));" : "")
    }
  }
}

extension Unicode.Scalar {
  /// The character as `\u{…}`.
  package var codePoint: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The character reference for a character with a meaning in XML and HTML; nil for all others.
  package var markup: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  /// Whether the scalar is a `Char` of XML 1.0.
  package var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
