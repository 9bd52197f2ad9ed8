import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `diff`: reads two versions, compares the dictionaries with the same path, and writes the differences.
struct DiffRun {
  private let operands: [String]
  private let failOn: FailOn
  private let form: OutputForm
  private let console: Console
  private var run: Run
  private var report: ComparisonReport

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    operands = arguments.operands
    guard operands.count == 2 else {
      throw UsageError.missingOperand("OLD and NEW, not \(operands.count.counted("path"))")
    }
    if operands == ["-", "-"] { throw UsageError.other("standard input can be read only once") }
    form = try DiffOptions.forms.form(arguments)
    failOn = arguments[DiffOptions.failOn] ?? .any
    console = invocation.console
    run = try Run(invocation)
    let names = operands.map { Input(argument: $0).path }
    report = ComparisonReport(old: names[0], new: names[1])
  }

  mutating func compare() throws -> ExitStatus {
    run.loadFonts()
    let sides = [side(at: operands[0], besides: operands[1]), side(at: operands[1], besides: operands[0])]
    if run.status == .failure {
      let reasons = run.failures.isEmpty ? ["a font file cannot be read"] : run.failures
      for reason in reasons { report.fail(reason, isReported: true) }
    } else if let old = sides[0], let new = sides[1] {
      compare(old, new)
    }
    var status = run.status
    do {
      status = max(status, try run.finish())
    } catch {
      // A theme that no input has was not compared.
      report.fail("a theme or context that was chosen is in no input", isReported: true)
      console.report(error, command: Command.diff.name)
      status = .failure
    }
    let isWorse = report.changes.contains { failOn.includes($0.change) }
    if report.isFailed || isWorse { status = max(status, .findings) }
    try console.print(form.text(report, isColoured: console.isColoured(.output)))
    return status
  }

  /// The version at a path in the call; nil, with a reported error, if it cannot be read.
  private mutating func side(at path: String, besides other: String) -> DiffSide? {
    do throws(FileError) {
      guard let revision = try RevisionPath.named(by: path, besides: other) else {
        return DiffSide(at: path, in: run.workspace, &run)
      }
      let files = try RevisionFiles(revision)
      return DiffSide(at: files.path, in: run.workspace.reading(files), &run)
    } catch {
      run.fail(error)
      return nil
    }
  }
}

extension OutputForm {
  /// A comparison in the form.
  fileprivate func text(_ report: ComparisonReport, isColoured: Bool) -> String {
    switch self {
    case .text: DiffText(report: report, isColoured: isColoured).text
    case .markdown: DiffMarkdown(report: report).text
    case .json: report.json
    }
  }
}

// MARK: - Comparing

extension DiffRun {
  private mutating func compare(_ old: DiffSide, _ new: DiffSide) {
    guard old.isFolder == new.isFolder else {
      let (file, folder) = old.isFolder ? (report.new, report.old) : (report.old, report.new)
      return fail("'\(folder)' is a folder and '\(file)' is not; expected two files or two folders")
    }
    let names = Set(old.dictionaries.keys).union(new.dictionaries.keys).sorted().filter { name in
      // A file that is a dictionary in only one of the versions is broken in the other, not removed.
      [old, new].contains { $0.dictionaries[name]?.isCertain == true }
    }
    for (side, name) in [(old, report.old), (new, report.new)]
    where !names.contains(where: { side.dictionaries[$0] != nil }) {
      // A comparison of nothing must not look like one without changes.
      return fail("no style dictionary and no design tokens were found in '\(name)'")
    }
    for name in names {
      compare([old, new].map { compilations(of: $0.dictionaries[name], in: $0.workspace) }, name.text)
    }
  }

  /// - Parameter compilations: those of the old and the new version; nil for a version without the dictionary.
  private mutating func compare(_ compilations: [[Compilation]?], _ name: String) {
    let versions = zip(["the old version", "the new version"], compilations)
    if let (version, _) = versions.first(where: { $1?.isEmpty == true }) {
      return report.fail("\(version) is no style dictionary and no design tokens", dictionary: name)
    }
    let broken = versions.filter { $1?.contains { $0.table == nil } == true }.map(\.0)
    if !broken.isEmpty {
      let verb = broken.count == 1 ? "has" : "have"
      let errors = compilations.flatMap { $0 ?? [] }.flatMap { LocatedFinding.all(of: $0) { $0.severity == .error } }
      return report.fail("\(broken.joined(separator: " and ")) \(verb) errors", dictionary: name, errors: errors)
    }
    switch (compilations[0]?.first, compilations[1]?.first) {
    case (let old?, let new?):
      guard let changes = Comparison.changes(from: old, to: new) else {
        return report.fail("no table", dictionary: name)
      }
      report.add(changes, to: name)
    case (nil, _?): report.add([Change(.dictionaryAdded, .dictionary)], to: name)
    case (_?, nil): report.add([Change(.dictionaryRemoved, .dictionary)], to: name)
    case (nil, nil): break
    }
  }

  /// Compiles a dictionary and reports its errors; warnings are part of the comparison.
  private mutating func compilations(of dictionary: DiffSide.Dictionary?, in workspace: Workspace) -> [Compilation]? {
    guard let dictionary else { return nil }
    guard let contents = dictionary.contents else { return [] }
    let outcome = workspace.outcome(of: dictionary.input, as: .success(contents), .showing)
    run.take(outcome) { $0.severity == .error }
    return outcome.compilations
  }

  private mutating func fail(_ message: String) {
    report.fail(message, isReported: true)
    run.fail(message)
  }
}
