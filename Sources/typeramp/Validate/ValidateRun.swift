import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import TypeRampProject
import Writing

/// One run of `validate`: checks files on several threads, and reports their findings in the order of the inputs.
struct ValidateRun {
  private let settings: ValidateSettings
  private let console: Console
  private var run: Run
  private var reports: ReportSet
  private var baseline: Baseline?
  private var status = ExitStatus.success
  private var fixes: FileFixes
  /// How many files were found in folders and are not style dictionaries.
  private var skipped = 0
  /// The folders to check.
  private var folders: [String] = []
  /// Whether there was nothing to check: an Info.plist has only the fonts of an app.
  private var isEmpty = true

  init(_ settings: ValidateSettings, _ invocation: Invocation) throws {
    self.settings = settings
    console = invocation.console
    run = Run(settings.run, invocation)
    reports = ReportSet(settings, console)
    fixes = FileFixes(showsDiff: settings.showsFixes, console)
    baseline = try settings.run.baseline.map { try Baseline(at: $0, isUpdated: settings.isUpdatingBaseline) }
  }

  mutating func validate() throws -> ExitStatus {
    let inputs = try inputs()
    let outputs = settings.run.configuration?.settings.outputs ?? []
    run.loadFonts(keepsContents: outputs.contains(where: \.emitter.needsFontContents), foundIn: folders)
    if settings.run.infoPlist != nil, run.workspace.options.fonts?.hasFiles != true, run.status == .success {
      throw UsageError.other("'--info-plist' needs the app's font files; expected '--fonts PATH'")
    }
    let infoPlist = settings.run.infoPlist.flatMap { $0.isStandardInput ? nil : $0.argument }
    let files = inputs.all.filter { !$0.isStandardInput }.map(\.argument)
    try settings.refuseReports(over: files + [infoPlist].compactMap(\.self) + run.otherFiles)
    reports.begin()
    if let infoPlist = settings.run.infoPlist { check(infoPlist: infoPlist) }
    // A fix changes a file that others may refer to, so each file is read after the fixes in those before it.
    let isFixing = settings.isFixing && !settings.showsFixes
    let jobs = isFixing ? 1 : Self.jobs(for: inputs.all, atMost: settings.jobs.count(for: inputs.all.count))
    let (options, found, keepsBytes) = (run.workspace.options, inputs.found, settings.isFixing)
    run.begin(inputs.all.count)
    run.workspace.forEachOutcome(of: inputs.all, jobs: jobs) { input in
      var work = Outcome.Work()
      work.outputs = { outputs.checked(input, $0, options) }
      work.others = found.contains(input) ? .skipped : .compiled
      work.keepsBytes = keepsBytes
      return work
    } take: { outcome in
      take(outcome)
    }
    try settings.refuseReports(over: run.otherFiles)
    return try finish()
  }

  /// Ends the reports, and says what was not checked.
  private mutating func finish() throws -> ExitStatus {
    try reports.end(isEmpty: isEmpty, console)
    if isEmpty, max(status, run.status) == .success {
      // A check of nothing must not look like a success.
      let places = settings.paths.isEmpty ? "" : " in \(settings.paths.map(DisplayText.escaped).quotedList)"
      console.report(["typeramp: error: no style dictionary and no design tokens were found\(places)"])
      status = .failure
    }
    if skipped > 0, !isEmpty {
      let what = skipped == 1 ? "1 file was skipped because it does" : "\(skipped) files were skipped because they do"
      console.report([
        "typeramp: note: \(what) not look like a style dictionary or design tokens; name a file to check it"
      ])
    }
    if let line = run.uncheckedFonts { console.report([line]) }
    status = max(status, try run.finish())
    // An updated baseline would lose the findings of files that could not be read.
    if settings.isUpdatingBaseline, status != .failure, let baseline {
      console.report(try baseline.write())
      if baseline.unlisted > 0 { status = max(status, .findings) }
    }
    return status
  }

  /// Checks an Info.plist, and adds its fonts to the options of the rules.
  private mutating func check(infoPlist input: Input) {
    do throws(FileError) {
      let document = Document(try input.read(), path: input.path)
      if case .success(let tree) = document.tree {
        run.workspace.options.fonts?.declaredFiles = Set(InfoPlist(tree.root).fontFiles.map(\.name))
      }
      add(InfoPlist.findings(in: document, run.workspace.options.options(for: input.path)))
    } catch {
      run.fail(error)
    }
  }

  /// Reports the findings in an input.
  private mutating func take(_ outcome: Outcome) {
    let outcome = settings.isFixing ? fixed(outcome) : outcome
    run.record(outcome)
    skipped += outcome.skipped
    if !outcome.files.isEmpty { isEmpty = false }
    for file in outcome.files { add(file) }
    run.advance()
  }

  /// The outcome after the fixes are made.
  private mutating func fixed(_ outcome: Outcome) -> Outcome {
    guard let (bytes, options) = outcome.fixable else { return outcome }
    let input = outcome.input
    do throws(FileError) {
      let compile = { Compilation($0, path: input.path, options: options[0]) }
      guard let fixed = try fixes.make(in: bytes, of: input, compile: compile) else { return outcome }
      return outcome.replaced(by: options.map { Compilation(fixed, path: input.path, options: $0) })
    } catch {
      run.fail(error)
      return outcome
    }
  }

  private mutating func add(_ file: FileFindings) {
    let fresh = baseline?.fresh(file) ?? file
    // Findings written to the baseline are known from now on.
    if fresh.hasErrors && !settings.isUpdatingBaseline { status = max(status, .findings) }
    reports.add(fresh, known: file.findings.count - fresh.findings.count)
  }
}

// MARK: - What is checked

extension ValidateRun {
  /// The inputs without duplicates, even if several paths lead to one: those in the call, otherwise those of the
  /// configuration.
  private mutating func inputs() throws -> Inputs {
    if settings.paths.isEmpty, let configuration = settings.run.configuration {
      let search = try InputSearch(
        configuration, GeneratedFiles(of: configuration), read: settings.run.files)
      try configuration.report(search.findings, console)
      return Inputs(all: search.inputs, found: [])
    }
    var resolver = PathResolver()
    var resolvedPaths: Set<ExactString> = []
    var inputs = Inputs(all: [], found: [])
    let workspace = run.workspace
    for input in settings.paths.map({ Input(argument: $0) }) {
      if input.kind == .folder { folders.append(input.argument) }
      var errors: [FileError] = []
      let found = FolderSearch.inputs(in: input, of: workspace.store, workspace.options.tokens) { errors.append($0) }
      for error in errors { run.fail(error) }
      for (input, isNamed) in found where resolvedPaths.insert(ExactString(input.resolvedPath(&resolver))).inserted {
        inputs.all.append(input)
        if !isNamed { inputs.found.insert(input) }
      }
    }
    return inputs
  }

  /// What is checked.
  private struct Inputs {
    var all: [Input]
    /// Those that were found in a folder: they are skipped if they do not look like dictionaries or tokens.
    var found: Set<Input>
  }

  /// The number of threads, fewer for large files: each thread may have two of them in memory.
  private static func jobs(for inputs: [Input], atMost jobs: Int) -> Int {
    let usual = 4 << 20
    let largest = inputs.reduce(usual) { max($0, $1.size ?? 0) }
    return min(jobs, max(8 * usual / largest, 1))
  }
}
