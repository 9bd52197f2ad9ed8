import CommandLineKit
import Testing

@Suite struct ArgumentParsing {
  private static let output = Option<String>(
    "output", letter: "o", placeholder: "PATH", isRepeatable: true, help: "where to")
  private static let scale = Option<Int>("scale", placeholder: "N", help: "a number") { Int($0) }
  private static let check = Flag("check", help: "look only")

  /// In two lists, of which a call makes only what it needs.
  private static let options: [@Sendable () -> [OptionDeclaration]] = [
    { [output.declaration] }, { [scale.declaration, check.declaration] },
  ]

  private func parse(_ arguments: String...) throws(UsageError) -> Arguments {
    try Arguments(arguments, options: Self.options)
  }

  @Test func valuesAreSeparateOrAttached() throws {
    let arguments = try parse(
      "a", "--output", "x", "--output=y=z", "-o", "v", "-ow", "-oq=r=s", "--scale=2", "-", "--check")
    #expect(arguments.operands == ["a", "-"])
    #expect(arguments.all(Self.output) == ["x", "y=z", "v", "w", "q=r=s"])
    #expect(arguments[Self.scale] == 2)
    #expect(arguments.has(Self.check))
  }

  @Test func twoDashesEndTheOptions() throws {
    let arguments = try parse("--", "--check", "--", "-o")
    #expect(arguments.operands == ["--check", "--", "-o"])
    #expect(!arguments.has(Self.check))
    #expect(arguments[Self.scale] == nil)
  }

  @Test(arguments: [
    (["--chek"], UsageError.unknownOption("--chek", known: ["--output", "--scale", "--check"])),
    (["-x"], .unknownOption("-x", known: ["--output", "--scale", "--check"])),
    (["--output"], .missingValue(option: "--output")),
    (["--check=1"], .unexpectedValue(option: "--check")),
    (["--scale", "two"], .invalidValue("two", option: "--scale", choices: [], expected: "N")),
    (["--scale=1", "--scale=2"], .repeated(option: "--scale")),
  ])
  func mistakes(arguments: [String], expected: UsageError) {
    #expect(throws: expected) {
      try Arguments(arguments, options: Self.options)
    }
  }
}

@Suite struct ArgumentFileExpansion {
  private struct Missing: Error {}

  private func expand(_ arguments: [String], _ files: [String: String], limit: Int = 10_000) throws -> [String] {
    try ArgumentFiles.expand(arguments, limit: limit) { name in
      guard let text = files[name] else { throw Missing() }
      return text
    }
  }

  @Test func linesReplaceTheFile() throws {
    #expect(try expand(["a", "@f", "z"], ["f": "b c\n\n@g\r\ne", "g": "d\n"]) == ["a", "b c", "d", "e", "z"])
    #expect(try expand(["@f", "@f"], ["f": "x"]) == ["x", "x"])
    // A name can contain any other separator.
    #expect(try expand(["@f"], ["f": "a\rb\u{2028}\u{85}\u{B}c\n\rd"]) == ["a", "b\u{2028}\u{85}\u{B}c", "d"])
  }

  @Test func nothingIsReplacedAfterTwoDashes() throws {
    #expect(try expand(["@f", "@g"], ["f": "--\n@g"]) == ["--", "@g", "@g"])
    #expect(try expand(["@"], [:]) == ["@"])
  }

  @Test func aFileThatNamesItselfIsRefused() {
    #expect(throws: UsageError.self) { try expand(["@f"], ["f": "@g", "g": "@f"]) }
    #expect(throws: Missing.self) { try expand(["@f"], [:]) }
  }

  /// Each of forty files names the next one twice, and the last one is empty, long, or one argument.
  @Test(arguments: ["", "x", String(repeating: "\n", count: 10_000)])
  func filesThatDoubleEachOtherAreRefused(last: String) {
    let files = (0..<40).map { ("f\($0)", $0 == 39 ? last : "@f\($0 + 1)\n@f\($0 + 1)") }
    let all = Dictionary(uniqueKeysWithValues: files)
    #expect(throws: UsageError.self) { try expand(["@f0"], all) }
  }

  @Test func asManyArgumentsAsTheLimitAreRead() throws {
    let text = String(repeating: "a\n", count: 1000)
    #expect(try expand(["@f"], ["f": text], limit: 1010).count == 1000)
    #expect(throws: UsageError.self) { try expand(["@f"], ["f": text], limit: 999) }
  }

  @Test func oneLineOfAnySizeIsOneArgument() throws {
    let text = String(repeating: "a\0", count: 1 << 16)
    #expect(try expand(["@f"], ["f": text]) == [text])
  }
}
