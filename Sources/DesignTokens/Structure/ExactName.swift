/// A name that is compared byte by byte. Two names are two tokens even where they differ only in how Unicode composes a
/// letter, though `String` takes them for one.
struct ExactName: Hashable, Sendable {
  private let text: String

  init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  static func == (left: ExactName, right: ExactName) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  /// A string's own hash is the same for all compositions of a letter, so that many of them would all collide.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    for byte in text.utf8 where byte >= 0x80 { hasher.combine(byte) }
  }
}
