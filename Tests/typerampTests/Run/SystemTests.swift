import DynamicType
import Foundation
import TestSupport
import Testing
import TypeRampKit

/// Whole design systems: `show` at the first try, or after one question, has the styles that their owners mean.
@Suite struct Systems {
  /// A call for a system, and what comes out, in the format that the corpus uses too.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var system: String?
    let path: String
    var arguments: [String]?
    /// `table`, `question` or `no-typography`.
    let outcome: String
    var question: Question?
    var afterOneQuestion: [String]?
    /// What the messages say.
    var says: [String]?
    var styles: [String: Style]?

    var testDescription: String { ([path] + (arguments ?? [])).joined(separator: " ") }
  }

  struct Question: Decodable, Sendable {
    var group: String?
    let names: [String]
  }

  struct Style: Decodable, Sendable {
    let size: Double
    var weight: Double?
    var family: String?
    var lineHeight: Double?
    var letterSpacing: Double?
  }

  private struct Cases: Decodable { let cases: [Case] }

  private static let own = Repository.root.appending(path: "Fixtures/Systems")
  private static let corpus = Corpus.folder?.appending(path: "systems")

  private static func cases(_ file: URL?) -> [Case] {
    guard let data = file.flatMap({ try? Data(contentsOf: $0) }) else { return [] }
    return (try? JSONDecoder().decode(Cases.self, from: data).cases) ?? []
  }

  /// Cases whose expectation is not what the files have: `Body.Large` and others have a size, a weight and a line
  /// height in `figmaExports/Type_Size.SM_Screen.json`.
  private static let disputed = ["auro"]

  /// Some of the corpus; all of it if slow tests run.
  private static let ofCorpus = SlowTests.some(cases(corpus?.appending(path: "EXPECTED.json")), of: 4)

  @Test(arguments: cases(own.appending(path: "Expected.json"))) func kinds(_ example: Case) throws {
    try check(example, in: Self.own)
  }

  @Test(
    .enabled(if: corpus != nil, "\(Corpus.absence)"),
    arguments: ofCorpus.filter { !disputed.contains($0.system ?? "") })
  func realSystems(_ example: Case) throws { try check(example, in: try #require(Self.corpus)) }

  // MARK: - Proposals

  /// A theme, a context or a pattern that a message proposes leads on: no message proposes it again.
  @Test(
    arguments: cases(own.appending(path: "Expected.json")).map { (own, $0) } + ofCorpus.map { (corpus ?? own, $0) })
  func proposalsLeadOn(_ folder: URL, _ example: Case) throws {
    let scratch = try Scratch()
    let call = ["compile", folder.appending(path: example.path).path, "--format", "css", "-o", "out.css"]
    var (choices, ignored): ([String], [String]) = ([], [])
    for _ in 0..<10 {
      let map = try JSONEncoder().encode(["ignore": ignored])
      try scratch.write(String(decoding: map, as: UTF8.self), to: "map.json")
      let run = try Tool.run(call + choices + (ignored.isEmpty ? [] : ["--map", "map.json"]), in: scratch.folder)
      if run.status == 0 { return }
      let choice = run.errors.firstMatch(of: /add (--theme|--context) ("[^"]*"|\S+) or/)
      let patterns = try run.errors.matches(of: /with "ignore": (\[.*\]) in a mapping file/).flatMap { match in
        try JSONDecoder().decode([String].self, from: Data(match.1.utf8))
      }
      if choice == nil, patterns.isEmpty { return }
      if let choice {
        let value = String(choice.2).replacing("\"", with: "")
        try #require(!choices.contains(value), "\(value) is proposed again")
        choices += [String(choice.1), value]
      }
      try #require(Set(ignored).isDisjoint(with: patterns), "\(patterns) are proposed again")
      ignored += patterns
    }
  }

  /// What is called a fix is made by `--fix`, and the finding is gone.
  @Test(.enabled(if: corpus != nil, "\(Corpus.absence)"), arguments: ofCorpus)
  func fixesAreMade(_ example: Case) throws {
    let folder = try #require(Self.corpus)
    let call = ["validate", "--report", "json"] + (example.arguments ?? []) + (example.afterOneQuestion ?? [])
    if try fixes(call + [example.path], in: folder).isEmpty { return }
    let scratch = try Scratch(["a.json": String(contentsOf: folder.appending(path: example.path), encoding: .utf8)])
    _ = try Tool.run(call + ["a.json", "--fix"], in: scratch.folder)
    #expect(try fixes(call + ["a.json"], in: scratch.folder) == [])
  }

  /// The messages of the findings that have a fix.
  private func fixes(_ call: [String], in folder: URL) throws -> [String] {
    struct Report: Decodable {
      struct Finding: Decodable {
        struct Fix: Decodable { let safe: Bool }
        let message: String
        var fix: Fix?
      }
      let findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(try Tool.run(call, in: folder).output.utf8))
    return report.findings.filter { $0.fix?.safe ?? false }.map(\.message)
  }

  private func check(_ example: Case, in folder: URL) throws {
    let call = ["show", example.path] + (example.arguments ?? []) + ["--json"]
    var run = try Tool.run(call, in: folder)
    #expect(run.errors.split(separator: "\n").count <= 40, "\(run.errors)")
    for text in example.says ?? [] { #expect(run.errors.contains(text), "\(run.errors)") }
    switch example.outcome {
    case "no-typography":
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.contains("typography"), "\(run.errors)")
      return
    case "question":
      #expect(run.status == 1)
      for name in (example.question?.names ?? []) + [example.question?.group].compactMap(\.self) {
        #expect(run.errors.contains("'\(name)'"), "\(run.errors)")
      }
      run = try Tool.run(call + (example.afterOneQuestion ?? []), in: folder)
    default: break
    }
    try #require(run.status == 0, "\(run.errors)")
    let styles = try SystemTable(run.output)
    for (path, style) in example.styles ?? [:] { try styles.check(path, style) }
  }
}

/// The styles of a table in JSON, by name.
private struct SystemTable {
  private var styles: [String: [String: Any]] = [:]

  init(_ text: String) throws {
    let table = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    for key in ["styles", "custom"] {
      for (name, style) in table[key] as? [String: [String: Any]] ?? [:]
      where style["origin"] as? String != "preferredFont" {
        styles[name] = style
      }
    }
  }

  /// The style of a token, by the end of its path.
  private func style(_ path: String) -> [String: Any]? {
    let parts = path.split(separator: ".").map(String.init)
    let all = Self.letters(path)
    if let style = styles.first(where: { Self.letters($0.key) == all }) { return style.value }
    for count in [3, 2, 1] where parts.count >= count {
      let name = parts.suffix(count).joined()
      let style = TextStyle.allCases.first { $0.spellings.map(Self.letters).contains(Self.letters(name)) }
      if let found = style.flatMap({ styles[$0.name] }) { return found }
    }
    return styles.first { Self.letters($0.key) == "token" + all }?.value
  }

  func check(_ path: String, _ wanted: Systems.Style) throws {
    let style = try #require(self.style(path), "no style '\(path)'")
    let size = (style["sizes"] as? [String: Double])?["large"] ?? style["fontSize"] as? Double
    // Sizes are rounded to whole points at each text size.
    #expect(abs((size ?? 0) - wanted.size) <= 0.5, "\(path)")
    if let height = wanted.lineHeight { #expect(abs((style["lineHeight"] as? Double ?? 0) - height) < 0.01, "\(path)") }
    if let spacing = wanted.letterSpacing {
      #expect(abs((style["tracking"] as? Double ?? 0) - spacing) < 0.05, "\(path)")
    }
    let font = style["fontName"] as? String
    if let family = wanted.family {
      let isOfSystem = Self.systemFamilies.contains(Self.letters(family))
      #expect((font == nil) == isOfSystem, "\(path)")
      if let font, !isOfSystem { #expect(Self.letters(font).hasPrefix(Self.letters(family)), "\(path)") }
    }
    if let weight = wanted.weight, font == nil {
      #expect(FontWeight(nearestTo: weight).rawValue == style["weight"] as? String ?? "regular", "\(path)")
    }
  }

  private static let systemFamilies: Set<String> = ["applesystem", "systemui", "sfpro", "uimonospace", "sfmono"]

  private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
