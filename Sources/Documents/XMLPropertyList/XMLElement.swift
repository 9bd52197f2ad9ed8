/// The elements of an XML property list. The raw value is the name's bytes as one number, so that a name is recognised
/// by one comparison; no name has more than seven bytes.
enum XMLElement: UInt64 {
  case plist = 0x70_6C_69_73_74
  case dict = 0x64_69_63_74
  case array = 0x61_72_72_61_79
  case key = 0x6B_65_79
  case string = 0x73_74_72_69_6E_67
  case integer = 0x69_6E_74_65_67_65_72
  case real = 0x72_65_61_6C
  case date = 0x64_61_74_65
  case data = 0x64_61_74_61
  case `true` = 0x74_72_75_65
  case `false` = 0x66_61_6C_73_65

  /// The element of a name with `count` bytes; `name` is its last eight bytes as a number.
  init?(lastBytes name: UInt64, count: Int) {
    self.init(rawValue: name)
    // Neither NULs before the name nor bytes shifted out change the number, so the length is compared too.
    if length != count { return nil }
  }

  /// The length of the name in bytes.
  var length: Int { 8 - rawValue.leadingZeroBitCount / 8 }

  var name: String {
    String(decoding: (0..<length).reversed().map { UInt8(truncatingIfNeeded: rawValue >> (8 * $0)) }, as: UTF8.self)
  }
}

/// An opening tag, up to its `>`.
struct XMLTag {
  let element: XMLElement
  /// From `<` to `>`.
  let range: Range<Int>
  /// Whether it closes itself: `<true/>`.
  let isEmpty: Bool
}
