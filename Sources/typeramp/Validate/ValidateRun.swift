import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// One run of `validate`: checks files on several threads, and reports their findings in the order of the inputs.
struct ValidateRun {
  private let settings: ValidateSettings
  private let console: Console
  private var options: InputOptions
  private var reports: ReportSet
  private var baseline: Baseline?
  private var status = ExitStatus.success
  private var fixes: FileFixes
  private var unchecked = UncheckedFonts()
  /// The themes and contexts of the files.
  private var choices = ChoiceUse()
  /// How many files were found in folders and are not style dictionaries.
  private var skipped = 0
  /// The folders to check.
  private var folders: [String] = []
  /// Whether there was nothing to check: an Info.plist has only the fonts of an app.
  private var isEmpty = true

  init(_ settings: ValidateSettings, _ console: Console) throws {
    self.settings = settings
    self.console = console
    options = settings.run.options
    reports = ReportSet(settings, console)
    fixes = FileFixes(showsDiff: settings.showsFixes, console)
    baseline = try settings.run.baseline.map { try Baseline(at: $0, isUpdated: settings.isUpdatingBaseline) }
  }

  mutating func run() throws -> ExitStatus {
    let inputs = try inputs()
    options.fonts = fonts()
    if settings.run.infoPlist != nil, options.fonts?.hasFiles != true, status == .success {
      throw UsageError.other("'--info-plist' needs the app's font files; expected '--fonts PATH'")
    }
    let files = inputs.map(\.input).filter { !$0.isStandardInput } + [settings.run.infoPlist].compactMap(\.self)
    if settings.reports.contains(where: { $0.path != nil }) {
      // The references of a file are known only after it is read.
      try settings.refuseReports(over: files.flatMap { $0.files(options.tokens) } + (options.fonts?.paths ?? []))
    }
    reports.begin()
    if let infoPlist = settings.run.infoPlist { look(atInfoPlist: infoPlist) }
    var progress = Progress(of: inputs.count)
    let outputs = settings.run.configuration?.settings.outputs ?? []
    // A fix changes a file that others may refer to, so each file is read after the fixes in those before it.
    let isFixing = settings.isFixing && !settings.showsFixes
    let jobs = isFixing ? 1 : InputCheck.jobs(for: inputs, atMost: settings.jobs.count(for: inputs.count))
    let parts = InputCheck.parts(of: inputs, jobs: jobs)
    Parallel.forEach(parts, jobs: jobs, ahead: 2 * jobs) { [options] part in
      part.map { InputCheck($0.input, isNamed: $0.isNamed, options, outputs: outputs) }
    } take: { checks in
      for check in checks {
        progress.clear()
        take(check)
        progress.advance()
      }
    }
    progress.clear()
    try reports.end(isEmpty: isEmpty, console)
    if isEmpty, status == .success {
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
    if let line = unchecked.line { console.report([line]) }
    // An updated baseline would lose the findings of files that could not be read.
    status = max(status, try choices.status(options.tokens, named: settings.run.named))
    if settings.isUpdatingBaseline, status != .failure, let baseline {
      console.report(try baseline.write())
      if baseline.unlisted > 0 { status = max(status, .findings) }
    }
    return status
  }

  /// Checks an Info.plist, and adds its fonts to the options of the rules.
  private mutating func look(atInfoPlist input: Input) {
    guard let bytes = read(input) else { return }
    let document = Document(bytes, path: input.path)
    if case .success(let tree) = document.tree {
      options.fonts?.declaredFiles = Set(InfoPlist(tree.root).fontFiles.map(\.name))
    }
    add(InfoPlist.findings(in: document, options.options(for: input.path)))
  }

  /// Reports the findings in an input.
  private mutating func take(_ check: InputCheck) {
    for document in check.documents { take(document, of: check.input) }
    skipped += check.skipped
    if let error = check.error { fail(error) }
  }

  private mutating func take(_ found: CheckedDocument, of input: Input) {
    let document = settings.isFixing && !found.isJoined ? fixed(found, of: input) : found
    isEmpty = false
    unchecked.add(document.uncheckedFonts)
    choices.add(document.choices)
    for file in document.files { add(file) }
  }

  /// The document with its fixes made.
  private mutating func fixed(_ document: CheckedDocument, of input: Input) -> CheckedDocument {
    guard let bytes = read(input) else { return document }
    let compile = { Compilation($0, path: input.path, options: document.options[0]) }
    do throws(FileError) {
      // Fixes are made in the bytes that were read last: the file may have changed since.
      var fixed = CheckedDocument(try fixes.make(in: bytes, of: input, compile: compile), document.options[0])
      let others = document.options.dropFirst()
      guard !others.isEmpty else { return fixed }
      let remaining = Document(try input.read(), path: input.path, as: .dialect(ofPath: input.path))
      for options in others { fixed.add(CheckedDocument(remaining, options)) }
      return fixed
    } catch {
      fail(error)
      return document
    }
  }

  private mutating func add(_ file: FileFindings) {
    let fresh = baseline?.fresh(file) ?? file
    // Findings written to the baseline are known from now on.
    if fresh.hasErrors && !settings.isUpdatingBaseline { status = max(status, .findings) }
    reports.add(fresh, known: file.findings.count - fresh.findings.count)
  }

  private mutating func read(_ input: Input) -> [UInt8]? {
    do throws(FileError) {
      return try input.read()
    } catch {
      fail(error)
      return nil
    }
  }

  private mutating func fail(_ error: FileError) {
    console.report(error)
    status = .failure
  }
}

// MARK: - What is checked

extension ValidateRun {
  /// The inputs without duplicates, even if several paths lead to one: those in the call, otherwise those of the
  /// configuration.
  private mutating func inputs() throws -> [(input: Input, isNamed: Bool)] {
    if settings.paths.isEmpty, let configuration = settings.run.configuration {
      let search = try InputSearch(configuration, read: settings.run.files)
      if !search.findings.isEmpty {
        console.report([FileFindings(configuration.source, search.findings)])
        throw Reported()
      }
      return search.inputs.map { ($0, true) }
    }
    var resolver = PathResolver()
    var resolvedPaths: Set<ExactString> = []
    var inputs: [(input: Input, isNamed: Bool)] = []
    for input in settings.paths.map(Input.init) {
      if input.kind == .folder { folders.append(input.argument) }
      inputs += DictionarySearch.inputs(in: input, options.tokens) { fail($0) }.filter {
        resolvedPaths.insert(ExactString($0.input.resolvedPath(&resolver))).inserted
      }
    }
    return inputs
  }

  /// The fonts of the call or the configuration, otherwise those in the folders to check.
  private mutating func fonts() -> FontCatalog? {
    if settings.run.fonts.hasFiles {
      let outputs = settings.run.configuration?.settings.outputs ?? []
      let keepsContents = outputs.contains(where: \.emitter.needsFontContents)
      return settings.run.fonts.catalog(keepsContents: keepsContents, console, &status)
    }
    return settings.run.fonts.catalog(foundIn: folders, console, &status)
  }
}
