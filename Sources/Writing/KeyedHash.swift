/// SipHash-2-4 with 128 bits (Aumasson and Bernstein, 2012): without the key, an attacker can construct neither two
/// texts with the same hash nor a text with a given hash. `Fingerprint` has no key, and detects accidental changes
/// only.
package struct KeyedHash: Sendable, Equatable {
  package let key: Value

  /// A hash of 128 bits.
  package struct Value: Hashable, Sendable {
    package var low: UInt64
    package var high: UInt64

    package init(low: UInt64, high: UInt64) {
      self.low = low
      self.high = high
    }
  }

  package init(key: Value) {
    self.key = key
  }

  /// A hash with a random key.
  package static func random() -> KeyedHash {
    var numbers = SystemRandomNumberGenerator()
    return KeyedHash(key: Value(low: numbers.next(), high: numbers.next()))
  }

  /// The hash of some bytes.
  package func callAsFunction(_ bytes: [UInt8]) -> Value { self(bytes[...]) }

  /// The hash of some bytes.
  package func callAsFunction(_ bytes: ArraySlice<UInt8>) -> Value {
    var state = State(key)
    var index = bytes.startIndex
    while bytes.endIndex - index >= 8 {
      state.take(bytes.word(at: index))
      index += 8
    }
    // The last word holds the remaining bytes, and the lowest byte of their total number.
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for (place, byte) in bytes[index...].enumerated() { last |= UInt64(byte) << UInt64(8 * place) }
    state.take(last)
    return state.finish()
  }
}

/// The four words of the state.
private struct State {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  init(_ key: KeyedHash.Value) {
    a = key.low ^ 0x736f_6d65_7073_6575
    b = key.high ^ 0x646f_7261_6e64_6f6d ^ 0xee
    c = key.low ^ 0x6c79_6765_6e65_7261
    d = key.high ^ 0x7465_6462_7974_6573
  }

  mutating func take(_ word: UInt64) {
    d ^= word
    stir(rounds: 2)
    a ^= word
  }

  mutating func finish() -> KeyedHash.Value {
    c ^= 0xee
    stir(rounds: 4)
    let low = a ^ b ^ c ^ d
    b ^= 0xdd
    stir(rounds: 4)
    return KeyedHash.Value(low: low, high: a ^ b ^ c ^ d)
  }

  private mutating func stir(rounds: Int) {
    for _ in 0..<rounds {
      a &+= b
      b = Self.rotated(b, 13) ^ a
      a = Self.rotated(a, 32)
      c &+= d
      d = Self.rotated(d, 16) ^ c
      a &+= d
      d = Self.rotated(d, 21) ^ a
      c &+= b
      b = Self.rotated(b, 17) ^ c
      c = Self.rotated(c, 32)
    }
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 - count) }
}
