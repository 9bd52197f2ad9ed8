/// The ways in which bytes are not a binary property list.
enum BinaryMistake {
  static let version = SyntaxMistake(
    "syntax-version", "expected version 0 of the binary property list, 'bplist00'")
  static let tooShort = SyntaxMistake(
    "syntax-unclosed", "expected at least an object, its offset and the trailer of a binary property list")
  static let offsetSize = SyntaxMistake("syntax-trailer", "expected at least one byte for an offset")
  static let referenceSize = SyntaxMistake("syntax-trailer", "expected at least one byte for a reference")
  static let noObjects = SyntaxMistake("syntax-trailer", "expected at least one object")
  static let topObject = SyntaxMistake("syntax-trailer", "expected the number of an object as the top object")
  static let offsetTable = SyntaxMistake(
    "syntax-trailer", "expected the offset table between the objects and the trailer")
  static let objectOffset = SyntaxMistake(
    "syntax-reference", "expected an offset between the header and the offset table")
  static let reference = SyntaxMistake("syntax-reference", "expected the number of an object")
  static let objectEnd = SyntaxMistake("syntax-unclosed", "expected the end of this object before the offset table")
  static let count = SyntaxMistake("syntax-unexpected", "expected an integer object as the count of this object")
  static let integerSize = SyntaxMistake("syntax-number", "expected an integer of at most sixteen bytes")
  static let realSize = SyntaxMistake("syntax-number", "expected a real of four or eight bytes")
  static let ascii = SyntaxMistake("syntax-encoding", "expected ASCII characters only in this string")
  static let date = SyntaxMistake("syntax-date", "expected a date in the years 1 to 9999")
  static let keyNotString = SyntaxMistake("syntax-unexpected", "expected a string as the key of a dictionary")
  static let cycle = SyntaxMistake("syntax-cycle", "this container holds itself")

  static func unknownMarker(_ byte: UInt8) -> SyntaxMistake {
    SyntaxMistake("syntax-unexpected", "unknown object marker 0x\(String(byte, radix: 16, uppercase: true))")
  }

  /// - Parameter noun: what exceeds the limit: values or their bytes.
  static func tooMany(_ noun: String, _ limit: Int) -> SyntaxMistake {
    SyntaxMistake(
      "syntax-size", "objects are shared so often that there are too many \(noun); at most \(limit) are read")
  }
}
