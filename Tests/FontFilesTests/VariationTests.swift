import FontFiles
import TestSupport
import Testing

@Suite struct VariationTests {
  private static let names: [NameEntry] = [
    .windows(1, "Tiny VF"), .windows(6, "TinyVF-Roman"), .windows(256, "Semi Bold Italic"), .windows(257, "Declared"),
    .windows(258, "Regular"),
  ]

  private func face(_ variations: [UInt8], _ names: [NameEntry] = names) throws -> FontFace {
    try FontFile(FontBuilder([("fvar", variations), ("name", nameTable(names))]).sfnt()).faces[0]
  }

  /// The identifiers in an instance at 600, and the resulting names for Core Text and for Adobe's note.
  @Test(
    arguments: [
      (256, nil, "TinyVF-Roman_Semi-Bold-Italic", "TinyVF-SemiBoldItalic"),
      (256, 257, "Declared", "Declared"),
      (256, 0xFFFF, "TinyVF-Roman_Semi-Bold-Italic", "TinyVF-SemiBoldItalic"),
      (256, 999, "TinyVF-Roman_Semi-Bold-Italic", "TinyVF-SemiBoldItalic"),
      (999, nil, nil, nil),
      (999, 257, "Declared", "Declared"),
    ] as [(Int, Int?, String?, String?)])
  func instanceNames(_ name: Int, _ postScriptName: Int?, _ coreText: String?, _ adobe: String?) throws {
    let instance = try face(fvar(defaults: [400], [(name, [600], postScriptName)])).instances[0]
    #expect(instance.subfamilyName == (name == 256 ? "Semi Bold Italic" : nil))
    #expect(instance.postScriptName == coreText)
    #expect(instance.adobePostScriptName == adobe)
  }

  /// Values that are not weights of CSS are treated as missing.
  @Test(
    arguments: [
      (100, 900, 100...900), (400, 400, 400...400), (0, 900, nil), (100, 1001, nil), (900, 100, nil),
    ] as [(Int, Int, ClosedRange<Double>?)])
  func weightsOfTheAxis(least: Int, greatest: Int, weights: ClosedRange<Double>?) throws {
    var table = fvar(defaults: [400], [])
    table.replaceSubrange(20..<24, with: be32(least << 16))
    table.replaceSubrange(28..<32, with: be32(greatest << 16))
    #expect(try face(table).weights == weights)
    table.replaceSubrange(16..<20, with: Array("slnt".utf8))
    #expect(try face(table).weights == nil)
  }

  /// As in the list of iOS 17 for STIX Two Text: the default instance is the face itself.
  @Test func theDefaultInstanceIsTheFace() throws {
    let instances: [(Int, [Int], Int?)] = [(258, [400, 100], nil), (256, [400, 75], nil)]
    let face = try face(fvar(defaults: [400, 100], instances))
    #expect(face.allPostScriptNames == ["TinyVF-Roman", "TinyVF-Roman_Semi-Bold-Italic"])
    #expect(face.instances.map(\.adobePostScriptName) == ["TinyVF-Regular", "TinyVF-SemiBoldItalic"])
  }

  /// Further names of the font, and the prefix for Adobe's name.
  @Test(
    arguments: [
      ([.windows(16, "Tiny, the Family 2")], "TinytheFamily2"),
      ([.windows(16, "Tiny"), .windows(25, "TinyPrefix")], "TinyPrefix"),
      ([], "TinyVF"),
    ] as [([NameEntry], String)])
  func adobePrefix(_ names: [NameEntry], _ prefix: String) throws {
    let face = try face(fvar(defaults: [400], [(258, [600], nil)]), Self.names + names)
    #expect(face.instances[0].adobePostScriptName == prefix + "-Regular")
  }

  @Test func namesNeedTheNamesTheyAreMadeOf() throws {
    let face = try face(fvar(defaults: [400], [(258, [600], nil), (258, [400], nil)]), [.windows(258, "Regular")])
    #expect(face.instances.map(\.subfamilyName) == ["Regular", "Regular"])
    #expect(face.instances.allSatisfy { $0.postScriptName == nil && $0.adobePostScriptName == nil })
    #expect(face.allPostScriptNames == [])
  }

  /// The changed number in the header, its value, and how many of the two instances remain.
  @Test(
    arguments: [
      (4, 0xFFFF, 0), (8, 0xFFFF, 0), (10, 19, 0), (10, 0xFFFF, 0), (12, 1, 1), (12, 0xFFFF, 2), (14, 7, 0),
      (14, 0xFFFF, 0), (14, 10, 1),
    ])
  func brokenHeaders(_ offset: Int, _ value: Int, _ count: Int) throws {
    var table = fvar(defaults: [400], [(256, [600], nil), (258, [400], nil)])
    table.replaceSubrange(offset..<(offset + 2), with: be16(value))
    #expect(try face(table).instances.count == count)
  }

  /// 65,535 instances, each one byte after the last, in each of many faces.
  @Test func instancesAreLimitedOverAllFaces() throws {
    let table = [1, 0, 16, 2, 0, 20, 0xFFFF, 4].flatMap(be16) + Array(repeating: 0, count: 4 * 3000)
    let fonts = Array(repeating: FontBuilder([("fvar", table)]), count: 3)
    #expect(try FontFile(FontBuilder.collection(fonts)).faces.map(\.instances.count) == [3000, 1096, 0])
  }
}
