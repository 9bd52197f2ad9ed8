import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject

/// One run of `audit`: reports the fonts in code, and writes the dictionary that a call asks for.
struct AuditRun {
  private let arguments: Arguments
  private let console: Console
  private let draft: String?
  private let isUpdating: Bool
  private var run: Run
  private var reports: ReportSet
  private var baseline: Baseline?

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    (draft, isUpdating) = (arguments[AuditOptions.draft], arguments.has(ValidateOptions.updateBaseline))
    run = try Run(invocation)
    let settings = run.settings
    if isUpdating, settings.baseline == nil { throw UsageError.other("'--update-baseline' needs '--baseline FILE'") }
    if arguments.has(AuditOptions.merge), draft == nil { throw UsageError.other("'--merge' needs '--draft FILE.json'") }
    if let draft, Files.kind(of: draft) != nil || Files.isLink(draft) {
      throw UsageError.other("'\(draft)' already exists, and a draft replaces no file")
    }
    let others = [isUpdating ? settings.baseline : nil, draft].compactMap(\.self)
    reports = try ReportSet(arguments, isStrict: settings.policy.isStrict, others: others, console)
    let isUpdated = isUpdating
    baseline = try settings.baseline.map { try Baseline(at: $0, isUpdated: isUpdated) }
  }

  mutating func audit() throws -> ExitStatus {
    let folder = run.project.folder.isEmpty ? "." : run.project.folder
    let arguments = arguments
    let search = try CodeSearch(arguments.operands.isEmpty ? [folder] : arguments.operands) { arguments.jobs(for: $0) }
    for error in search.errors { run.fail(error) }
    let left = search.leftOut
    if search.files.isEmpty, run.status == .success {
      throw UsageError.other(
        "no Swift or Interface Builder files found\(left.map { "; left out: \($0)" } ?? "")")
    }
    try reports.refuse(search.files.map(\.source.path) + run.otherFiles)
    let summary = CodeSummary(search.files)
    let status = try report(search.files, summary)
    console.report(summary.lines)
    if let left { console.report(["typeramp: note: files were left out: \(left); name a file to check it"]) }
    if let draft { try write(CodeDraft(search.files, merging: arguments[AuditOptions.merge] ?? 0), to: draft) }
    return max(status, run.status)
  }

  /// Reports the findings that no baseline lists.
  private mutating func report(_ files: [CodeFile], _ summary: CodeSummary) throws -> ExitStatus {
    let table = styles()
    let project = run.project
    let audit = CodeAudit(table, fonts: project.options.common.fonts) { project.options(for: $0).rules }
    reports.begin()
    var status = ExitStatus.success
    for file in audit.findings(in: files) {
      let fresh = baseline?.fresh(file) ?? file
      if fresh.hasErrors, !isUpdating { status = .findings }
      reports.add([fresh], known: file.findings.count - fresh.findings.count)
    }
    try reports.end(isEmpty: false, numbers: summary.numbers, console)
    if isUpdating, run.status != .failure, let baseline {
      console.report(try baseline.write())
      if baseline.unlisted > 0 { status = .findings }
    }
    return status
  }

  /// The styles of the first input of the configuration; nil without one.
  private mutating func styles() -> ScaledTable? {
    guard !run.settings.inputs.isEmpty, let inputs = try? run.inputs([]), let input = inputs.first else { return nil }
    run.loadFonts()
    let table = run.project.outcome(of: FoundInput(input), .showing).drafts.first?.compilation.draft
    let name = DisplayText.escaped(input.path)
    let whose =
      table == nil ? "Apple's, because '\(name)' has mistakes" : "those of '\(name)', the first of several inputs"
    if table == nil || inputs.count > 1 { console.report(["typeramp: note: the suggested styles are \(whose)"]) }
    return table
  }

  private func write(_ draft: CodeDraft, to path: String) throws {
    guard let text = draft.text else { throw ProjectError("no font has a literal size, so '\(path)' was not written") }
    try Staging.write(Array(text.utf8), to: path)
    console.report(draft.lines.map { "typeramp: '\(DisplayText.escaped(path))': \($0)" })
  }
}
