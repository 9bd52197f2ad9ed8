import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `fit`: measures the texts of catalogs, and reports those that do not fit.
struct FitRun {
  private let arguments: Arguments
  private let console: Console
  /// The place of all texts; nil if it depends on their keys.
  private let place: FitPlace?
  private var run: Run
  private var reports: CheckReports
  /// The numbers of each check.
  private var counts: [FitCounts] = []
  private var rows: [JSONValue] = []
  /// Whether JSON has texts that do not fit, where that is an error.
  private var jsonStatus = ExitStatus.success

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    run = try Run(invocation)
    let (style, width, lines) = (
      arguments[FitOptions.style], arguments[FitOptions.width], arguments[FitOptions.lines]
    )
    guard (style == nil) == (width == nil) else { throw UsageError.other("'--style' and '--width' need each other") }
    place = style.map { FitPlace(style: $0, width: width ?? 0, lines: lines) }
    if place == nil, lines != nil || arguments.has(FitOptions.text) {
      throw UsageError.other("'\(lines != nil ? "--lines" : "--text")' needs '--style STYLE' and '--width POINTS'")
    }
    if place == nil, run.settings.fit.isEmpty {
      throw UsageError.other("expected '--style STYLE --width POINTS', or 'fit' in \(Configuration.fileName)")
    }
    if arguments.has(FitOptions.text), !arguments.operands.isEmpty {
      throw UsageError.other("'--text' is one text; expected no catalog beside it")
    }
    let writesFindings = arguments.has(ValidateOptions.report) || arguments.has(ValidateOptions.updateBaseline)
    if writesFindings, arguments.has(FitOptions.json) || arguments.has(FitOptions.text) {
      let name = arguments.has(FitOptions.json) ? "--json" : "--text"
      throw UsageError.other("'\(name)' writes no findings; expected no '--report' and no '--update-baseline'")
    }
    reports = try CheckReports(arguments, run.settings, console)
  }

  mutating func fit() throws -> ExitStatus {
    guard var texts = try texts() else { return run.status }
    if let text = arguments[FitOptions.text], let place = texts.place { return try answer(text, in: place, texts) }
    let search = try FitTexts.catalogs(arguments.operands, in: run.project)
    for error in search.errors { run.fail(error) }
    if search.paths.isEmpty, run.status == .success { throw UsageError.other("no string catalogs were found") }
    try reports.refuse(search.paths.map(\.path) + run.otherFiles)
    let isJSON = arguments.has(FitOptions.json)
    if !isJSON { reports.begin() }
    let paths = search.paths.map(\.path)
    let names = texts.checks.map(\.name)
    counts = names.map { _ in FitCounts() }
    texts.measure(paths, jobs: arguments.jobs(for: paths.count), mayBeCut: !isJSON) {
      take($0, names, isJSON: isJSON)
    }
    if texts.isWhole(arguments.operands), place == nil, run.status == .success {
      reportUnused(texts.patterns.mistakes, isJSON: isJSON)
    }
    if counts.allSatisfy({ $0.checked == 0 }), max(run.status, reports.status) == .success {
      run.fail("no text was measured")
    }
    if isJSON {
      try write([("formatVersion", .number(1)), ("texts", .array(rows))])
    } else {
      try reports.end(isEmpty: run.status == .failure && !reports.hasFindings, console)
    }
    let left = search.others == 0 ? [] : ["\(search.others.counted("catalog")) of tests or samples left out"]
    for ((name, check), counts) in zip(texts.checks, counts) {
      let name = name.map { "\($0): " } ?? ""
      console.report(["typeramp: \(DisplayText.escaped(name))\(counts.summary(run.settings.fitUpTo))"])
      report((check.notes + counts.notes(check)).map { name + $0 })
    }
    report(left)
    return try reports.finish(max(run.status, jsonStatus), console)
  }

  /// What texts are measured with; nil if there are no styles or one cannot be measured, which was reported.
  private mutating func texts() throws -> FitTexts? {
    guard let styles = try run.styles() else {
      run.fail("no text was measured, because the styles have errors")
      return nil
    }
    let place = try place.map { place throws(UsageError) in
      FitPlace(style: try styles.map(\.table).styleName(place.style), width: place.width, lines: place.lines)
    }
    do {
      return try FitTexts(
        styles, in: run.project, place: place, standIn: arguments[FitOptions.standIn],
        tolerance: arguments[FitOptions.tolerance].map { $0 / 100 })
    } catch let refusal as FitStyle.Refusal {
      run.fail("\(refusal.message); '--stand-in FONT' measures another font")
      return nil
    }
  }

  /// - Parameter names: the name of each check, if there are several.
  private mutating func take(_ results: Result<[FitCheck.Result], FileError>, _ names: [String?], isJSON: Bool) {
    do throws(FileError) {
      let results = try results.get()
      for (index, result) in results.enumerated() { counts[index] += result.counts }
      let files = FileFindings.merged(results.map { [$0.file] }, names: names.map { $0 ?? "" })
      if !isJSON { return reports.add(files) }
      let least: Severity = run.settings.policy.isStrict ? .warning : .error
      if files.contains(where: { $0.findings.contains { $0.severity >= least } }) { jsonStatus = .findings }
      for (name, result) in zip(names, results) {
        rows += result.fits.map { Self.row($0.text, $0.place, $0.fit, of: name, path: result.file.source.path) }
      }
    } catch {
      run.fail(error)
    }
  }

  /// Reports the patterns of the configuration that no key uses: mostly they are misspelt.
  private mutating func reportUnused(_ mistakes: [Diagnostic], isJSON: Bool) {
    guard let configuration = run.project.configuration else { return }
    if isJSON { for mistake in mistakes { run.fail(mistake.message) } }
    if !isJSON, !mistakes.isEmpty { reports.add([FileFindings(configuration.source, mistakes)]) }
  }

  private func report(_ notes: [String]) {
    console.report(notes.map { "typeramp: note: \(DisplayText.escaped($0))" })
  }
}

// MARK: - One text, and JSON

extension FitRun {
  /// Says how one text fits, in each table of styles.
  private mutating func answer(_ text: String, in place: FitPlace, _ texts: FitTexts) throws -> ExitStatus {
    var fits: [(name: String?, fit: TextFit, check: FitCheck)] = []
    for (name, check) in texts.checks {
      do throws(FitObstacle) { fits.append((name, try check.fit(text, in: place), check)) } catch {
        run.fail("the text was not measured: \(error.message)")
        return run.status
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
    let upTo = run.settings.fitUpTo
    let isError = run.settings.policy.isStrict && fits.contains { $0.fit.problem.map { $0.category <= upTo } == true }
    return max(run.status, isError ? .findings : .success)
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
