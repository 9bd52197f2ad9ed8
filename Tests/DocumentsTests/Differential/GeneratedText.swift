import TestSupport

/// Random text: the parts shared by all text formats.
struct GeneratedText {
  var random: SeededGenerator
  var text = ""

  init(_ random: SeededGenerator) {
    self.random = random
  }

  mutating func add(_ part: String) { text += part }

  /// Adds one of the parts.
  mutating func add(oneOf parts: [String]) { text += random.pick(parts) }

  /// A few parts of strings; mostly short.
  mutating func pieces() -> [String] {
    let count = random.chance(90) ? random.below(4) : random.below(24)
    return (0..<count).map { _ in random.pick(Self.pieces) }
  }

  /// The number of elements of a container; mostly small.
  mutating func elementCount(depth: Int) -> Int { depth > 4 ? 0 : random.below(random.chance(95) ? 4 : 20) }

  /// Characters of every length and of every kind that formats treat differently.
  static let pieces = [
    "a", "Z", "key", "title", "fontSize", "0", "7", "-1.5", " ", "  ", "&", "<", ">", "]]>", "\"", "'", "\n", "\t",
    "\r",
    "\r\n", "\\", "/", "//", "/*", "*/", "--", "é", "e\u{301}", "\u{E5}", "明", "😀", "👩‍👧", "\u{202E}", "\u{7F}",
    "\u{85}", "\u{2028}", "\u{2029}", "\u{F8FF}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFD}",
    "\u{10FFFF}", "\u{E0001}", "\u{0}", "\u{1}", "\u{1B}", "\u{B}", "\u{C}", "&amp;", "&#65;", "\\n", "\\u0041", "{",
    "}", "[", "(", ")", "=", ";", ":", ",", "#", "$", "%", "+", "YES", "true", "null", "nan",
  ]

  /// Whole numbers at the limits of every size.
  static let integers = [
    "0", "-0", "1", "-1", "7", "10", "127", "128", "-128", "255", "256", "32767", "65535", "65536", "2147483647",
    "-2147483648", "4294967295", "4294967296", "9007199254740991", "9007199254740992", "9007199254740993",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "170141183460469231731687303715884105727",
  ]

  /// Numbers with a point or an exponent.
  static let reals = [
    "0.0", "-0.0", "0.1", "1.5", "17.25", "-0.5", "0.30000000000000004", "1e3", "1E3", "1e+3", "1e-3", "-1.5e-7", "1e0",
    "1e00", "1e308", "1e309", "-1e309", "1e999999999", "1e-999999999", "5e-324", "2e-324", "1.7976931348623157e308",
    "1.7976931348623159e308", "2.2250738585072014e-308", "2.2250738585072011e-308", "123456789.123456789",
    "0.1000000000000000055511151231257827021181583404541015625", "1e23", "8.41e21", "9.5e-323", "9007199254740993.0",
  ]
}
