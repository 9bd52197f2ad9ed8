import TestSupport

extension GeneratedText {
  /// Adds an XML property list, mostly valid.
  mutating func addXML() {
    prolog()
    let isWrapped = random.chance(80)
    if isWrapped { add(oneOf: ["<plist>", "<plist version=\"1.0\">", "<plist version='1.0' >", "<plist\n>"]) }
    between()
    xmlValue(depth: 0)
    between()
    if isWrapped { add(oneOf: ["</plist>", "</plist>\n", "</plist >", "</plist> \n<!-- end -->"]) }
  }

  private mutating func prolog() {
    if random.chance(50) {
      add(
        oneOf: [
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0' encoding='utf-8'?>\n",
          "<?xml version=\"1.0\"?>",
          "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\" ?>\r\n", "<?xml?>",
        ])
    }
    if random.chance(40) {
      add(
        oneOf: [
          "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
          "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\">", "<!DOCTYPE plist>", "<!DOCTYPE plist [<!ENTITY a 'b'>]>",
          "<!DOCTYPE plist []>", "<!DOCTYPE  plist\n>",
        ])
    }
  }

  /// Adds what may be between elements.
  private mutating func between() {
    guard random.chance(40) else { return }
    add(
      oneOf: [
        " ", "\n", "\t", "\r\n", "\n    ", "<!-- a -->", "<!---->", "<!-- <a> & -- -->", "<?a b?>", "\n<!--\n-->\n",
        "<!-->-->",
      ])
  }

  private mutating func xmlValue(depth: Int) {
    switch random.below(depth == 0 ? 16 : 12) {
    case 0: add(oneOf: ["<true/>", "<false/>", "<true></true>", "<false />", "<true\n/>", "<true a=\"b\"/>"])
    case 1: element("integer", integer())
    case 2: element("real", real())
    case 3: element("date", random.pick(Self.dates))
    case 4: element("data", base64())
    case 5, 6: element("string", xmlText())
    case 7: container("array", depth: depth)
    default: container("dict", depth: depth)
    }
  }

  private mutating func container(_ name: String, depth: Int) {
    let count = elementCount(depth: depth)
    if count == 0, random.chance(50) { return add("<\(name)/>") }
    add("<\(name)>")
    for _ in 0..<count {
      between()
      if name == "dict" {
        element("key", xmlText())
        between()
      }
      xmlValue(depth: depth + 1)
    }
    between()
    add("</\(name)>")
  }

  private mutating func element(_ name: String, _ content: String) {
    if content.isEmpty, random.chance(40) { return add("<\(name)/>") }
    add(
      "<\(name)\(random.pick(["", "", "", "", " ", " a='b'", "\n"]))>\(content)</\(name)\(random.pick(["", "", "", " "]))>"
    )
  }

  private mutating func integer() -> String {
    let form = random.pick(["", "", "", "+", "-", " ", "\n", "0", "000", "0x", "0X", "-0x", "- ", "+\t", "--"])
    let digits =
      form.lowercased().hasSuffix("x")
      ? String(random.next() >> UInt64(random.below(64)), radix: 16) : random.pick(Self.integers)
    return form + digits + random.pick(["", "", "", "", "", "", " ", "\n", ".0", "a", "L"])
  }

  private mutating func real() -> String {
    let numbers =
      Self.reals + Self.integers + [
        ".5", "5.", "+1.5", "nan", "NaN", "inf", "-inf", "+Infinity", "infinity", "1e", "0x1p3", "", ".", "1,5",
      ]
    return random.pick(["", "", "", "", " ", "\n", "+"]) + random.pick(numbers)
      + random.pick(["", "", "", "", " ", "f", "d"])
  }

  private static let dates = [
    "2024-02-29T12:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2024-13-45T99:99:99Z",
    "-0001-01-01T00:00:00Z",
    "12024-01-01T00:00:00Z", "2024-01-01", "2024-1-1T00:00:00Z", "2024-01-01T00:00:00", "", " 2024-01-01T00:00:00Z",
    "2024-01-01T00:00:00Z ", "24-01-01T00:00:00Z", "0000-00-00T00:00:00Z",
  ]

  private mutating func base64() -> String {
    let digits = ["AAAA", "AB==", "ABC=", "abcd", "+/+/", " ", "\n\t", "\r\n", "Zm9v"]
    let odd = ["=", "A", "AB", "ABC", "!!", "é", "====", "-_"]
    return (0..<random.below(5)).map { _ in random.pick(random.chance(95) ? digits : odd) }.joined()
  }

  /// Text as it is, as references, or as CDATA.
  private mutating func xmlText() -> String { pieces().map { xmlPiece($0) }.joined() }

  private mutating func xmlPiece(_ piece: String) -> String {
    switch random.below(20) {
    case 0: "<![CDATA[\(piece)]]>"
    case 1: piece.unicodeScalars.map { "&#\($0.value);" }.joined()
    case 2: piece.unicodeScalars.map { "&#x\(String($0.value, radix: 16, uppercase: random.chance(50)));" }.joined()
    case 3: piece + random.pick(["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "<![CDATA[]]>"])
    case 4:
      piece
        + (random.chance(20)
          ? random.pick([
            "&", "&nbsp;", "&#xD800;", "&#x110000;", "&#x;", "&#a;", "<", "<!-- -->", "&amp", "&AMP;", "&#X41;",
          ]) : "")
    default:
      random.chance(2)
        ? piece : piece.unicodeScalars.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : "\($0)" }.joined()
    }
  }
}
