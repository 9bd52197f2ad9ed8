import Testing

@testable import Writing

/// Compared with the vectors of the reference implementation, `vectors_sip128` in `vectors.h` of
/// github.com/veorq/SipHash.
@Suite struct KeyedHashes {
  private static let key = KeyedHash.Value(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908)

  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"), (3, "9c70b60c5267a94e5f33b6b02985ed51"),
    (4, "f88164c12d9c8faf7d0f6e7c7bcd5579"), (15, "5493e99933b0a8117e08ec0f97cfc3d9"),
  ])
  func theHashEqualsTheReference(count: UInt8, expected: String) {
    let hash = KeyedHash(key: Self.key)(Array(0..<count))
    #expect(Self.hexadecimal(hash) == expected)
  }

  @Test func aSliceHasTheHashOfItsBytes() {
    let hash = KeyedHash(key: Self.key)
    #expect(hash(Array(0..<20)[3...]) == hash(Array(3..<20)))
  }

  @Test func anotherKeyGivesAnotherHash() {
    #expect(KeyedHash.random()([1, 2, 3]) != KeyedHash.random()([1, 2, 3]))
  }

  private static func hexadecimal(_ value: KeyedHash.Value) -> String {
    [value.low, value.high].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }.map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined()
  }
}
