/// A name that is compared byte by byte. Two names are two tokens even where they differ only in how Unicode composes a
/// letter, though `String` takes them for one.
struct ExactName: Hashable, Sendable {
  private let text: String

  init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// Paths in a group differ at their ends, so they are compared from there.
  static func == (left: ExactName, right: ExactName) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.reversed().elementsEqual(right.text.utf8.reversed())
  }

  /// A string's own hash is the same for all compositions of a letter, so that many of them would all collide.
  func hash(into hasher: inout Hasher) {
    // The bytes are only read, while they are lent.
    let isHashed: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
