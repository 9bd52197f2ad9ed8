/// Chooses by the bytes of an input what becomes of it: any file is an input, the same one is always tried in the same way, and
/// its neighbours are tried in others.
struct Choice {
  /// FNV-1a, 64 bits; of which there are more than all choices together need.
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
