extension String {
  /// The text between double quotes, with the escapes that JSON and Swift have in common.
  ///
  /// - Parameter escape: how the language writes what is not printable.
  package func quoted(_ escape: (Unicode.Scalar) -> String) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where !scalar.isPrintable: text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// The production `Char` of XML 1.0.
  package var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The character reference of XML.
  package var xmlReference: String { "&#x\(String(value, radix: 16, uppercase: true));" }
}
