/// The ways in which bytes are not a binary property list.
enum BinaryMistake: SyntaxMistake {
  case version, tooShort
  case offsetSize, referenceSize, noObjects, topObject, offsetTable
  case objectOffset, reference, objectEnd
  case unknownMarker(UInt8)
  case count, integerSize, realSize
  case ascii, utf16, date
  case keyNotString, cycle
  /// How many values are read at most.
  case tooMany(Int)
  /// How many bytes of values are read at most.
  case tooLong(Int)

  var id: String {
    switch self {
    case .version: "syntax-version"
    case .tooShort, .objectEnd: "syntax-unclosed"
    case .offsetSize, .referenceSize, .noObjects, .topObject, .offsetTable: "syntax-trailer"
    case .objectOffset, .reference: "syntax-reference"
    case .unknownMarker, .count, .keyNotString: "syntax-unexpected"
    case .integerSize, .realSize: "syntax-number"
    case .ascii, .utf16: "syntax-encoding"
    case .date: "syntax-date"
    case .cycle: "syntax-cycle"
    case .tooMany, .tooLong: "syntax-size"
    }
  }

  var message: String {
    switch self {
    case .version: "expected version 0 of the binary property list, 'bplist00'"
    case .tooShort: "expected at least an object, its offset and the trailer of a binary property list"
    case .offsetSize: "expected at least one byte for an offset"
    case .referenceSize: "expected at least one byte for a reference"
    case .noObjects: "expected at least one object"
    case .topObject: "expected the number of an object as the top object"
    case .offsetTable: "expected the offset table between the objects and the trailer"
    case .objectOffset: "expected an offset between the header and the offset table"
    case .reference: "expected the number of an object"
    case .objectEnd: "expected the end of this object before the offset table"
    case .unknownMarker(let byte): "unknown object marker 0x\(String(byte, radix: 16, uppercase: true))"
    case .count: "expected an integer object as the count of this object"
    case .integerSize: "expected an integer of at most sixteen bytes"
    case .realSize: "expected a real of four or eight bytes"
    case .ascii: "expected ASCII characters only in this string"
    case .utf16: "invalid UTF-16: half of a surrogate pair without the other"
    case .date: "expected a date in the years 1 to 9999"
    case .keyNotString: "expected a string as the key of a dictionary"
    case .cycle: "this container holds itself"
    case .tooMany(let limit): "objects are shared so often that there are too many values; at most \(limit) are read"
    case .tooLong(let limit): "objects are shared so often that there are too many bytes; at most \(limit) are read"
    }
  }
}
