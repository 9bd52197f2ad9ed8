import TestSupport
import Testing

@testable import FontFiles

@Suite struct FaceAdvanceTests {
  @Test(arguments: [500, 100, 1200]) func anAdvanceIsAMultipleOfTheSize(units: Int) throws {
    var font = DrawnFont()
    font.advance = units
    let advances = try #require(FontFile(font.file).faces[0].advances)
    #expect(advances.advance(of: "a") == Double(font.advance) / 1000)
    #expect(advances.advance(of: "\u{1EA1}") == nil)
  }
}
