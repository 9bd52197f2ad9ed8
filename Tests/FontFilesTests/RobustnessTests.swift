import FontFiles
import TestSupport
import Testing

/// Whatever the bytes are, reading them ends, and ends well.
@Suite struct RobustnessTests {
  private static let files: [[UInt8]] = [
    FontBuilder.whole.sfnt(), FontBuilder.whole.woff(), FontBuilder.collection([.whole, .whole]),
  ]

  /// A table that is cut off is missing; none is read in part and taken for the whole.
  @Test(arguments: files)
  func everyPrefix(_ file: [UInt8]) throws {
    let whole = try FontFile(file).faces[0]
    for count in file.indices {
      guard let face = try? FontFile(Array(file.prefix(count))).faces[0] else { continue }
      #expect([nil, whole.postScriptName].contains(face.postScriptName))
      #expect([nil, whole.metrics].contains(face.metrics))
      #expect([0, whole.instances.count].contains(face.instances.count))
    }
  }

  /// Each byte with each bit turned over, and with the least and the greatest value.
  @Test(arguments: files)
  func everyByteChanged(_ file: [UInt8]) throws {
    let count = try FontFile(file).faces.count
    for index in file.indices {
      let values = (0..<8).map { file[index] ^ 1 << $0 } + [0, 0xFF]
      for value in values {
        var file = file
        file[index] = value
        guard let faces = try? FontFile(file).faces else { continue }
        #expect(faces.count == count || index < 12)
      }
    }
  }

  /// Each number of two bytes, and of four, at its greatest.
  @Test(arguments: files, [2, 4])
  func everyNumberAbsurd(_ file: [UInt8], _ size: Int) {
    for start in 0..<(file.count - size) {
      var file = file
      file.replaceSubrange(start..<(start + size), with: repeatElement(0xFF, count: size))
      guard let faces = try? FontFile(file).faces else { continue }
      #expect(!faces.isEmpty && faces.allSatisfy { $0.instances.count <= 4096 })
    }
  }

  /// The most work that a small file can ask for: many faces with one name table of 65,535 records, of which so many
  /// are looked at. The record at an index is the only one with a name that is asked for.
  @Test(.timeLimit(.minutes(1)), arguments: [(0, true), (8191, true), (8192, false), (65_534, false)])
  func manyNames(_ index: Int, _ isRead: Bool) throws {
    let other = [3, 1, 0x409, 256, 2, 0].flatMap(be16)
    var records = Array(repeating: other, count: 65_535)
    records[index] = [3, 1, 0x409, 6, 2, 0].flatMap(be16)
    // The names are where the records are, for no offset reaches behind them.
    let table = be16(0) + be16(records.count) + be16(6) + records.flatMap(\.self)
    let directory = FontBuilder([("name", table)]).sfnt(at: 28)
    let bytes = FontBuilder.collectionHeader(count: 4) + Array(repeatElement(be32(28), count: 4).joined()) + directory
    let names = try FontFile(bytes).faces.map(\.postScriptName)
    #expect(names == Array(repeating: isRead ? "\u{3}" : nil, count: 4))
  }

  /// As many faces as there may be, all with one table of as many names as are looked at: seconds of work in 100 kB,
  /// if each face went through it. The first faces have their names.
  @Test(.timeLimit(.minutes(1))) func facesThatShareTheirNames() throws {
    let records = Array(repeating: [3, 1, 0x409, 6, 2, 0].flatMap(be16), count: 8192)
    let directory = FontBuilder([("name", be16(0) + be16(records.count) + be16(6) + records.flatMap(\.self))])
    let start = 12 + 4 * 512
    let header = FontBuilder.collectionHeader(count: 512) + Array(repeatElement(be32(start), count: 512).joined())
    let faces = try FontFile(header + directory.sfnt(at: start)).faces
    #expect(faces.count == 512)
    #expect(faces.count { $0.postScriptName != nil } == 8)
  }

  /// A variable font has some axes; to compare thousands of instances with thousands of axes takes seconds.
  @Test(arguments: [(1, 1), (64, 1), (65, 0)])
  func axes(_ count: Int, _ instances: Int) throws {
    let table = fvar(defaults: Array(repeating: 400, count: count), [(256, Array(repeating: 400, count: count), nil)])
    let font = FontBuilder([("name", nameTable([.windows(6, "A-B"), .windows(256, "C")])), ("fvar", table)])
    #expect(try FontFile(font.sfnt()).faces[0].instances.count == instances)
  }
}
