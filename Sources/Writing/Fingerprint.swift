/// Short names for contents, identical on every machine. They detect accidental changes, not deliberate ones.
package enum Fingerprint {
  /// FNV-1a, 64 bits, in hexadecimal.
  package static func fnv1a(_ text: String) -> String {
    hexadecimal(text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  /// A hash of many bytes, in hexadecimal. It takes eight bytes at a time; each step is reversible, so a change within
  /// eight bytes always changes the hash.
  package static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0
    func add(_ word: UInt64) {
      // An odd number: 2⁶⁴ divided by the golden ratio.
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 32
    }
    // The bytes are only read, within the call, and each word is within them.
    unsafe bytes.withUnsafeBytes { bytes in
      let rest = bytes.count % 8
      for offset in stride(from: 0, to: bytes.count - rest, by: 8) {
        add(unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      add(UInt64(bytes.count))
      add(unsafe bytes.suffix(rest).reduce(0) { $0 << 8 | UInt64($1) })
    }
    return hexadecimal(hash)
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
