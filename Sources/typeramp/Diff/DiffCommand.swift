import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let diff = Command(
    name: "diff",
    abstract: "Show what changes on screen between two versions.",
    examples: [
      "typeramp diff main",
      "typeramp diff origin/main:Styles Styles --markdown --fail-on breaking",
    ],
    discussion: """
      OLD and NEW are files, folders, or REVISION:path, which is read from git. With a revision alone, such as main, the \
      inputs of \(Configuration.fileName) are compared with those in that revision. The settings of this call and of the \
      configuration apply to both. It exits with 1 when anything differs, and when the two cannot be compared.
      """,
    operands: "OLD [NEW]",
    options: DiffOptions.forms.all + [DiffOptions.failOn.declaration, DiffOptions.svg.declaration],
    shared: Setting.ofTables
  ) { invocation in
    var run = try DiffRun(invocation)
    return try run.compare()
  }
}

enum DiffOptions {
  static let forms = FormOptions(
    markdown: "write Markdown: one comment for a pull request", json: "write JSON, for programs")

  static let svg = Option<String>(
    "svg", placeholder: "FILE",
    help: "also write a picture: a word before and after, at the default and the largest text size, as outlines")

  static let failOn = Option<FailOn>(
    "fail-on", help: "exit with 1 on any change, or on breaking changes only (default: any)")
}

enum FailOn: String, CaseIterable {
  case any, breaking
}

/// One run of `diff`: reads two versions, compares the dictionaries with the same path, and writes the differences.
struct DiffRun {
  /// The revision that the inputs of the configuration are compared with; nil if the call names both versions.
  private let revision: String?
  private let form: OutputForm
  private var run: Run
  private var report: ComparisonReport
  /// The file for a picture, and what it shows.
  private let picture: Picture?
  private var rows: [Specimen.Row] = []

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    let operands = arguments.operands
    revision = try Self.revision(in: operands)
    if operands == ["-", "-"] { throw UsageError.other("standard input can be read only once") }
    form = try DiffOptions.forms.form(arguments)
    run = try Run(invocation)
    picture = try Picture(DiffOptions.svg, in: arguments)
    if let picture, picture.path == nil {
      throw UsageError.other("standard output has the comparison; name a file for '--svg'")
    }
    let names = operands.map { Input(argument: $0).path } + ["working tree"]
    report = ComparisonReport(old: names[0], new: names[1])
  }

  /// The only operand, which must be a revision; nil if there are two operands.
  private static func revision(in operands: [String]) throws -> String? {
    if operands.count == 2 { return nil }
    guard operands.count == 1, Files.kind(of: operands[0]) == nil else {
      throw UsageError.missingOperand("OLD and NEW, or one revision of git for the inputs of \(Configuration.fileName)")
    }
    guard let refusal = try Git.refusal(of: operands[0]) else { return operands[0] }
    throw UsageError.other("'\(operands[0])' is neither a file nor a revision: \(refusal)")
  }

  mutating func compare() throws -> ExitStatus {
    run.loadFonts(keepsContents: picture != nil ? true : nil)
    let paths = run.arguments.operands
    let sides =
      try revision.map { try projectSides($0) } ?? [
        side(at: paths[0], besides: paths[1]), side(at: paths[1], besides: paths[0]),
      ]
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
      run.console.report(error, command: Command.diff.name)
      status = .failure
    }
    let failOn = run.arguments[DiffOptions.failOn] ?? .any
    let isWorse = report.changes.contains { failOn == .any || $0.change.kind.isBreaking }
    if report.isFailed || isWorse { status = max(status, .findings) }
    try run.console.print(text)
    return max(status, try draw())
  }

  private var text: String {
    switch form {
    case .text: DiffText(report: report, isColoured: run.console.isColoured(.output)).text
    case .markdown: DiffMarkdown(report: report).text
    case .json: report.json
    }
  }

  /// Writes the picture of the styles that look different, if a file for it was named.
  private func draw() throws -> ExitStatus {
    guard let picture else { return .success }
    if let path = picture.path { try run.checkIsNotRead(path) }
    let unchanged = "no style has another font, or another size at L or AX5"
    if rows.isEmpty { return picture.reportNone(unchanged, isError: false, run.console) }
    return try picture.write(rows, isError: false, run)
  }

  /// The version at a path in the call; nil, with a reported error, if it cannot be read.
  private mutating func side(at path: String, besides other: String) -> DiffSide? {
    do throws(FileError) {
      guard let revision = try RevisionPath.named(by: path, besides: other) else {
        return DiffSide(at: path, in: run.project, &run)
      }
      let files = try RevisionFiles(revision)
      return DiffSide(at: files.path, in: run.project.reading(files), &run)
    } catch {
      run.fail(error)
      return nil
    }
  }

  /// The inputs of the configuration in a revision, and in the working tree.
  private mutating func projectSides(_ revision: String) throws -> [DiffSide?] {
    let inputs = try run.inputs([])
    guard let configuration = run.project.configuration else { return [nil, nil] }
    do {
      let files = try RevisionFiles(revision, of: configuration)
      let path = Files.join(files.path, Files.name(of: configuration.path))
      var old: Configuration?
      if files.store.kind(of: path) == .file {
        // Not every file that it names is in the revision.
        old = Configuration(try files.store.file(at: path, limit: Limits.inputSize).document.strict)
      }
      try old?.check(old?.findings ?? [])
      let project = run.project.reading(files)
      let search = try project.search(read: run.otherFiles, listed: old?.settings.inputs)
      return [
        DiffSide(search?.inputs ?? [], of: configuration, in: project, &run),
        DiffSide(inputs, of: configuration, in: run.project, &run),
      ]
    } catch let error as FileError {
      run.fail(error)
      return [nil, nil]
    }
  }

  private mutating func compare(_ old: DiffSide, _ new: DiffSide) {
    guard old.isFolder == new.isFolder || old.isSingle && new.isSingle else {
      let (file, folder) = old.isFolder ? (report.new, report.old) : (report.old, report.new)
      return fail("'\(folder)' is a folder and '\(file)' is not; expected two files or two folders")
    }
    var old = old
    old.takeForms(ofNamesIn: new)
    let names = Set(old.dictionaries.keys).union(new.dictionaries.keys).sorted().filter { name in
      // A file that is a dictionary in only one of the versions is broken in the other, not removed.
      [old, new].contains { $0.dictionaries[name]?.isCertain == true }
    }
    for (side, name) in [(old, report.old), (new, report.new)]
    where !names.contains(where: { side.dictionaries[$0] != nil }) {
      // A comparison of nothing must not look like one without changes.
      return fail("no text-style dictionary or design tokens found in '\(name)'")
    }
    var isEmpty = true
    for name in names {
      let outcomes = [old, new].map { outcome(of: $0.dictionaries[name], in: $0.project) }
      if outcomes.contains(where: { $0 != nil }) { isEmpty = false }
      let all = outcomes.flatMap { $0?.themes ?? [] }.unique
      let themes = all.filter { !$0.isEmpty }
      for theme in themes.isEmpty ? all : themes {
        let words = theme.isEmpty ? [] : ["(\(theme))"]
        compare(
          outcomes.map { $0.flatMap { $0.compilations(for: theme) } },
          ([name.text] + words).filter { !$0.isEmpty }.joined(separator: " "))
      }
    }
    if isEmpty { fail("no typography found in '\(report.old)' and '\(report.new)'") }
  }

  /// - Parameter compilations: those of the old and the new version; nil for a version without the dictionary.
  private mutating func compare(_ compilations: [Variants?], _ name: String) {
    let versions = zip(["the old version", "the new version"], compilations)
    if let (version, _) = versions.first(where: { $1?.isEmpty == true }) {
      return report.fail("\(version) is neither a text-style dictionary nor design tokens", dictionary: name)
    }
    let broken = versions.filter { $1?.contains { $0.compilation.table == nil } == true }.map(\.0)
    if !broken.isEmpty { return compareRest(compilations, name, besides: broken) }
    // Several documents of one theme are malformed ones.
    switch (compilations[0]?.only?.compilation, compilations[1]?.only?.compilation) {
    case (let old?, let new?):
      let changes = Comparison.changes(from: old, to: new) ?? []
      report.add(changes, to: name)
      addRows(of: changes, from: old, to: new)
    case (nil, _?): report.add([Change(.dictionaryAdded, .dictionary)], to: name)
    case (_?, nil): report.add([Change(.dictionaryRemoved, .dictionary)], to: name)
    case (nil, nil): break
    }
  }

  /// Compares what has no errors.
  ///
  /// - Parameter broken: the words for the versions that have some.
  private mutating func compareRest(_ versions: [Variants?], _ name: String, besides broken: [String]) {
    let errors = versions.flatMap {
      ($0 ?? Variants()).flatMap { LocatedFinding.all(of: $0.compilation) { $0.severity == .error } }
    }
    let (old, new) = (versions[0]?.only?.compilation, versions[1]?.only?.compilation)
    let partial = old.flatMap { old in new.flatMap { PartialComparison(from: old, to: $0) } }
    let leftOut = (partial?.leftOut).map { $0.isEmpty ? "" : $0.quotedList + ": " } ?? ""
    let reason = "\(leftOut)\(broken.joined(separator: " and ")) \(broken.count == 1 ? "has" : "have") errors"
    report.fail(reason, dictionary: name, errors: errors)
    guard let partial, let old, let new else { return }
    report.add(partial.changes, to: name)
    addRows(of: partial.changes, from: old, to: new)
  }

  private mutating func addRows(of changes: [Change], from old: Compilation, to new: Compilation) {
    if picture != nil { rows += Specimen.Row.all(of: changes, from: old.draft, to: new.draft) }
  }

  /// Compiles a dictionary and reports its errors; warnings are part of the comparison.
  private mutating func outcome(of dictionary: DiffSide.Dictionary?, in project: Project) -> Outcome? {
    guard let found = dictionary?.input else { return nil }
    guard let contents = found.contents else { return Outcome(of: found.input) }
    // What is a dictionary in one version is compiled in both.
    let outcome = project.outcome(of: FoundInput(found.input, contents, isSearched: true), .showing())
    if !found.isNamed, outcome.error == nil, !outcome.hasTypography { return nil }
    run.take(outcome) { $0.severity == .error }
    return outcome
  }

  private mutating func fail(_ message: String) {
    report.fail(message, isReported: true)
    run.fail(message)
  }
}
