/// A DICT of the table `CFF `: numbers by operator (Adobe Technical Note 5176, 4).
struct CFFDictionary {
  private var entries: [Int: [Double]] = [:]

  /// An operator; those of two bytes begin with twelve.
  enum Key: Int {
    case charStrings = 17
    case privateDictionary = 18
    case subroutines = 19
    case fontMatrix = 0x0C07
    case fontDictionaries = 0x0C24
    case fontSelector = 0x0C25
  }

  /// The numbers of an operator; nil if the dictionary does not have it.
  subscript(key: Key) -> [Double]? { entries[key.rawValue] }

  /// The numbers of an operator as offsets or sizes; nil if one is out of range.
  func offsets(_ key: Key) -> [Int]? {
    guard let numbers = self[key], numbers.allSatisfy((0...Double(Int32.max)).contains) else { return nil }
    return numbers.map { Int($0) }
  }

  /// Nil if it is malformed, or longer than dictionaries are.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= FontLimits.dictionarySize else { return nil }
    var (rest, numbers) = (bytes, [] as [Double])
    while let byte = rest.popFirst().map(Int.init) {
      if byte <= 21 {
        guard let key = byte == 12 ? rest.popFirst().map({ 0x0C00 | Int($0) }) : byte else { return nil }
        entries[key] = numbers
        numbers = []
      } else {
        guard let number = byte == 30 ? Self.decimal(&rest) : rest.popNumber(after: byte) else { return nil }
        numbers.append(number)
      }
    }
  }

  /// A number whose digits are halves of bytes. The second half of the last byte is fifteen.
  private static func decimal(_ bytes: inout ArraySlice<UInt8>) -> Double? {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "E", "E-", "", "-", ""]
    var text = ""
    while let byte = bytes.popFirst() {
      text += digits[Int(byte >> 4)] + digits[Int(byte & 15)]
      if byte & 15 == 15 { return Double(text) }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Removes the rest of a number that a byte begins. Dictionaries and charstrings have the same integers of up to
  /// three bytes. Numbers of five bytes are integers in dictionaries, and have sixteen bits for a fraction in
  /// charstrings.
  mutating func popNumber(after byte: Int) -> Double? {
    switch byte {
    case 32...246: return Double(byte - 139)
    case 247...250: return popFirst().map { Double((byte - 247) << 8 + Int($0) + 108) }
    case 251...254: return popFirst().map { Double((251 - byte) << 8 - Int($0) - 108) }
    case 28, 29, 255:
      let size = byte == 28 ? 2 : 4
      defer { self = dropFirst(size) }
      if size == 2 { return int16(at: 0).map(Double.init) }
      return uint32(at: 0).map { Double(Int32(truncatingIfNeeded: $0)) / (byte == 29 ? 1 : 65536) }
    default: return nil
    }
  }
}
