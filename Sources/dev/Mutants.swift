import Foundation
import TestSupport

extension Chore {
  /// Small mistakes in the sources, each of which a test must find: `Fixtures/Mutants.json`.
  static let mutants = Chore(
    name: "mutants", summary: "make small mistakes in a copy of the package, and name those that no test finds"
  ) { call in
    let mutants = try Mutant.all()
    let stale = mutants.compactMap(\.problem)
    for problem in stale { print(problem) }
    if call.isCheck || !stale.isEmpty { return stale.isEmpty }
    let copy = try MutantCopy(mutants)
    let survivors = try mutants.indices.filter { try copy.survives($0, mutants[$0]) }
    print("\(survivors.count) of \(mutants.count) mutants survive")
    return survivors.isEmpty
  }
}

/// A mistake: an expression that is replaced by another.
struct Mutant: Decodable {
  /// The path of the file below Sources.
  let file: String
  /// A text that occurs once in the file, with the expression between `«` and `»`.
  let code: String
  /// The other expression.
  let instead: String
  /// A regular expression for the names of the tests that find it.
  let tests: String

  static func all() throws -> [Mutant] {
    let data = try Data(contentsOf: Repository.fixtures.appending(path: "Mutants.json"))
    return try JSONDecoder().decode([Mutant].self, from: data)
  }

  private var plainCode: String { code.filter { $0 != "«" && $0 != "»" } }

  /// What is wrong with the mutant itself; nil if it can be made.
  var problem: String? {
    let text = (try? Dev.text(of: "Sources/" + file)) ?? ""
    let count = text.components(separatedBy: plainCode).count - 1
    let isMarked = code.wholeMatch(of: /[^«»]*«[^«»]+»[^«»]*/.dotMatchesNewlines()) != nil
    return count == 1 && isMarked ? nil : "Sources/\(file) has '\(plainCode)' \(count) times; expected once, with marks"
  }

  /// A text of the file in which the environment decides between the two expressions.
  func switched(_ text: String, number: Int) -> String {
    let parts = code.components(separatedBy: ["«", "»"])
    let choice = "(chosenMutant == \"\(number)\" ? (\(instead)) : (\(parts[1])))"
    return text.replacingOccurrences(of: plainCode, with: parts[0] + choice + parts[2])
  }
}

/// A copy of the package that has all mutants, and is built once: a variable of the environment chooses one.
private struct MutantCopy {
  private static let folder = Dev.root.appending(path: ".build/mutants")

  /// The declaration for each module with a mutant.
  private static let choice = """
    #if canImport(Glibc)
    private import \("Glibc")
    #else
    private import \("Darwin")
    #endif
    let chosenMutant = unsafe getenv("TYPERAMP_MUTANT").map { unsafe String(cString: $0) } ?? ""
    """

  init(_ mutants: [Mutant]) throws {
    let folder = Self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The times of unchanged files stay, so that a second run compiles only what has changed.
    let copying =
      "rm -rf '\(folder.path)'/[A-Z]*; git ls-files -co --exclude-standard -z | xargs -0 ls -d 2>/dev/null"
      + " | tar -cf - -T - | tar -xf - -C '\(folder.path)'"
    try Self.run("sh", "-c", copying, in: Dev.root)
    for (number, mutant) in mutants.enumerated() {
      let file = folder.appending(path: "Sources/" + mutant.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(mutant.switched(text, number: number).utf8).write(to: file)
      let target = mutant.file.prefix { $0 != "/" }
      try Data(Self.choice.utf8).write(to: folder.appending(path: "Sources/\(target)/ChosenMutant.swift"))
    }
    try Self.run("swift", "build", "--build-tests", in: folder)
    let run = try Self.test(mutants.map(\.tests), mutant: "none")
    if run.status != 0 { throw Failure(output: run.output + run.errors) }
  }

  /// Whether all tests pass with a mutant.
  func survives(_ number: Int, _ mutant: Mutant) throws -> Bool {
    let run = try Self.test([mutant.tests], mutant: "\(number)")
    // Without a test nothing is found.
    if run.status != 0 && !run.output.contains("Test run with 0 tests") { return false }
    print("survives: \(mutant.instead), in Sources/\(mutant.file): \(mutant.code)")
    return true
  }

  private static func test(_ filters: [String], mutant: String) throws -> Tool.Run {
    let words = ["swift", "test", "--skip-build"] + filters.flatMap { ["--filter", $0] }
    return try Tool.run(
      URL(filePath: "/usr/bin/env"), words, in: folder, environment: ["TYPERAMP_MUTANT": mutant])
  }

  private static func run(_ words: String..., in folder: URL) throws {
    // A warning about a comparison that is always true would be an error.
    let run = try Tool.run(
      URL(filePath: "/usr/bin/env"), ["-u", "TYPERAMP_WARNINGS"] + words, in: folder)
    if run.status != 0 { throw Failure(output: run.output + run.errors) }
  }

  private struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { String(output.suffix(4_000)) }
  }
}
