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
  private var counts = FitCounts()
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
    reports = try CheckReports(arguments, run.project, console)
  }

  mutating func fit() throws -> ExitStatus {
    guard var texts = try texts() else { return run.status }
    if let text = arguments[FitOptions.text], let place = texts.place {
      return try answer(text, in: place, texts.check)
    }
    let search = try FitTexts.catalogs(arguments.operands, in: run.project)
    for error in search.errors { run.fail(error) }
    if search.paths.isEmpty, run.status == .success { throw UsageError.other("no catalogs of strings were found") }
    try reports.refuse(search.paths.map(\.path) + run.otherFiles)
    let isJSON = arguments.has(FitOptions.json)
    if !isJSON { reports.begin() }
    let paths = search.paths.map(\.path)
    texts.measure(paths, jobs: arguments.jobs(for: paths.count), mayBeCut: !isJSON) { take($0, isJSON: isJSON) }
    if texts.isWhole(arguments.operands), place == nil, run.status == .success {
      reportUnused(texts.patterns.mistakes, isJSON: isJSON)
    }
    if counts.checked == 0, max(run.status, reports.status) == .success { run.fail("no text was measured") }
    if isJSON {
      try write([("formatVersion", .number(1)), ("texts", .array(rows))])
    } else {
      try reports.end(isEmpty: run.status == .failure && !reports.hasFindings, console)
    }
    let left = search.others == 0 ? [] : ["\(search.others.counted("catalog")) of tests or samples left out"]
    console.report(["typeramp: \(counts.summary(run.settings.fitUpTo))"])
    report(texts.check.notes + counts.notes(texts.check) + left)
    return try reports.finish(max(run.status, jsonStatus), console)
  }

  /// The styles of the first input of the configuration; without inputs Apple's own. Nil if it has errors, which are
  /// reported: a style with a mistake would be measured as another one.
  private mutating func table() throws -> ScaledTable? {
    let inputs = run.settings.inputs.isEmpty ? [] : try run.inputs([])
    run.loadFonts()
    guard let input = inputs.first else { return .preferredFonts(on: .iOS) }
    let path = DisplayText.escaped(input.path)
    let outcome = run.project.outcome(of: FoundInput(input), .showing)
    run.take(outcome) { $0.severity == .error }
    if inputs.count > 1 {
      console.report(["typeramp: note: the styles are those of '\(path)', the first of several inputs"])
    }
    guard run.status == .success, let table = outcome.tables.first?.compilation.table else {
      run.fail("no text was measured: '\(path)' has errors or no styles")
      return nil
    }
    return table
  }

  /// What texts are measured with; nil if a style cannot be measured, which was reported.
  private mutating func texts() throws -> FitTexts? {
    guard let table = try table() else { return nil }
    let place = try place.map { place throws(UsageError) in
      FitPlace(style: try table.styleName(place.style), width: place.width, lines: place.lines)
    }
    do {
      return try FitTexts(
        table, in: run.project, place: place, standIn: arguments[FitOptions.standIn],
        tolerance: arguments[FitOptions.tolerance].map { $0 / 100 })
    } catch let refusal as FitStyle.Refusal {
      run.fail("\(refusal.message); '--stand-in FONT' measures another font")
      return nil
    }
  }

  private mutating func take(_ result: Result<FitCheck.Result, FileError>, isJSON: Bool) {
    do throws(FileError) {
      let result = try result.get()
      counts += result.counts
      if !isJSON { return reports.add([result.file]) }
      let least: Severity = run.settings.policy.isStrict ? .warning : .error
      if result.file.findings.contains(where: { $0.severity >= least && !$0.isKnown }) { jsonStatus = .findings }
      rows += result.fits.map { Self.row($0.text, $0.place, $0.fit, path: result.file.source.path) }
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
  /// Says how one text fits.
  private mutating func answer(_ text: String, in place: FitPlace, _ check: FitCheck) throws -> ExitStatus {
    let fit: TextFit
    do throws(FitObstacle) { fit = try check.fit(text, in: place) } catch {
      run.fail("the text was not measured: \(error.message)")
      return run.status
    }
    if arguments.has(FitOptions.json) {
      try write(Self.lines(fit, place))
    } else {
      var output = StandardOutputBuffer(console)
      output.write("\(fit.words(in: place))\(check.estimate(of: place.style))\n")
      try output.finish()
    }
    report(check.notes)
    // With '--strict' a warning is an error.
    let isError = run.settings.policy.isStrict && fit.problem.map { $0.category <= run.settings.fitUpTo } == true
    return max(run.status, isError ? .findings : .success)
  }

  private static func lines(_ fit: TextFit, _ place: FitPlace) -> [(String, JSONValue)] {
    let lines = zip(ContentSizeCategory.allCases, fit.lines).map { ($0.name, JSONValue.integer($1)) }
    return [
      ("style", .string(place.style)), ("width", .number(place.width)),
      ("mostLines", place.lines.map(JSONValue.integer) ?? .null),
      ("fitsUpTo", fit.last.map { .string($0.name) } ?? .null),
      ("lines", .object(lines)),
    ]
  }

  private static func row(_ text: TextCatalog.Text, _ place: FitPlace, _ fit: TextFit, path: String) -> JSONValue {
    let names = [("path", path), ("key", text.key), ("language", text.language), ("variation", text.variation)]
    return .object(names.map { ($0, .string($1)) } + lines(fit, place))
  }

  private func write(_ members: [(String, JSONValue)]) throws {
    var output = StandardOutputBuffer(console)
    output.write(JSONValue.object(members).compactText)
    try output.finish()
  }
}
