import CLibrary

/// A string that is compared byte by byte.
///
/// `String` treats texts as equal that differ only in how Unicode composes a letter. As names of tokens they are two
/// names, and as paths on Linux two files.
package struct ExactString: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.starts(withBytesOf: right.text)
  }

  package static func < (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Hashes the bytes. A string's own hash is the same for all compositions of a letter, so they would collide.
  package func hash(into hasher: inout Hasher) {
    var text = text
    // The bytes are only read, within the call.
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether the text begins with the bytes of another.
  ///
  /// All bytes are compared at once: one after another takes ten times as long.
  package func starts(withBytesOf other: String) -> Bool {
    var (text, start) = (self, other)
    // The bytes are only compared, within the calls.
    return text.withUTF8 { bytes in
      start.withUTF8 { start in
        guard start.count <= bytes.count else { return false }
        guard let own = bytes.baseAddress, let others = start.baseAddress else { return start.isEmpty }
        return unsafe memcmp(own, others, start.count) == 0
      }
    }
  }
}

extension Sequence {
  /// Each element once by a key, in the order of first occurrence.
  @inlinable package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of first occurrence.
  @inlinable package var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
