import Testing

@testable import FontFiles

@Suite struct InflaterTests {
  private static let stored: [UInt8] = [
    0x78, 0x01, 0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61, 0x62, 0x63, 0x02, 0x4D, 0x01, 0x27,
  ]
  private static let fixed: [UInt8] = [
    0x78, 0x01, 0x0B, 0xA9, 0x2C, 0x48, 0x2D, 0x4A, 0xCC, 0x2D, 0xD0, 0x51, 0x28, 0xC1, 0x60, 0x29, 0x02, 0x00, 0xA6,
    0xC7, 0x0A, 0xF0,
  ]
  private static let dynamic: [UInt8] = [
    0x78, 0xDA, 0x6D, 0xCF, 0xB9, 0x0D, 0x80, 0x30, 0x10, 0x00, 0xC1, 0x56, 0xAE, 0x00, 0x02, 0x7E, 0xF6, 0xDA, 0xB1,
    0x64, 0x22, 0x4B, 0x96, 0xC0, 0xFD, 0x8B, 0x02, 0xD8, 0x74, 0xB2, 0xC9, 0x8C, 0xD2, 0xC7, 0x68, 0xF5, 0x8D, 0x7E,
    0x47, 0xA9, 0xF5, 0x99, 0x22, 0x11, 0xBB, 0xC4, 0x4E, 0xB1, 0x43, 0x6C, 0x17, 0xDB, 0xC4, 0x56, 0xB1, 0x45, 0x6C,
    0xFE, 0x1B, 0xF2, 0x40, 0x1E, 0xC8, 0x03, 0x79, 0x20, 0x0F, 0xE4, 0x81, 0x3C, 0x90, 0x07, 0xF2, 0x40, 0x1E, 0x1F,
    0x81, 0x68, 0x82, 0xB5,
  ]
  private static let bottles = (80...99).reversed().map { "\($0) bottles of beer, " }.joined()

  /// Output of zlib 1.2 with each kind of block, and the decompressed text.
  private static let samples: [(compressed: [UInt8], text: String)] = [
    (stored, "abc"), (fixed, "Typeramp, typeramp, typeramp!"), (dynamic, bottles),
  ]

  private func inflate(_ bytes: [UInt8], size: Int) -> [UInt8]? {
    Inflater.inflate(zlib: bytes[...], size: size).map(Array.init)
  }

  @Test(arguments: samples)
  func kindsOfBlocks(_ bytes: [UInt8], _ text: String) {
    #expect(inflate(bytes, size: text.utf8.count) == Array(text.utf8))
  }

  @Test(arguments: samples)
  func theSizeMustBeRight(_ bytes: [UInt8], _ text: String) {
    for size in [0, 1, text.utf8.count - 1, text.utf8.count + 1] { #expect(inflate(bytes, size: size) == nil) }
  }

  @Test(arguments: samples)
  func everyPrefixIsRefused(_ bytes: [UInt8], _ text: String) {
    for count in bytes.indices { #expect(inflate(Array(bytes.prefix(count)), size: text.utf8.count) == nil) }
  }

  /// The checksum finds what the codes allow. Only the window size may differ.
  @Test(arguments: samples)
  func everyChangedBitIsRefused(_ bytes: [UInt8], _ text: String) {
    for bit in 16..<(8 * bytes.count) {
      var bytes = bytes
      bytes[bit / 8] ^= 1 << (bit % 8)
      if let data = inflate(bytes, size: text.utf8.count) { #expect(data == Array(text.utf8)) }
    }
  }

  /// Invalid zlib headers: the check, the method, the window, a dictionary. Invalid blocks: the kind, the complement of
  /// a size, a symbol without a meaning, a distance before the beginning, too many codes, a repeated length without a
  /// first.
  @Test(
    arguments: [
      [0x78, 0x02], [0x77, 0x05], [0x88, 0x1C], [0x78, 0x20],
      [0x78, 0x01, 0x07], [0x78, 0x01, 0x01, 0x01, 0x00, 0xFF, 0xFF, 0x61],
      [0x78, 0x01, 0x1B, 0x03, 0x00, 0x00, 0x00], [0x78, 0x01, 0x03, 0x02, 0x00, 0x00, 0x00],
      [0x78, 0x01, 0x05, 0xE0, 0x49, 0x92, 0x24, 0x49, 0x92, 0x24, 0x49, 0x92, 0x24],
      [0x78, 0x01, 0x05, 0x00, 0x02, 0x00, 0x00, 0x00],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) {
    #expect(inflate(bytes + Array(repeating: 0, count: 16), size: 8) == nil)
  }

  @Test(arguments: [0, 1, 1_000_000])
  func aBombStopsAtTheSize(_ size: Int) {
    #expect(inflate(Deflated(repeats: 10_000).bytes, size: size) == nil)
  }

  @Test func aBombOfTheRightSizeIsData() {
    let bomb = Deflated(repeats: 4000)
    #expect(inflate(bomb.bytes, size: bomb.size) == bomb.data)
  }
}
