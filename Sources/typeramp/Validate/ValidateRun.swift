import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// One run of `validate`: checks one file after another and reports its findings at once, so that no number of files
/// fills memory.
struct ValidateRun {
  private let settings: ValidateSettings
  private let console: Console
  private var report: Report
  private var baseline: Baseline?
  private var output = StandardOutputBuffer()
  private var status = ExitStatus.success
  private var leftovers = Leftovers()

  init(_ settings: ValidateSettings, _ console: Console) throws {
    self.settings = settings
    self.console = console
    report = Report(
      settings.reporter, options: ReportOptions(console: console, isStrict: settings.options.rules.isStrict))
    baseline = try settings.baseline.map { try Baseline(at: $0, isUpdated: settings.isUpdatingBaseline) }
  }

  mutating func run() throws -> ExitStatus {
    var options = settings.options
    options.fonts = settings.fonts.catalog(console, &status)
    var progress = Progress(isShown: StandardStream.error.isTerminal)
    report.begin(to: &output)
    if let infoPlist = settings.infoPlist { look(atInfoPlist: infoPlist, &options) }
    for (input, isNamed) in inputs() {
      progress.advance()
      look(at: input, isNamed: isNamed, options)
    }
    progress.clear()
    report.end(to: &output)
    try output.finish()
    if report.summary.files == 0, status == .success {
      // A check that checks nothing must not look like one that passed.
      console.report(["typeramp: error: no style dictionary was found"])
      status = .failure
    }
    // The findings of files that could not be read would be lost.
    if settings.isUpdatingBaseline, status != .failure { try baseline?.write() }
    return status
  }

  /// The inputs, each once, even if several paths lead to it.
  private mutating func inputs() -> [(input: Input, isNamed: Bool)] {
    var resolvedPaths: Set<PathKey> = []
    var inputs: [(input: Input, isNamed: Bool)] = []
    for path in settings.paths {
      inputs += DictionarySearch.inputs(at: path, settings.options.tokens) { fail($0) }.filter {
        resolvedPaths.insert(PathKey($0.input.resolvedPath)).inserted
      }
    }
    return inputs
  }

  /// Checks an Info.plist, and adds the fonts that it lists to the options of the rules.
  private mutating func look(atInfoPlist input: Input, _ options: inout CompilationOptions) {
    guard let bytes = read(input) else { return }
    let document = Document(bytes, path: input.path)
    if case .success(let tree) = document.tree {
      options.fonts?.declaredFiles = Set(InfoPlist(tree.root).fontFiles.map(\.name))
    }
    add(InfoPlist.findings(in: document, options))
  }

  /// Reports what is found in an input; nothing when it was found in a folder and is no dictionary.
  private mutating func look(at input: Input, isNamed: Bool, _ options: CompilationOptions) {
    do throws(FileError) {
      for document in try input.documents(options.tokens) where isNamed || StyleDictionary.isLikely(document) {
        look(at: document, of: input, options)
      }
    } catch {
      fail(error)
    }
  }

  private mutating func look(at document: Document, of input: Input, _ options: CompilationOptions) {
    var compilation = Compilation(document, options: options)
    if settings.isFixing { leftovers.remove(beside: input.argument) }
    if settings.isFixing, document.isFile, let bytes = read(input) {
      let compile = { Compilation($0, path: input.path, options: options) }
      // The fixes are made in what was read last: the file may have changed since.
      compilation = compile(bytes)
      if let fixes = SafeFixes(bytes, compilation, compile: compile), write(fixes, of: bytes, to: input) {
        compilation = compile(fixes.bytes)
      }
    }
    for file in compilation.files { add(file) }
  }

  private mutating func write(_ fixes: SafeFixes, of bytes: [UInt8], to input: Input) -> Bool {
    do throws(FileError) {
      try Staging.write(fixes.bytes, to: input.argument, insteadOf: bytes)
      let what = fixes.count == 1 ? "1 mistake" : "\(fixes.count) mistakes"
      console.report(["\(DisplayText.escaped(input.path)): fixed \(what)"])
      return true
    } catch {
      fail(error)
      return false
    }
  }

  private mutating func add(_ file: FileFindings) {
    let fresh = baseline?.fresh(file) ?? file
    // A finding that is written into the baseline is known from now on.
    if fresh.hasErrors && !settings.isUpdatingBaseline { status = max(status, .findings) }
    report.add(fresh, to: &output)
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
