import Testing
import Writing

@Suite struct UTF8TextTests {
  @Test func aCopyKeepsItsBytes() {
    var text: UTF8Text = "body"
    let copy = text
    text.append("-size")
    #expect(String(copy) == "body")
    #expect(String(text) == "body-size")
    text.append(contentsOf: text)
    #expect(String(text) == "body-sizebody-size")
  }

  @Test func textsWithTheSameBytesAreEqual() {
    let (short, long): (UTF8Text, UTF8Text) = ("a", "\("a" as UTF8Text)")
    #expect(short == long)
    #expect(short != "b" && short != "ab" && UTF8Text() == "" && UTF8Text().isEmpty)
  }

  @Test(arguments: [1, 2, 31, 32, 33, 64, 65, 1000, 100_000])
  func everyWayToAppendGrowsTheText(_ count: Int) {
    var (bytes, spaces, strings) = (UTF8Text(), UTF8Text(), UTF8Text())
    for index in 0..<count {
      bytes.append(byte: UInt8(ascii: "a") + UInt8(index % 26))
      spaces.append(spaces: 1)
      strings.append(contentsOf: index % 2 == 0 ? "é" : "–")
    }
    #expect(bytes.bytes == (0..<count).map { UInt8(ascii: "a") + UInt8($0 % 26) })
    #expect(spaces.bytes == [UInt8](repeating: 0x20, count: count))
    #expect(String(strings) == (0..<count).map { $0 % 2 == 0 ? "é" : "–" }.joined())
  }

  @Test func spacesAreWrittenAfterTextsOfAnyLength() {
    for length in 0...64 {
      for count in 0...25 {
        var text = UTF8Text()
        for _ in 0..<length { text.append(byte: UInt8(ascii: "a")) }
        text.append(spaces: count)
        text.append("b")
        #expect(String(text) == String(repeating: "a", count: length) + String(repeating: " ", count: count) + "b")
      }
    }
  }

  @Test func numbersAreWrittenAsBySwift() {
    let edges = [0, 9, 10, 99, 100, 101, 999, 1000, 12345, .max, .min, -1, -10, -99, -100]
    var random = SystemRandomNumberGenerator()
    for number in edges
      + (0..<1000).map({ _ in Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<63) })
    {
      var text = UTF8Text()
      text.append(number)
      #expect(String(text) == String(number))
    }
  }

  @Test(arguments: [(0, "0"), (1, "0.001"), (-1, "-0.001"), (17_000, "17"), (20_667, "20.667"), (-20_500, "-20.5")])
  func thousandthsAreWrittenWithoutTrailingZeros(_ count: Int, _ expected: String) {
    var text = UTF8Text()
    text.append(count, ofParts: 1000)
    #expect(String(text) == expected)
  }

  @Test(arguments: [
    (Int.min, 1, "-9223372036854775808"), (.max, 1, "9223372036854775807"), (.max, 1000, "9223372036854775.807"),
    (.min, 10, "-922337203685477580.8"), (-1, 1_000_000_000_000_000_000, "-0.000000000000000001"), (0, 1000, "0"),
  ])
  func decimalsOfAnyLengthAreWritten(_ count: Int, _ parts: Int, _ expected: String) {
    var text = UTF8Text()
    for _ in 0..<100 { text.append(count, ofParts: parts) }
    #expect(String(text) == String(repeating: expected, count: 100))
  }

  @Test(arguments: [10, 1000, 10_000])
  func partsReadBackAsTheSameNumber(_ parts: Int) throws {
    var random = SystemRandomNumberGenerator()
    let large = (0..<1000).map { _ in Int.random(in: -1_000_000_000...1_000_000_000, using: &random) }
    for count in Array(-2000...2000) + large {
      var text = UTF8Text()
      text.append(count, ofParts: parts)
      let written = String(text)
      #expect(try #require(Double(written)) == Double(count) / Double(parts))
      let isWhole = count.isMultiple(of: parts)
      #expect(written.contains(".") == !isWhole && (isWhole || !written.hasSuffix("0")))
    }
  }
}
