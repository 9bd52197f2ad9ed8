/// The ways in which bytes are not a binary property list.
enum BinaryMistake {
  static let version = SyntaxMistake("version", "expected version 0 of the binary property list, 'bplist00'")
  static let tooShort = SyntaxMistake(
    "unclosed", "expected at least an object, its offset and the trailer of a binary property list")
  static let offsetSize = SyntaxMistake("trailer", "expected at least one byte for an offset")
  static let referenceSize = SyntaxMistake("trailer", "expected at least one byte for a reference")
  static let noObjects = SyntaxMistake("trailer", "expected at least one object")
  static let topObject = SyntaxMistake("trailer", "expected the number of an object as the top object")
  static let offsetTable = SyntaxMistake("trailer", "expected the offset table between the objects and the trailer")
  static let objectOffset = SyntaxMistake("reference", "expected an offset between the header and the offset table")
  static let reference = SyntaxMistake("reference", "expected the number of an object")
  static let objectEnd = SyntaxMistake("unclosed", "expected the end of this object before the offset table")
  static let count = SyntaxMistake("unexpected", "expected an integer object as the count of this object")
  static let integerSize = SyntaxMistake("number", "expected an integer of at most sixteen bytes")
  static let realSize = SyntaxMistake("number", "expected a real of four or eight bytes")
  static let ascii = SyntaxMistake("encoding", "expected ASCII characters only in this string")
  static let date = SyntaxMistake("date", "expected a date in the years 1 to 9999")
  static let keyNotString = SyntaxMistake("unexpected", "expected a string as the key of a dictionary")
  static let cycle = SyntaxMistake("cycle", "this container holds itself")

  static func unknownMarker(_ byte: UInt8) -> SyntaxMistake {
    SyntaxMistake("unexpected", "unknown object marker 0x\(String(byte, radix: 16, uppercase: true))")
  }

  /// - Parameter noun: what exceeds the limit: values or their bytes.
  static func tooMany(_ noun: String, _ limit: Int) -> SyntaxMistake {
    SyntaxMistake("size", "objects are shared so often that there are too many \(noun); at most \(limit) are read")
  }
}
