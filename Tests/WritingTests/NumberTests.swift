import Testing
import Writing

@Suite struct NumberTests {
  @Test(arguments: [
    (0, "0"), (17, "17"), (-1, "-1"), (12.99, "12.99"), (-0.25, "-0.25"), (-0.0, "-0"), (1e15, "1000000000000000"),
    (1e16, "1e+16"), (1e300, "1e+300"),
  ])
  func aNumberIsAsShortAsItCanBe(_ number: Double, _ expected: String) {
    #expect(number.shortest == expected)
  }

  @Test func wholeNumbersAreWrittenAsBySwift() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let number = Int.random(in: -(1 << 53)...(1 << 53), using: &random) >> Int.random(in: 0..<50)
      #expect(Double(number).shortest == String(number))
    }
  }

  @Test(arguments: [
    (0, "0"), (0.001, "0.001"), (-0.001, "-0.001"), (17.0004, "17"), (62.0 / 3, "20.667"), (-20.5, "-20.5"),
    (0.0005, "0.001"), (-0.0001, "0"),
  ])
  func thousandthsAreWrittenWithoutTrailingZeros(_ number: Double, _ expected: String) {
    #expect(number.thousandths == expected)
  }

  @Test(arguments: [10, 1000, 10_000])
  func partsReadBackAsTheSameNumber(_ parts: Int) throws {
    var random = SystemRandomNumberGenerator()
    let large = (0..<1000).map { _ in Int.random(in: -1_000_000_000...1_000_000_000, using: &random) }
    for count in Array(-2000...2000) + large {
      let written = (Double(count) / Double(parts)).rounded(toParts: Double(parts)).shortest
      #expect(try #require(Double(written)) == Double(count) / Double(parts))
      let isWhole = count.isMultiple(of: parts)
      #expect(written.contains(".") == !isWhole && (isWhole || !written.hasSuffix("0")))
    }
  }
}
