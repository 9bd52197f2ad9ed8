import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRamp

/// One run of `validate`: looks at one file after another and reports what is found in it, so that no number of files
/// fills memory.
struct ValidateRun {
  private let settings: ValidateSettings
  private let console: Console
  private var report: Report
  private var baseline: Baseline?
  private var output = OutputBuffer()
  private var status = ExitStatus.success

  init(_ settings: ValidateSettings, _ console: Console) throws {
    self.settings = settings
    self.console = console
    report = Report(settings.reporter, options: ReportOptions(console: console, isStrict: settings.policy.isStrict))
    baseline = try settings.baseline.map { try Baseline(at: $0, isNew: settings.isUpdatingBaseline) }
  }

  mutating func run() throws -> ExitStatus {
    let context = try fontContext()
    var progress = Progress(isShown: StandardStream.error.isTerminal)
    report.begin(to: &output)
    if let infoPlist = settings.infoPlist {
      var context = context
      context.subject = .infoPlist
      look(at: infoPlist, isFound: false, context)
    }
    for (input, isFound) in inputs() {
      progress.advance()
      look(at: input, isFound: isFound, context)
    }
    progress.clear()
    report.end(to: &output)
    try output.finish()
    if settings.isUpdatingBaseline { try baseline?.write() }
    return status
  }

  /// What the files are checked for, fonts included.
  private func fontContext() throws -> RuleContext {
    var context = settings.context
    context.fonts = try settings.fonts.catalog(report: console.report)
    guard let infoPlist = settings.infoPlist else { return context }
    let document = Document(try infoPlist.read(), path: infoPlist.path)
    if case .success(let tree) = document.tree {
      context.fonts?.declaredFiles = Set(InfoPlist(tree.root).fontFiles.map(\.name))
    }
    return context
  }

  /// The files to look at, each once, whatever its paths.
  private mutating func inputs() -> [(input: Input, isFound: Bool)] {
    var places: Set<String> = []
    var inputs: [(input: Input, isFound: Bool)] = []
    for path in settings.paths {
      do throws(FileError) {
        inputs += try DictionarySearch.inputs(at: path).filter { places.insert($0.input.place).inserted }
      } catch {
        fail(error)
      }
    }
    return inputs
  }

  /// Reports what is found in a file; nothing, when it was found itself and is no dictionary.
  private mutating func look(at input: Input, isFound: Bool, _ context: RuleContext) {
    do throws(FileError) {
      let bytes = try input.read()
      if isFound, !StyleDictionary.isLikely(bytes, path: input.path) { return }
      var compilation = Compilation(bytes, path: input.path, context: context, policy: settings.policy)
      if settings.isFixing, let fixed = SafeFixes.applied(to: bytes, compilation) {
        try StagedFile(fixed, for: input.argument).commit()
        compilation = Compilation(fixed, path: input.path, context: context, policy: settings.policy)
      }
      add(FileFindings(compilation.source, compilation.findings))
    } catch {
      fail(error)
    }
  }

  private mutating func add(_ file: FileFindings) {
    let fresh = baseline?.fresh(file) ?? file
    // What is written into the baseline is known from here on.
    if fresh.hasErrors && !settings.isUpdatingBaseline { status = max(status, .findings) }
    report.add(fresh, to: &output)
  }

  private mutating func fail(_ error: FileError) {
    console.report(error)
    status = .failure
  }
}
