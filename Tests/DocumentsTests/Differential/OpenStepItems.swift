import Documents

extension Value {
  /// The number of values and keys.
  var itemCount: Int {
    switch self {
    case .dictionary(let members): members.reduce(1) { $0 + 1 + ($1.value == .string($1.key) ? 0 : $1.value.itemCount) }
    case .array(let elements): elements.reduce(1) { $0 + $1.itemCount }
    default: 1
    }
  }
}

/// Counts strings, data and containers in OpenStep text, whatever is between them.
enum OpenStepItems {
  static func count(in text: [UInt8]) -> Int {
    var rest = text[...]
    var count = 0
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        while let next = rest.first, next != 0x0A, next != 0x0D, !rest.starts(with: [0xE2, 0x80]) { rest.removeFirst() }
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2).firstRange(of: Array("*/".utf8)).map { rest[$0.upperBound...] } ?? []
      } else {
        rest = skipItem(byte, rest)
        if !byte.isWhitespace, !"})>,;=".utf8.contains(byte) { count += 1 }
      }
    }
    return count
  }

  private static func skipItem(_ byte: UInt8, _ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var rest = rest.dropFirst()
      while let next = rest.popFirst(), next != byte { if next == UInt8(ascii: "\\") { rest = rest.dropFirst() } }
      return rest
    case UInt8(ascii: "<"): return rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    case _ where isWord(byte): return rest.drop(while: isWord)
    default: return rest.dropFirst()
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "_$/:.-".utf8.contains(byte)
  }
}
