import Writing

extension SwiftName {
  /// Whether a text is an identifier, possibly a keyword.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isIdentifierHead(first), name != "_" else { return false }
    return name.unicodeScalars.allSatisfy(isIdentifierPart)
  }

  /// Whether an identifier may begin with a character.
  static func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "0"..."9": false
    default: isIdentifierPart(scalar) && !isCombining(scalar)
    }
  }

  /// Whether a character may be part of an identifier: the grammar of The Swift Programming Language (Lexical
  /// Structure), without invisible characters.
  static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPrintable && !scalar.isJoiner && isInGrammar(scalar)
  }

  private static func isInGrammar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F: true
    case 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x218F, 0x2460...0x24FF: true
    case 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F: true
    case 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
    case 0x10000...0xDFFFD: true
    default: false
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
