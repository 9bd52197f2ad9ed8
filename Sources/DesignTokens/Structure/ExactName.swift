/// A name that is compared byte by byte. Two names are two tokens even where they differ only in how Unicode composes a
/// letter, though `String` takes them for one.
struct ExactName: Hashable, Sendable {
  private let text: String

  init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// A dictionary compares nearly always what is equal.
  static func == (left: ExactName, right: ExactName) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    // The bytes are only read, while they are lent. To iterate those of a string costs ten times as much.
    let isEqual = unsafe left.text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe right.text.utf8.withContiguousStorageIfAvailable { others in unsafe bytes.elementsEqual(others) }
    }
    return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
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
