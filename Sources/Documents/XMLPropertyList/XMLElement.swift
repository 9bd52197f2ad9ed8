/// The elements of an XML property list.
enum XMLElement: String {
  case plist, dict, array, key, string, integer, real, date, data
  case `true`, `false`

  /// The element with this name. The first letter leaves one candidate, so that a name is compared once.
  init?(_ name: ArraySlice<UInt8>) {
    guard let candidate = Self.candidate(for: name), name.elementsEqual(candidate.rawValue.utf8) else { return nil }
    self = candidate
  }

  private static func candidate(for name: ArraySlice<UInt8>) -> XMLElement? {
    switch name.first {
    case UInt8(ascii: "a"): .array
    case UInt8(ascii: "d"): candidate(afterD: name)
    case UInt8(ascii: "f"): .false
    case UInt8(ascii: "i"): .integer
    case UInt8(ascii: "k"): .key
    case UInt8(ascii: "p"): .plist
    case UInt8(ascii: "r"): .real
    case UInt8(ascii: "s"): .string
    case UInt8(ascii: "t"): .true
    default: nil
    }
  }

  private static func candidate(afterD name: ArraySlice<UInt8>) -> XMLElement? {
    switch name.dropFirst(2).first {
    case UInt8(ascii: "c"): .dict
    case UInt8(ascii: "t"): name.last == UInt8(ascii: "e") ? .date : .data
    default: nil
    }
  }
}

/// An opening tag, read as far as its `>`.
struct XMLTag {
  let element: XMLElement
  /// From `<` to `>`.
  let range: Range<Int>
  /// It closes itself: `<true/>`.
  let isEmpty: Bool
}
