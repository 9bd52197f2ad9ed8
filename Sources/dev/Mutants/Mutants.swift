import Foundation
import TestSupport

extension Chore {
  /// Small mistakes in the sources, each of which a test must find.
  static let mutants = Chore(
    name: "mutants",
    summary: "make small mistakes in files or folders (a sample of '--most N'), and name those that no test finds",
    takesFiles: true
  ) { call in
    let files = try call.files.flatMap(swiftFiles).map(MutatedFile.init)
    var random = SeededGenerator(seed: UInt64(RandomRuns.seed))
    let all = files.flatMap { file in file.sites().map { (file: file, site: $0) } }
    let copy = try MutantCopy(Array(all.shuffled(using: &random).prefix(call.most ?? 20_000)))
    let survivors = try copy.mutants.filter(copy.survives)
    print("\(survivors.count) of \(copy.mutants.count) mutants survive; \(all.count) sites could be changed")
    return !call.isCheck || survivors.isEmpty
  }

  private static func swiftFiles(_ path: String) -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    let names = FileManager.default.enumerator(atPath: Repository.root.appending(path: path).path)?.compactMap {
      $0 as? String
    }
    // Files in folders called Shared are not compiled: they are part of outputs.
    return (names ?? []).map { "\(path)/\($0)" }.filter { $0.hasSuffix(".swift") && !$0.contains("/Shared/") }.sorted()
  }
}

/// A copy of the package with all mutants. It is built once: a variable of the environment chooses one.
private struct MutantCopy {
  struct Mutant {
    let number: Int
    let file: MutatedFile
    let site: MutatedFile.Site
  }

  private static let folder = Repository.root.appending(path: ".build/mutants")
  private static let bundle = folder.appending(path: ".build/debug/typerampPackageTests.xctest")

  /// Those that compile.
  private(set) var mutants: [Mutant]
  /// For each suite the mutants that its tests reach.
  private var reached: [(suite: String, numbers: Set<Int>)] = []

  init(_ sites: [(file: MutatedFile, site: MutatedFile.Site)]) throws {
    mutants = sites.enumerated().map { Mutant(number: $0.offset, file: $0.element.file, site: $0.element.site) }
    let folder = Self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The times of unchanged files stay, so that a second run compiles only what has changed.
    let copying =
      "rm -rf '\(folder.path)'/[A-Z]*; git ls-files -co --exclude-standard -z | xargs -0 ls -d 2>/dev/null"
      + " | tar -cf - -T - | tar -xf - -C '\(folder.path)'"
    try Self.run("sh", "-c", copying, in: Repository.root)
    while try !builds() {}
    let suites = Set(
      try Self.run("swift", "test", "list", "--skip-build", in: folder).split(separator: "\n")
        .filter { $0.contains(".") }.map { $0.split(separator: "/")[0] })
    reached = try suites.sorted().map { (String($0), try Self.reached(by: String($0))) }
  }

  /// Builds with all mutants; takes back those in lines that do not compile.
  private mutating func builds() throws -> Bool {
    var made: Set<Int> = []
    for (target, mutants) in Dictionary(grouping: mutants, by: { $0.file.path.split(separator: "/")[1] }) {
      var declarations = [try Repository.text(of: "Fixtures/Mutants/ChosenMutant.swift")]
      for (path, mutants) in Dictionary(grouping: mutants, by: \.file.path) {
        let switched = mutants[0].file.switched(mutants.map { ($0.number, $0.site) })
        try Data(switched.text.utf8).write(to: Self.folder.appending(path: path))
        declarations += switched.declarations
        made.formUnion(switched.numbers)
      }
      let text = declarations.joined(separator: "\n")
      try Data(text.utf8).write(to: Self.folder.appending(path: "Sources/\(target)/ChosenMutant.swift"))
    }
    let words = ["swift", "build", "--build-tests", "-Xswiftc", "-continue-building-after-errors"]
    let run = try Self.launch(words, in: Self.folder)
    let errors = (run.output + run.errors).matches(of: /\/(Sources\/[^:\n]+):(\d+):\d+: error:/).compactMap { match in
      Int(match.2).map { (file: String(match.1), line: $0) }
    }
    if run.status == 0 {
      mutants.removeAll { !made.contains($0.number) }
      return true
    }
    // The error of a long expression is at its first line, and that of an initializer at its last one.
    let wrong = errors.flatMap { error -> [Int] in
      let all = mutants.filter { $0.file.path == error.file }
      let near = all.filter { error.line - 1...error.line + 8 ~= $0.site.line }
      return (near.isEmpty ? all : near).map(\.number)
    }
    let kept = mutants.filter { !wrong.contains($0.number) }
    if kept.count == mutants.count { throw Failure(output: run.output + run.errors) }
    // A file without mutants is as it was.
    for path in Set(mutants.map(\.file.path)).subtracting(kept.map(\.file.path)) {
      try Data(Repository.text(of: path).utf8).write(to: Self.folder.appending(path: path))
    }
    mutants = kept
    return false
  }

  /// Whether all tests pass that reach a mutant. The first failure ends them.
  func survives(_ mutant: Mutant) throws -> Bool {
    let suites = reached.filter { $0.numbers.contains(mutant.number) }.map(\.suite)
    let isFound = try !suites.isEmpty && Self.fails(suites, mutant: mutant.number)
    let state = suites.isEmpty ? "is not reached" : isFound ? "found" : "survives"
    let position = "\(mutant.file.path):\(mutant.site.line): \(mutant.site.change)"
    FileHandle.standardOutput.write(Data("\(state): \(position): \(mutant.file.text(of: mutant.site))\n".utf8))
    return !isFound
  }

  private static func fails(_ suites: [String], mutant: Int) throws -> Bool {
    let (process, output) = (Process(), Pipe())
    process.executableURL = bundle
    process.arguments = ["--testing-library", "swift-testing"] + suites.flatMap { ["--filter", Self.pattern($0)] }
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["TYPERAMP_MUTANT": "\(mutant)"]) { $1 }
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    var text = Data()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      text += data
      if String(decoding: text, as: UTF8.self).contains("✘") { process.terminate() }
    }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal || process.terminationStatus != 0
  }

  private static func pattern(_ suite: String) -> String { "^" + NSRegularExpression.escapedPattern(for: suite) + "/" }

  private static func reached(by suite: String) throws -> Set<Int> {
    let scratch = try Scratch(["log": ""])
    let words = [bundle.path, "--testing-library", "swift-testing", "--filter", pattern(suite)]
    let run = try launch(words, in: folder, environment: ["TYPERAMP_MUTANT_LOG": scratch.path("log")])
    if run.status != 0 { print("fails without a mutant: \(suite)") }
    return run.status == 0 ? Set(try scratch.text("log").split(separator: "\n").compactMap { Int($0) }) : []
  }

  @discardableResult
  private static func run(_ words: String..., in folder: URL) throws -> String {
    let run = try launch(words, in: folder)
    if run.status != 0 { throw Failure(output: run.output + run.errors) }
    return run.output
  }

  /// Without warnings as errors: a mutant may compare what is always equal.
  private static func launch(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Tool.Run {
    let call = ["-u", "TYPERAMP_WARNINGS"] + words
    return try Tool.run(URL(filePath: "/usr/bin/env"), call, in: folder, environment: environment)
  }

  private struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { String(output.suffix(4_000)) }
  }
}
