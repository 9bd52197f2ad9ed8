import Testing
import Writing

/// Hashes that are the same on every machine.
@Suite struct Fingerprints {
  /// The values of the authors of FNV.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func fnvIsThatOfItsAuthors(_ text: String, _ expected: String) {
    #expect(Fingerprint.fnv1a(text) == expected)
  }

  /// Manifests keep these values.
  @Test func aHashStays() {
    let hashes = [[], [1], Array(0..<20)].map(Fingerprint.hash)
    #expect(hashes == ["0000000000000000", "494e1871cc4d5b40", "7d2edff45ddde1f0"])
  }

  /// A changed, a missing and an exchanged byte change the hash, wherever they are.
  @Test func everyByteCounts() {
    let bytes: [UInt8] = Array(1...21)
    var hashes: Set = [Fingerprint.hash(bytes)]
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x80
      #expect(hashes.insert(Fingerprint.hash(changed)).inserted)
      changed.remove(at: index)
      #expect(hashes.insert(Fingerprint.hash(changed)).inserted)
      changed = bytes
      changed.swapAt(index, (index + 8) % bytes.count)
      #expect(hashes.insert(Fingerprint.hash(changed)).inserted)
    }
    #expect(Fingerprint.hash([]) != Fingerprint.hash([0]))
  }
}
