/// Makes choices that depend on the bytes of an input: any file is an input, the same input is always tested in the
/// same way, and similar inputs in other ways.
struct Choice {
  /// FNV-1a, 64 bits, which are enough for all choices together.
  private var number: UInt64

  init(by bytes: [UInt8]) {
    number = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func next<Element>(of elements: [Element]) -> Element {
    let count = UInt64(elements.count)
    defer { number /= count }
    return elements[Int(number % count)]
  }
}
