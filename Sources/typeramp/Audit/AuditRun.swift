import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject

/// One run of `audit`: reports the fonts in code, and writes the dictionary that a call asks for.
struct AuditRun {
  private let arguments: Arguments
  private let console: Console
  private let draft: String?
  private var run: Run
  private var reports: CheckReports

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    draft = arguments[AuditOptions.draft]
    run = try Run(invocation)
    if arguments.has(AuditOptions.merge), draft == nil { throw UsageError.other("'--merge' needs '--draft FILE.json'") }
    if let draft, Files.kind(of: draft) != nil || Files.isLink(draft) {
      throw UsageError.other("'\(draft)' already exists, and a draft replaces no file")
    }
    reports = try CheckReports(arguments, run.project, others: [draft].compactMap(\.self), console)
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
    try report(search.files, summary)
    let status = try reports.finish(run.status, console)
    console.report(summary.lines)
    if let left { console.report(["typeramp: note: files were left out: \(left); name a file to check it"]) }
    if let draft { try write(CodeDraft(search.files, merging: arguments[AuditOptions.merge] ?? 0), to: draft) }
    return status
  }

  /// Reports the findings that no baseline lists.
  private mutating func report(_ files: [CodeFile], _ summary: CodeSummary) throws {
    let (table, note) = run.firstTable()
    if let note { console.report(["typeramp: note: the suggested styles are \(note)"]) }
    let project = run.project
    let audit = CodeAudit(table, fonts: project.options.common.fonts) { project.options(for: $0).rules }
    reports.begin()
    for file in audit.findings(in: files) { reports.add([file]) }
    try reports.end(numbers: summary.numbers, console)
  }

  private func write(_ draft: CodeDraft, to path: String) throws {
    guard let text = draft.text else { throw ProjectError("no font has a literal size, so '\(path)' was not written") }
    try Staging.write(Array(text.utf8), to: path)
    console.report(draft.lines.map { "typeramp: '\(DisplayText.escaped(path))': \($0)" })
  }
}
