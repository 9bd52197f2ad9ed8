import TestSupport

extension GeneratedText {
  /// Adds a JSON document, mostly valid.
  mutating func addJSON() {
    space()
    value(depth: 0)
    space()
  }

  private mutating func space() { add(oneOf: ["", "", "", "", " ", "\n", "\t", "\r\n", "  \n", "\r"]) }

  private mutating func value(depth: Int) {
    switch random.below(depth == 0 ? 12 : 9) {
    case 0: add(oneOf: ["true", "false", "null"])
    case 1: add(oneOf: Self.integers)
    case 2: add(oneOf: Self.reals)
    case 3: number()
    case 4, 5: string()
    case 6: array(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func array(depth: Int) {
    add("[")
    for index in 0..<elementCount(depth: depth) {
      if index > 0 { add(",") }
      space()
      value(depth: depth + 1)
      space()
    }
    add(random.chance(3) ? ",]" : "]")
  }

  private mutating func object(depth: Int) {
    add("{")
    for index in 0..<elementCount(depth: depth) {
      if index > 0 { add(",") }
      space()
      string()
      space()
      add(":")
      space()
      value(depth: depth + 1)
      space()
    }
    add(random.chance(3) ? ",}" : "}")
  }

  private mutating func number() {
    add(oneOf: ["", "", "-"])
    digits(18)
    if random.chance(50) {
      add(".")
      digits(22)
    }
    if random.chance(40) {
      add(oneOf: ["e", "E", "e-", "E+", "e0", "e-0"])
      digits(3)
    }
  }

  private mutating func digits(_ most: Int) {
    for _ in 0...random.below(most) { add("\(random.below(10))") }
  }

  private mutating func string() {
    add("\"")
    for piece in pieces() { for scalar in piece.unicodeScalars { character(scalar) } }
    add("\"")
  }

  /// A character, literally or as an escape; sometimes a literal control character or quote, which is a mistake.
  private mutating func character(_ scalar: Unicode.Scalar) {
    let simple: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
    ]
    if random.chance(1) {
      add(oneOf: ["\\ud800", "\\udc00", "\\ud83d\\ud83d", "\\u12", "\\x41", "\\u00g0", "\\uD83D\\n", "\\'"])
    } else if let escape = simple[scalar], random.chance(80) {
      add(escape)
    } else if scalar.value < 0x20 || random.chance(15) {
      unicodeEscape(scalar)
    } else if scalar == "\"" || scalar == "\\", !random.chance(5) {
      add("\\\(scalar)")
    } else {
      add("\(scalar)")
    }
  }

  private mutating func unicodeEscape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16, uppercase: random.chance(50))
      add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}
