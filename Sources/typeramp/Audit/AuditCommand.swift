import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject

extension Command {
  static let audit = Command(
    name: "audit",
    abstract: "Report the fonts in code, or draft a dictionary of them.",
    examples: [
      "typeramp audit Sources --report sarif=fonts.sarif",
      "typeramp audit --draft Typography.json --merge 1",
    ],
    discussion: """
      PATH is a Swift file, a xib, a storyboard, or a folder that is searched for them; without PATH it is the folder of \
      \(Configuration.fileName), or this one. Tests, samples, previews and generated files are left out. A sentence counts the \
      fonts, and a verdict follows; docs/audit.md lists what it cannot see.
      """,
    operands: "[PATH…]",
    options: [
      ValidateOptions.report.declaration, AuditOptions.draft.declaration, AuditOptions.merge.declaration,
    ], shared: ValidateOptions.ofOtherChecks
  ) { invocation in
    try CheckReports.reporting(invocation) {
      var run = try AuditRun(invocation)
      return try run.audit()
    }
  }
}

enum AuditOptions {
  static let draft = Option<String>(
    "draft", placeholder: "FILE.json", help: "write a dictionary of the fonts; an existing file is not replaced")

  static let merge = Option<Double>(
    "merge", placeholder: "N", expected: "a number of points from 0 to 100",
    help: "with --draft: join sizes of a font that differ by at most N points"
  ) { Double($0).flatMap { 0...100 ~= $0 ? $0 : nil } }
}

/// One call of `audit`: reports the fonts in code, and writes the dictionary that it asks for.
struct AuditRun {
  private let arguments: Arguments
  private let console: Console
  private let draft: String?
  private var checks: CheckRuns
  private var reports: CheckReports

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    draft = arguments[AuditOptions.draft]
    checks = try CheckRuns(invocation, searchesFolder: true, leavingOut: OperandSearch.isLeftOut)
    if arguments.has(AuditOptions.merge), draft == nil { throw UsageError.other("'--merge' needs '--draft FILE.json'") }
    if let draft, Files.kind(of: draft) != nil || Files.isLink(draft) {
      throw UsageError.other("'\(draft)' already exists, and a draft replaces no file")
    }
    if draft != nil, checks.all.count > 1 {
      let folders = checks.projects.compactMap { $0.configuration.map { Files.folder(of: $0.path) } }
      throw UsageError.other("a draft is for one project; name the folder of one: \(folders.quotedList(upTo: 4))")
    }
    reports = try CheckReports(invocation, checks.projects, others: [draft].compactMap(\.self))
  }

  mutating func audit() throws -> ExitStatus {
    let arguments = arguments
    let searches = try checks.all.map { try CodeSearch($0.scope) { arguments.jobs(for: $0) } }
    for (index, search) in searches.enumerated() { for error in search.errors { checks.all[index].fail(error) } }
    let (files, left) = (searches.flatMap(\.files), searches.leftOut)
    if files.isEmpty, checks.status == .success {
      throw UsageError.other(
        "no Swift or Interface Builder files found\(left.map { "; left out: \($0)" } ?? "")")
    }
    try reports.refuse(files.map(\.source.path) + checks.otherFiles)
    let summary = CodeSummary(files)
    let styles = try searches.enumerated().map { index, search in
      search.files.isEmpty ? nil : try checks.styles(index, orElse: "no font was checked")
    }
    try checks.all.checkChoices()
    checks.begin(&reports)
    for (index, search) in searches.enumerated() {
      if let styles = styles[index] { report(search.files, styles, index) }
    }
    try reports.end(isEmpty: checks.status != .success && !reports.hasFindings, numbers: summary.numbers)
    let status = try reports.finish(checks.status)
    console.report([summary.line])
    if let left { console.report(.note, "left out: \(left); name a file or a folder to check it") }
    if let draft { try write(files, to: draft) }
    console.report([status == .failure ? "FAIL: not everything was read" : DisplayText.escaped(summary.verdict)])
    return status
  }

  private mutating func report(_ files: [CodeFile], _ styles: StyleTables, _ index: Int) {
    let project = checks.all[index].project
    let audit = CodeAudit(Array(styles), fonts: project.options.common.fonts) { project.options(for: $0).rules }
    for file in audit.findings(in: files) { reports.add([file], of: project.settings) }
  }

  private func write(_ files: [CodeFile], to path: String) throws {
    // Only one project has a draft.
    let fonts = checks.projects.compactMap(\.options.common.fonts).first
    let draft = CodeDraft(files, merging: arguments[AuditOptions.merge] ?? 0, among: fonts)
    guard let text = draft.text else { throw ProjectError("no font has a literal size, so '\(path)' was not written") }
    try Staging.write(Array(text.utf8), to: path)
    console.report(draft.lines.map { "typeramp: '\(DisplayText.escaped(path))': \($0)" })
  }
}

/// The Swift and Interface Builder files of an app, in the order of their paths.
struct CodeSearch {
  private(set) var files: [CodeFile] = []
  fileprivate let search: OperandSearch
  fileprivate var generated: [String] = []
  private(set) var errors: [FileError] = []

  init(_ scope: ProjectScope, jobs: (Int) -> Int) throws(UsageError) {
    search = try OperandSearch(
      scope, extensions: CodeFile.extensions, expected: "Swift file, xib or storyboard")
    errors = search.errors
    Parallel.forEach(search.paths, jobs: jobs(search.paths.count), ahead: 256) { path, isNamed in
      Result { () throws(FileError) in
        CodeFile(try Files.read(path, limit: Limits.tokenSize), path: path, isNamed: isNamed)
      }
    } take: { file in
      do throws(FileError) { files.append(try file.get()) } catch { errors.append(error) }
    }
    generated = files.filter(\.isGenerated).map(\.source.path)
    files = files.joined.filter { !$0.isGenerated }
  }
}

extension [CodeSearch] {
  var leftOut: String? {
    let generated = flatMap(\.generated)
    let files =
      generated.isEmpty ? [] : ["\(generated.count.counted("generated file")): \(generated.quotedList(upTo: 3))"]
    let all = map(\.search).leftOut + files
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }
}
