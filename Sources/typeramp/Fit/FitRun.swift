import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One call of `fit`: measures the texts of catalogs, and reports those that do not fit.
struct FitRun {
  private let arguments: Arguments
  private let console: Console
  /// The place of all texts; nil if it depends on their keys.
  private let place: FitPlace?
  /// A run for each project that says where texts are shown.
  private var checks: CheckRuns
  /// How many catalogs are in other projects.
  private let unplaced: Int
  private var reports: CheckReports
  private var rows: [JSONValue] = []
  /// The texts that were not measured, for JSON and for '--all'.
  private var unmeasured: [(row: JSONValue, line: String)] = []
  /// Whether JSON has texts that do not fit, where that is an error.
  private var jsonStatus = ExitStatus.success

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    let arguments = arguments
    place = try Self.place(arguments)
    let isText = arguments.has(FitOptions.text)
    checks = try CheckRuns(invocation, searchesFolder: !isText, leavingOut: OperandSearch.isLeftOut)
    let others = place == nil ? checks.all.filter(\.run.settings.fit.isEmpty) : []
    unplaced = try others.reduce(0) { try $0 + FitTexts.catalogs(in: $1.scope).paths.count }
    if place == nil { checks.all.removeAll(where: \.run.settings.fit.isEmpty) }
    if checks.all.isEmpty, checks.status == .success {
      throw UsageError.other("expected '--style STYLE --width POINTS', or 'fit' in \(Configuration.fileName)")
    }
    reports = try CheckReports(arguments, checks.projects, console)
  }

  /// Where the call says that all texts are shown.
  private static func place(_ arguments: Arguments) throws(UsageError) -> FitPlace? {
    let (style, width, lines) = (
      arguments[FitOptions.style], arguments[FitOptions.width], arguments[FitOptions.lines]
    )
    guard (style == nil) == (width == nil) else { throw .other("'--style' and '--width' need each other") }
    if style == nil, lines != nil || arguments.has(FitOptions.text) {
      throw .other("'\(lines != nil ? "--lines" : "--text")' needs '--style STYLE' and '--width POINTS'")
    }
    if arguments.has(FitOptions.text), !arguments.operands.isEmpty {
      throw .other("'--text' is one text; expected no catalog beside it")
    }
    let writesFindings = arguments.has(ValidateOptions.report) || arguments.has(ConfigurationOptions.updateBaseline)
    if writesFindings, arguments.has(FitOptions.json) || arguments.has(FitOptions.text) {
      let name = arguments.has(FitOptions.json) ? "--json" : "--text"
      throw .other("'\(name)' writes no findings; expected no '--report' and no '--update-baseline'")
    }
    return style.map { FitPlace(style: $0, width: width ?? 0, lines: lines) }
  }

  /// The texts of a project, and what has come of them.
  private struct Part {
    let index: Int
    let catalogs: OperandSearch
    var texts: FitTexts
    /// The numbers of each check.
    var counts: [FitCounts]
  }

  mutating func fit() throws -> ExitStatus {
    // A call without paths is about one project.
    if let text = arguments[FitOptions.text], let index = checks.all.indices.last {
      guard let texts = try texts(index), let place = texts.place else { return checks.status }
      return try answer(text, in: place, texts, index)
    }
    var parts = try checks.all.indices.compactMap { try part($0) }
    let paths = parts.flatMap { $0.catalogs.paths.map(\.path) }
    if paths.isEmpty, checks.status == .success {
      throw UsageError.other("no string catalogs were found")
    }
    try reports.refuse(paths + checks.otherFiles)
    let isJSON = arguments.has(FitOptions.json)
    // JSON has texts, and standard error the mistakes.
    if !isJSON { reports.begin() }
    isJSON ? console.report(checks.mistakes.map(\.file)) : checks.reportMistakes(in: &reports)
    for index in parts.indices { measure(&parts[index], isJSON: isJSON) }
    let isEmpty = !parts.contains { $0.counts.contains { $0.checked > 0 } }
    let isFailed = isEmpty && max(checks.status, reports.status) == .success
    if isFailed { console.report(["typeramp: error: no text was measured"]) }
    if isJSON {
      try write([
        ("formatVersion", .number(1)), ("texts", .array(rows)), ("notMeasured", .array(unmeasured.map(\.row))),
      ])
    } else {
      try reports.end(isEmpty: (isFailed || checks.status != .success) && !reports.hasFindings, console)
    }
    for part in parts { reportCounts(of: part, isOnly: parts.count == 1) }
    if arguments.has(ValidateOptions.all), !isJSON { report(unmeasured.map(\.line)) }
    report(parts.map(\.catalogs).leftOut.map { "left out: \($0)" })
    report(
      unplaced == 0
        ? [] : ["\(unplaced.counted("catalog")) not measured: no 'fit' in a \(Configuration.fileName) is for them"])
    return try reports.finish(max(isFailed ? .failure : checks.status, jsonStatus), console)
  }

  /// What is measured in a project; nil if there are no styles, or one cannot be measured, which was reported.
  private mutating func part(_ index: Int) throws -> Part? {
    let catalogs = try FitTexts.catalogs(in: checks.all[index].scope)
    for error in catalogs.errors { checks.all[index].run.fail(error) }
    guard !catalogs.paths.isEmpty, let texts = try texts(index) else { return nil }
    return Part(index: index, catalogs: catalogs, texts: texts, counts: texts.checks.map { _ in FitCounts() })
  }

  private mutating func texts(_ index: Int) throws -> FitTexts? {
    guard let styles = try checks.all[index].run.styles() else {
      let project = checks.suffix(index)
      console.report(["typeramp: error: no text was measured, because the styles have errors\(project)"])
      return nil
    }
    let place = try place.map { place throws(UsageError) in
      FitPlace(style: try styles.map(\.table).styleName(place.style), width: place.width, lines: place.lines)
    }
    do {
      return try FitTexts(
        styles, in: checks.all[index].run.project, place: place, standIn: arguments[FitOptions.standIn],
        tolerance: arguments[FitOptions.tolerance].map { $0 / 100 })
    } catch let refusal as FitStyle.Refusal {
      checks.all[index].run.fail(
        "\(refusal.message); '--stand-in FONT' measures another font\(checks.suffix(index))")
      return nil
    }
  }

  private mutating func measure(_ part: inout Part, isJSON: Bool) {
    let (paths, names) = (part.catalogs.paths.map(\.path), part.texts.checks.map(\.name))
    var (texts, counts) = (part.texts, part.counts)
    texts.measure(paths, jobs: arguments.jobs(for: paths.count), mayBeCut: !isJSON) {
      take($0, names, &counts, part.index, isJSON: isJSON)
    }
    (part.texts, part.counts) = (texts, counts)
    let check = checks.all[part.index]
    if check.scope.isWhole, place == nil, check.run.status == .success {
      reportUnused(part.texts.patterns.mistakes, part.index, isJSON: isJSON)
    }
  }

  /// - Parameter names: the name of each check, if there are several.
  private mutating func take(
    _ results: Result<[FitCheck.Result], FileError>, _ names: [String?], _ counts: inout [FitCounts], _ index: Int,
    isJSON: Bool
  ) {
    do throws(FileError) {
      let results = try results.get()
      for (check, result) in results.enumerated() { counts[check] += result.counts }
      for (name, result) in zip(names, results) {
        unmeasured += result.unmeasured.map { Self.unmeasured($0, $1, of: name, path: result.file.source.path) }
      }
      let files = FileFindings.merged(results.map { [$0.file] }, names: names.map { $0 ?? "" })
      let settings = checks.all[index].run.settings
      if !isJSON { return reports.add(files, of: settings) }
      let least: Severity = settings.policy.isStrict ? .warning : .error
      if files.contains(where: { $0.findings.contains { $0.severity >= least && !$0.isKnown } }) {
        jsonStatus = .findings
      }
      for (name, result) in zip(names, results) {
        rows += result.fits.map { Self.row($0.text, $0.place, $0.fit, of: name, path: result.file.source.path) }
      }
    } catch {
      checks.all[index].run.fail(error)
    }
  }

  /// Reports the patterns of the configuration that no key uses: mostly they are misspelt.
  private mutating func reportUnused(_ mistakes: [Diagnostic], _ index: Int, isJSON: Bool) {
    let project = checks.all[index].run.project
    guard let configuration = project.configuration else { return }
    if isJSON { for mistake in mistakes { checks.all[index].run.fail(mistake.message) } }
    if !isJSON, !mistakes.isEmpty {
      reports.add([FileFindings(configuration.source, mistakes)], of: project.settings)
    }
  }

  /// - Parameter isOnly: whether no other project is measured.
  private func reportCounts(of part: Part, isOnly: Bool) {
    let run = checks.all[part.index].run
    for ((name, check), counts) in zip(part.texts.checks, part.counts) {
      let names = (isOnly ? [] : [run.project.configuration?.path].compactMap(\.self)) + [name].compactMap(\.self)
      let prefix = names.map { $0 + ": " }.joined()
      console.report(["typeramp: \(DisplayText.escaped(prefix))\(counts.summary(run.settings.fitUpTo))"])
      report((check.notes + counts.notes(check)).map { prefix + $0 })
    }
  }

  private func report(_ notes: [String]) {
    console.report(notes.map { "typeramp: note: \(DisplayText.escaped($0))" })
  }
}

// MARK: - One text, and JSON

extension FitRun {
  /// Says how one text fits, in each table of styles.
  private mutating func answer(_ text: String, in place: FitPlace, _ texts: FitTexts, _ index: Int) throws -> ExitStatus
  {
    var fits: [(name: String?, fit: TextFit, check: FitCheck)] = []
    for (name, check) in texts.checks {
      do throws(FitObstacle) { fits.append((name, try check.fit(text, in: place), check)) } catch {
        checks.all[index].run.fail("the text was not measured: \(error.message)")
        return checks.status
      }
    }
    var output = StandardOutputBuffer(console)
    for (name, fit, check) in fits where !arguments.has(FitOptions.json) {
      output.write("\(name.map { "\(DisplayText.escaped($0)): " } ?? "")\(fit.words(in: place))")
      output.write("\(check.estimate(of: place.style))\n")
    }
    if arguments.has(FitOptions.json) {
      let rows = fits.map { JSONValue.object(Self.lines($0.fit, place, of: $0.name)) }
      output.write((rows.count == 1 ? rows[0] : .array(rows)).compactText)
    }
    try output.finish()
    report(texts.notes)
    // With '--strict' a warning is an error.
    let settings = checks.all[index].run.settings
    let isError =
      settings.policy.isStrict
      && fits.contains { $0.fit.problem.map { $0.category <= settings.fitUpTo } == true }
    return max(checks.status, isError ? .findings : .success)
  }

  /// - Parameter table: the name of the table of styles, if there are several.
  private static func lines(_ fit: TextFit, _ place: FitPlace, of table: String?) -> [(String, JSONValue)] {
    let lines = zip(ContentSizeCategory.allCases, fit.lines).map { ($0.name, JSONValue.integer($1)) }
    return (table.map { [("styles", .string($0))] } ?? []) + [
      ("style", .string(place.style)), ("width", .number(place.width)),
      ("mostLines", place.lines.map(JSONValue.integer) ?? .null),
      ("fitsUpTo", fit.last.map { .string($0.name) } ?? .null),
      ("lines", .object(lines)),
    ]
  }

  private static func unmeasured(
    _ text: TextCatalog.Text, _ reason: String, of table: String?, path: String
  ) -> (row: JSONValue, line: String) {
    let names = table.map { [("styles", $0)] } ?? []
    let row = names + [("path", path), ("key", text.key), ("language", text.language), ("reason", reason)]
    let language = text.language.isEmpty ? "" : " (\(text.language))"
    return (
      .object(row.map { ($0, .string($1)) }),
      "\(path): '\(Shortened.name(text.key))'\(language) not measured: \(reason)"
    )
  }

  private static func row(
    _ text: TextCatalog.Text, _ place: FitPlace, _ fit: TextFit, of table: String?, path: String
  ) -> JSONValue {
    let names = [("path", path), ("key", text.key), ("language", text.language), ("variation", text.variation)]
    return .object(names.map { ($0, .string($1)) } + lines(fit, place, of: table))
  }

  private func write(_ members: [(String, JSONValue)]) throws {
    var output = StandardOutputBuffer(console)
    output.write(JSONValue.object(members).compactText)
    try output.finish()
  }
}
