import FontFiles
import TestSupport
import Testing

/// Reading ends without a crash for all bytes.
@Suite struct RobustnessTests {
  private static let files: [[UInt8]] = [
    FontBuilder.whole.sfnt(), FontBuilder.collection([.whole, .whole]),
  ]

  /// A truncated table is missing; no part of it is read as the whole.
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

  /// Each byte with each bit flipped, and with the minimum and maximum value.
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

  /// Each number of two and of four bytes, at its maximum.
  @Test(arguments: files, [2, 4])
  func everyNumberAbsurd(_ file: [UInt8], _ size: Int) {
    for start in 0..<(file.count - size) {
      var file = file
      file.replaceSubrange(start..<(start + size), with: repeatElement(0xFF, count: size))
      guard let faces = try? FontFile(file).faces else { continue }
      #expect(!faces.isEmpty && faces.allSatisfy { $0.instances.count <= 4096 })
    }
  }

  /// The most expensive small file: many faces with one name table of 65,535 records, of which a limited number is
  /// read. Only the record at an index has a requested name.
  @Test(arguments: [(0, true), (8191, true), (8192, false), (65_534, false)])
  func manyNames(_ index: Int, _ isRead: Bool) throws {
    let other = [3, 1, 0x409, 256, 2, 0].flatMap(be16)
    var records = Array(repeating: other, count: 65_535)
    records[index] = [3, 1, 0x409, 6, 2, 0].flatMap(be16)
    // The names overlap the records, since no offset reaches beyond them.
    let table = be16(0) + be16(records.count) + be16(6) + records.flatMap(\.self)
    let directory = FontBuilder([("name", table)]).sfnt(at: 28)
    let bytes = FontBuilder.collectionHeader(count: 4) + Array(repeatElement(be32(28), count: 4).joined()) + directory
    let names = try FontFile(bytes).faces.map(\.postScriptName)
    #expect(names == Array(repeating: isRead ? "\u{3}" : nil, count: 4))
  }

  /// The maximum number of faces, which share a table with the maximum number of names: it would take seconds for 100
  /// kB if each face read it. The first faces have their names.
  @Test func facesThatShareTheirNames() throws {
    let records = Array(repeating: [3, 1, 0x409, 6, 2, 0].flatMap(be16), count: 8192)
    let directory = FontBuilder([("name", be16(0) + be16(records.count) + be16(6) + records.flatMap(\.self))])
    let start = 12 + 4 * 512
    let header = FontBuilder.collectionHeader(count: 512) + Array(repeatElement(be32(start), count: 512).joined())
    let faces = try FontFile(header + directory.sfnt(at: start)).faces
    #expect(faces.count == 512)
    #expect(faces.count { $0.postScriptName != nil } == 8)
  }

  /// A variable font has few axes; comparing thousands of instances with thousands of axes would take seconds.
  @Test(arguments: [(1, 1), (64, 1), (65, 0)])
  func axes(_ count: Int, _ instances: Int) throws {
    let table = fvar(defaults: Array(repeating: 400, count: count), [(256, Array(repeating: 400, count: count), nil)])
    let font = FontBuilder([("name", nameTable([.windows(6, "A-B"), .windows(256, "C")])), ("fvar", table)])
    #expect(try FontFile(font.sfnt()).faces[0].instances.count == instances)
  }
}
