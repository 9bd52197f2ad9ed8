/// Chooses by the digits of a number: the length of an input says what becomes of it, so that any file is an input, and its
/// neighbours are tried in other ways.
struct Choice {
  private var number: Int

  init(by bytes: [UInt8]) {
    number = bytes.count
  }

  mutating func next<Element>(of elements: [Element]) -> Element {
    defer { number /= elements.count }
    return elements[number % elements.count]
  }
}
