import Emission
import TestSupport
import Testing

@testable import fuzz

/// The seeds of the fuzzers, and their findings: the laws hold for each of them in every test run.
@Suite struct FuzzLaws {
  static let found = FuzzTarget.all.flatMap { target in target.foundFiles.map { (target.name, $0) } }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func seeds(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = try target.seeds()
    #expect(!seeds.isEmpty)
    for seed in seeds { try target.run(seed) }
  }

  @Test(arguments: found)
  func formerFindings(_ name: String, _ file: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    try target.run(Fixtures.bytes("Fuzzing/\(name)/\(file)"))
  }

  /// Each folder of findings belongs to a target.
  @Test func everyFindingHasATarget() {
    #expect(!Self.found.isEmpty)
    #expect(Set(Fixtures.names(in: "Fuzzing")).isSubset(of: FuzzTarget.all.map(\.name)))
  }

  /// Laws can fail: the checks do detect violations.
  @Test(arguments: ["\u{1B}[31m", "a\u{202E}b", "a\u{2028}b", "a\tb"])
  func notPrintable(_ text: String) {
    #expect(throws: BrokenLaw.self) { try TextLaws.checkPrintable(text) }
  }

  @Test(arguments: ["[1,]", "", "{} {}"])
  func notJSON(_ text: String) {
    #expect(throws: BrokenLaw.self) { try TextLaws.check(text, Emitter.json.syntax) }
  }

  @Test(arguments: [
    ".a { b: \"c\n\"; }", ".a { b: \"</style>\"; }", ".a { b: c;", "/* a", ".a { b: (c]; }", "/* a */ \u{7}",
  ])
  func notCSS(_ text: String) {
    #expect(throws: BrokenLaw.self) { try TextLaws.check(text, Emitter.css.syntax) }
  }

  @Test(arguments: ["let a = \"b\n\"", "f(]", "struct A {", "let a = \"\\\"", "}"])
  func notSwift(_ text: String) {
    #expect(throws: BrokenLaw.self) { try TextLaws.check(text, Emitter.swift.syntax) }
  }
}

extension FuzzTarget {
  /// The names of inputs that once broke a law of the target.
  fileprivate var foundFiles: [String] { Fixtures.names(in: "Fuzzing/\(name)") }
}
