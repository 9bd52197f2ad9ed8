import Testing

/// A file with a given number of some construct.
struct Trap: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let file: String
  /// The maximum memory in bytes for each byte of the file.
  let cost: Int
  let bytes: @Sendable (Int) -> [UInt8]
  var call: [String] { ["validate", file, "--report", "sarif"] }

  init(_ name: String, file: String, cost: Int = 20, text: @escaping @Sendable (Int) -> String) {
    self.init(name, file: file, cost: cost) { Array(text($0).utf8) }
  }

  init(_ name: String, file: String, cost: Int = 20, bytes: @escaping @Sendable (Int) -> [UInt8]) {
    testDescription = name
    self.file = file
    self.cost = cost
    self.bytes = bytes
  }
}

extension Trap {
  private static let json: [Trap] = [
    json("keys") { #"{ "body": { \#(list($0) { #""k\#($0)": 1"# }) } }"# },
    json("equal keys") { #"{ "body": { \#(list($0) { _ in #""fontSize": 17"# }) } }"# },
    json("equal styles") { "{ \(list($0) { _ in #""body": { "fontSize": 17 }"# }) }" },
    json("misspelt styles") { "{ \(list($0) { #""bodi\#($0)": { "fontSize": 17 }"# }) }" },
    json("misspelt keys on lines of their own") { #"{ "body": { \#(list($0) { "\n\"fontSiz\($0 % 10)\": 1" }) } }"# },
    json("findings under a long name") { count in
      #"{ "metrics": { "\#(long(count))": { \#(list(count) { #""k\#($0)": 1"# }) } } }"#
    },
    json("lines") { #"{ "body": { "x": 1 \#(String(repeating: "\n", count: 50 * $0)) } }"# },
    json("metrics") { #"{ "metrics": { \#(list($0) { #""m\#($0)": 1"# }) } }"# },
    json("a long name") { #"{ "body": { "fontName": "\#(String(repeating: "xy", count: 5 * $0))", "fontSize": 1 } }"# },
    json("a long key") { #"{ "body": { "\#(String(repeating: "xy", count: 5 * $0))": 1 } }"# },
    json("pairs of escapes") { #"{ "\#(String(repeating: #"\ud83d\ude00"#, count: $0))": 1 }"# },
    json("digits") { #"{ "body": { "fontName": "A", "fontSize": \#(String(repeating: "1", count: 10 * $0)) } }"# },
    json("an exponent") { #"{ "body": { "fontSize": 1e\#(String(repeating: "9", count: 10 * $0)) } }"# },
    json("brackets") { String(repeating: "[", count: 10 * $0) },
    json("wide and deep") { #"{ "body": { "x": [\#(list($0) { _ in "[[[[[[[[]]]]]]]]" })] } }"# },
    json("combining marks") { #"{ "body": { "a\#(String(repeating: "\u{301}", count: $0))": 1 } }"# },
  ]

  private static let others: [Trap] = [
    xml("character data") { "<string>\(String(repeating: "<![CDATA[a]]>", count: $0))</string>" },
    xml("open character data") { "<string>\(String(repeating: "<![CDATA[", count: $0))" },
    xml("references") { "<string>\(String(repeating: "&amp;&#65;", count: $0))</string>" },
    xml("comments") { String(repeating: "<!-- a -->", count: $0) + "<dict/>" },
    xml("open comments") { "<array>" + String(repeating: "<!-- ", count: $0) },
    xml("attributes") { "<dict \(String(repeating: "a=\"b\" ", count: $0))/>" },
    xml("entities that grow") {
      "<!DOCTYPE a [\(list($0) { "<!ENTITY e\($0) '&e\($0 + 1);&e\($0 + 1);'>" })]><string>&e0;</string>"
    },
    Trap("a shared string", file: "a.plist", bytes: shared),
  ]

  static let all = json + others + tokens

  private static let tokens: [Trap] = [
    tokens("tokens", cost: 50) { list($0) { #""t\#($0)": { "$type": "number", "$value": 1 }"# } },
    tokens("chained tokens", cost: 50) { list($0) { #""t\#($0)": { "$type": "number", "$value": "{t\#($0 + 1)}" }"# } },
    tokens("dense tokens") { #""$type":"number",\#(list($0, ",") { #""\#($0)":{"$value":1}"# })"# },
    tokens("lengths that are text") { list($0, ",") { #""\#($0)":{"$value":"1px"}"# } },
    tokens("empty groups") { #""t":{"$value":1},\#(list($0, ",") { #""\#($0)":{}"# })"# },
    tokens("large groups that extend each other") { count in
      let groups = [("g1", "g2"), ("g2", "g1")].map { name, other in
        #""\#(name)":{"n":{"$extends":"{\#(other)}"},\#(list(count, ",") { #""\#($0)":{}"# })}"#
      }
      return #""t":{"$value":1},"h":{"$extends":"{g1}"},\#(groups[0]),\#(groups[1])"#
    },
    tokens("unknown keys of a token") { #""t":{"$value":1,\#(list($0, ",") { #""$\#($0)":1"# })}"# },
    tokens("tokens under a long name") { #""\#(long($0))":{\#(list($0, ",") { #""\#($0)":{"$value":1}"# })}"# },
    tokens("misspelt references under long names") { count in
      let tokens = list(count, ",") { #""\#($0)":{"$type":"number","$value":"{a\#($0)}"}"# }
      return #""\#(long(count))":{"\#(long(count))":{\#(tokens)}}"#
    },
    Trap("texts that double", file: "a.json", cost: 120) { count in
      let texts = list(count) {
        #""t\#($0)": { "type": "fontFamilies", "value": "{t\#($0 + 1)}{t\#($0 + 1)}" }"#
      }
      return #"{ \#(texts), "a": { "type": "typography", "value": { "fontFamily": "{t0}", "fontSize": "1" } } }"#
    },
  ]
}

// MARK: - Texts

extension Trap {
  private static func list(_ count: Int, _ separator: String = ", ", _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: separator)
  }

  private static func long(_ count: Int) -> String { String(repeating: "xy", count: 10 * count) }

  /// Members of a document of tokens.
  private static func tokens(
    _ name: String, cost: Int = 120, _ members: @escaping @Sendable (Int) -> String
  ) -> Trap {
    Trap(name, file: "a.tokens.json", cost: cost) { "{\(members($0))}" }
  }

  private static func json(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Trap {
    Trap(name, file: "a.json", text: text)
  }

  /// A binary property list: an array with this many references to one string, and a style.
  private static func shared(_ count: Int) -> [UInt8] {
    let number = { (value: Int, size: Int) in
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    let text = [0x5F, 0x12] + number(25 * count, 4) + Array(repeating: 0x78, count: 25 * count)
    let uses = [0xAF, 0x12] + number(count, 4) + Array(repeating: 4, count: count)
    let objects: [[UInt8]] = [[0xD1, 1, 2], [0x54] + "body".utf8, [0xD1, 5, 3], uses, text, [0x51, 0x78]]
    let offsets = objects.indices.map { index in 8 + objects[..<index].reduce(0) { $0 + $1.count } }
    let end = 8 + objects.reduce(0) { $0 + $1.count }
    let trailer = [0, 0, 0, 0, 0, 0, 4, 1] + number(objects.count, 8) + number(0, 8) + number(end, 8)
    return "bplist00".utf8 + objects.flatMap { $0 } + offsets.flatMap { number($0, 4) } + trailer
  }

  private static func xml(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Trap {
    Trap(name + " in XML", file: "a.plist", text: text)
  }
}
