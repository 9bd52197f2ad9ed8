import Emission
import Foundation
import TestSupport
import Testing
import TypeRampKit

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
    let finding = try Data(contentsOf: Repository.fixtures.appending(path: "Fuzzing/\(name)/\(file)"))
    try target.run([UInt8](finding))
  }

  /// Each target has words, and each list of words a target.
  @Test func everyTargetHasWords() {
    #expect(Set(Fixtures.words.keys) == Set(FuzzTarget.all.map(\.name)))
  }

  /// Each folder of findings belongs to a target.
  @Test func everyFindingHasATarget() throws {
    #expect(!Self.found.isEmpty)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: Repository.fixtures.appending(path: "Fuzzing").path))
        .isSubset(of: FuzzTarget.all.map(\.name)))
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

  @Test(arguments: [
    "<p>", "<p></b>", "<p a=b></p>", "<p a=\"<\"></p>", "<p onclick=\"\"></p>", "<i></i>", "a\u{7}",
    "<p id=\"a\"></p><p id=\"a\"></p>", "<script></script>",
  ])
  func noPage(_ text: String) throws {
    let page = { (text: String) in "<!DOCTYPE html>\n\(text)<script></script>" }
    try PageLaws.check(page("<p class=\"a\">b</p><br>"))
    #expect(throws: BrokenLaw.self) { try PageLaws.check(page(text)) }
  }

  /// Every dictionary and every token file of the seeds that has a page.
  @Test func pagesOfSeeds() throws {
    for seed in try #require(FuzzTarget.all.first { $0.name == "compiler" }).seeds() {
      try CompilationLaws.checkPage(of: Compilation(seed, path: "Brand.json"))
    }
  }

  @Test(arguments: ["let a = \"b\n\"", "f(]", "struct A {", "let a = \"\\\"", "}"])
  func notSwift(_ text: String) {
    #expect(throws: BrokenLaw.self) { try TextLaws.check(text, Emitter.swift.syntax) }
  }
}

extension FuzzTarget {
  /// The names of inputs that once broke a law of the target.
  fileprivate var foundFiles: [String] {
    Repository.files(in: Repository.fixtures.appending(path: "Fuzzing/\(name)")).map(\.lastPathComponent)
  }
}
