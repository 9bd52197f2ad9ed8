/// A name that is compared byte by byte. Names that differ only in how Unicode composes a letter are two tokens, though
/// `String` treats them as equal.
struct ExactName: Hashable, Sendable {
  private let text: String

  init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// A dictionary nearly always compares equal names, so all bytes are compared at once.
  static func == (left: ExactName, right: ExactName) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    // The bytes are only read, within the closure. Iterating over a string instead takes ten times as long.
    let isEqual = unsafe left.text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe right.text.utf8.withContiguousStorageIfAvailable { others in unsafe bytes.elementsEqual(others) }
    }
    return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes. A string's own hash is the same for all compositions of a letter, so they would collide.
  func hash(into hasher: inout Hasher) {
    // The bytes are only read, within the closure.
    let isHashed: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
