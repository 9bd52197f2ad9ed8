import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit
import TypeRampProject

/// The settings of a call of `validate`.
struct ValidateSettings {
  /// Files and folders to check; empty for the inputs of the configuration.
  let paths: [String]
  let reports: [ReportRequest]
  let run: RunSettings
  /// How many files are checked at once.
  let jobs: Jobs
  let isFixing: Bool
  let showsFixes: Bool
  let showsAll: Bool
  let isUpdatingBaseline: Bool

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    paths = arguments.operands
    let requests = arguments.all(ValidateOptions.report)
    reports = requests.isEmpty ? [ReportRequest(reporter: .default(environment: environmentVariable))] : requests
    jobs = arguments.jobs
    isFixing = arguments.has(ValidateOptions.fix)
    showsFixes = arguments.has(ValidateOptions.diff)
    showsAll = arguments.has(ValidateOptions.all)
    isUpdatingBaseline = arguments.has(ValidateOptions.updateBaseline)
    run = try RunSettings(invocation)
    try check()
  }

  private func check() throws(UsageError) {
    if paths.isEmpty, run.configuration?.settings.inputs.isEmpty ?? true {
      throw .missingOperand("a file or a folder, '-' for standard input, or 'inputs' in \(Configuration.fileName)")
    }
    if isFixing && paths.contains("-") { throw .other("'--fix' cannot change standard input") }
    if showsFixes && !isFixing { throw .other("'--diff' needs '--fix'") }
    if run.infoPlist?.isStandardInput == true && paths.contains("-") {
      throw .other("standard input can be read only once")
    }
    if isUpdatingBaseline && run.baseline == nil { throw .other("'--update-baseline' needs '--baseline FILE'") }
    if reports.count(where: { $0.path == nil }) > 1 {
      throw .other("two reports would go to standard output; expected '--report FORM=PATH'")
    }
    var written: Set<FileKey> = []
    for path in reports.compactMap(\.path) where !written.insert(FileKey(path)).inserted {
      throw .other("two reports would be written to '\(path)'")
    }
  }

  /// Throws if a report would replace a file that is read, or the baseline.
  func refuseReports(over files: [String]) throws(UsageError) {
    let read = Set((files + [run.baseline].compactMap(\.self)).map { FileKey($0) })
    for path in reports.compactMap(\.path) where read.contains(FileKey(path)) {
      throw .other("report '\(path)' would replace a file that is read")
    }
  }
}

/// A report requested in a call: `sarif`, or `sarif=PATH`.
struct ReportRequest {
  let reporter: Reporter
  /// Nil for standard output.
  let path: String?

  init(reporter: Reporter) {
    self.reporter = reporter
    path = nil
  }

  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reporter = Reporter.all.first(where: { $0.name == parts[0] }), parts.count == 1 || !parts[1].isEmpty
    else { return nil }
    self.reporter = reporter
    path = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
  }
}

extension ReportOptions {
  /// The options of a report in the working directory.
  ///
  /// - Parameter isColoured: whether text may be coloured.
  init(isColoured: Bool, isStrict: Bool, showsAll: Bool) {
    self.init(version: Program.version)
    self.isStrict = isStrict
    self.isColoured = isColoured
    self.showsAll = showsAll
    rules = Rule.all.map(\.description)
    let folder = Files.resolved(".")
    paths = ReportPaths(workingDirectory: folder, repository: Files.repository(around: folder))
  }
}

extension Files {
  /// The top folder of the repository that contains a folder: the one with `.git`.
  fileprivate static func repository(around folder: String) -> String? {
    var folder = folder
    while kind(of: join(folder, ".git")) == nil {
      if folder == self.folder(of: folder) { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }
}
