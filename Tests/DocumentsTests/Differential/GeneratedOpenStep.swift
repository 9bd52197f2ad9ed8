import TestSupport

extension GeneratedText {
  /// Adds an OpenStep property list or a strings file, mostly valid.
  mutating func addOpenStep() {
    gap()
    if random.chance(25) { members(depth: 0) } else { openStepValue(depth: 0) }
    gap()
  }

  private mutating func gap() {
    add(
      oneOf: [
        "", "", "", "", " ", "\n", "\t", "\r\n", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "/* a */", "// a\n", "/**/",
        "//\r",
        "/* // */", "// /*\n", "// a\u{2028}",
      ])
  }

  private mutating func openStepValue(depth: Int) {
    switch random.below(depth == 0 ? 10 : 7) {
    case 0: add(oneOf: Self.words)
    case 1, 2: quoted()
    case 3: data()
    case 4: list(depth: depth)
    default:
      add("{")
      members(depth: depth)
      add("}")
    }
  }

  private static let words = [
    "a", "Z9", "title", "17", "-1", "1.5", "YES", "NO", "a/b", "a:b", "$x", "_", ".", "-", "http://a", "a.b-c", "/",
    "/a", "a*b", "a+b",
    "é", "@", "1e3",
  ]

  private mutating func members(depth: Int) {
    for _ in 0..<elementCount(depth: depth) {
      gap()
      if random.chance(50) { add(oneOf: Self.words) } else { quoted() }
      gap()
      if random.chance(90) {
        add("=")
        gap()
        openStepValue(depth: depth + 1)
        gap()
      }
      add(random.chance(99) ? ";" : "")
      gap()
    }
  }

  private mutating func list(depth: Int) {
    add("(")
    let count = elementCount(depth: depth)
    for index in 0..<count {
      gap()
      openStepValue(depth: depth + 1)
      gap()
      add(index < count - 1 || random.chance(20) ? "," : "")
      gap()
    }
    add(")")
  }

  private mutating func data() {
    let digits = ["00", "ff", "A0", "12345678", " ", "\n"]
    let odd = ["0", "g", "x", "\u{2028}", "\u{B}", "/**/", "0 0", "é"]
    add("<" + (0..<random.below(5)).map { _ in random.pick(random.chance(96) ? digits : odd) }.joined() + ">")
  }

  private mutating func quoted() {
    let quote: Unicode.Scalar = random.chance(75) ? "\"" : "'"
    add("\(quote)")
    for piece in pieces() {
      for scalar in piece.unicodeScalars { openStepCharacter(scalar, in: quote) }
      if random.chance(6) { add(oneOf: Self.escapes) }
    }
    add("\(quote)")
  }

  private mutating func openStepCharacter(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar) {
    if scalar == quote || scalar == "\\" {
      add("\\\(scalar)")
    } else if random.chance(10) {
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: random.chance(50))
        add("\\U" + (random.chance(50) ? String(repeating: "0", count: 4 - digits.count) : "") + digits)
      }
    } else {
      add("\(scalar)")
    }
  }

  private static let escapes = [
    "\\a", "\\b", "\\f", "\\n", "\\r", "\\t", "\\v", "\\0", "\\7", "\\12", "\\101", "\\200", "\\377", "\\376", "\\400",
    "\\777", "\\8", "\\x41",
    "\\q", "\\\n", "\\é", "\\u0041", "\\U", "\\U4", "\\U0041", "\\U00416", "\\Ud83d\\Ude00", "\\Ud83d", "\\Ude00",
    "\\Ud83d\\n", "\\'", "\\\"",
  ]
}
