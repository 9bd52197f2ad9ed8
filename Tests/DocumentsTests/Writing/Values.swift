import Documents
import Writing

/// Values generated from a seed, identical in every run.
struct GeneratedValues: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A dictionary of up to forty members, and containers in it.
  mutating func dictionary(depth: Int = 4) -> JSONValue {
    .object(
      (0..<Int.random(in: 0...(depth > 3 ? 40 : 4), using: &self)).map { ("\(string())\($0)", value(depth: depth)) })
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0...(depth == 0 ? 6 : 8), using: &self) {
    case 0: .boolean(Bool.random(using: &self))
    case 1: .number(Double(Int.random(in: -70_000...70_000, using: &self)))
    case 2: .number(Self.numbers.randomElement(using: &self) ?? 0)
    case 3: .decimal(Self.decimals.randomElement(using: &self) ?? "0")
    case 4: .number(Double.random(in: -1e6...1e6, using: &self))
    case 5, 6: .string(string())
    case 7: .array((0..<Int.random(in: 0...20, using: &self)).map { _ in value(depth: depth - 1) })
    default: dictionary(depth: depth - 1)
    }
  }

  private mutating func string() -> String {
    (0..<Int.random(in: 0...20, using: &self)).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
  }

  static let numbers = [
    0, 255, 256, 65535, 65536, 0xFFFF_FFFF, 0x1_0000_0000, -1, 0x1p53, 0x1p63, -0x1p63, 0x1p64, 1e300,
    .leastNonzeroMagnitude, 0.1,
    -0.5,
  ]
  static let decimals = [
    "17.0", "1E3", "9007199254740993", "-9223372036854775808", "12345678901234567890", "0.10", "-0",
  ]
  /// Foundation drops a byte-order mark at the beginning of an XML string, so no string begins with one.
  static let pieces = [
    "a", "Z", " ", "&", "<", ">", "]]>", "\"", "'", "\n", "\t", "\r", "\r\n", "\\", "é", "e\u{301}", "明", "😀",
    "\u{202E}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{F8FF}", "a\u{FEFF}", "\u{10FFFD}", "\u{E0001}", "--", "&#65;",
  ]
}

extension Value {
  /// What is to be written.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .opaque(.null)
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .decimal(let digits): self = .number(Double(digits) ?? .nan)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { Value($0) })
    case .object(let members):
      self = .dictionary(Dictionary(members.map { ($0.0, Value($0.1)) }, uniquingKeysWith: { $1 }))
    }
  }
}
