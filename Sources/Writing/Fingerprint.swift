/// Short names for outputs, identical on every machine.
package enum Fingerprint {
  /// FNV-1a, 64 bits, in hexadecimal. It detects accidental changes, not deliberate ones.
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
