import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let fit = Command(
    name: "fit",
    abstract: "Check whether translated texts fit where they are shown.",
    examples: [
      "typeramp fit App.xcstrings --style headline --width 311 --stand-in Inter.ttf",
      "typeramp fit --text Weiter --style headline --width 120 --stand-in Inter.ttf",
    ],
    discussion: """
      STRINGS is a catalog (.xcstrings, .strings, .stringsdict) or a folder that is searched for them; without STRINGS it is \
      the folder of \(Configuration.fileName), or this one. Its key 'fit' says where texts are shown; '--style' and '--width' are for \
      all texts instead. docs/fit.md says what is measured.
      """,
    operands: "[STRINGS…]",
    options: [
      FitOptions.text.declaration, FitOptions.style.declaration, FitOptions.width.declaration,
      FitOptions.lines.declaration, FitOptions.standIn.declaration, FitOptions.tolerance.declaration,
      Setting.fitUpTo.declaration, Setting.placeholders.declaration, FitOptions.json.declaration,
      ValidateOptions.report.declaration,
    ], shared: ValidateOptions.ofOtherChecks
  ) { invocation in
    try CheckReports.reporting(invocation) {
      var run = try FitRun(invocation)
      return try run.fit()
    }
  }
}

enum FitOptions {
  static let text = Option<String>("text", placeholder: "TEXT", help: "answer for one text, and read no catalog")

  static let style = Option<String>("style", placeholder: "STYLE", help: "with --width: the style of all texts")

  static let width = Option<Double>(
    "width", placeholder: "POINTS", expected: "a number of points up to 10000", help: "the width for all texts"
  ) { number($0, upTo: 10_000).flatMap { $0 > 0 ? $0 : nil } }

  static let lines = Option<Int>(
    "lines", placeholder: "N", expected: "a number of lines from 1 to 100", help: "the most lines (default: any number)"
  ) { Int($0).flatMap { 1...100 ~= $0 ? $0 : nil } }

  static let standIn = Option<String>(
    "stand-in", placeholder: "FONT", help: "a font file to measure in place of fonts without a file, such as Apple's")

  static let tolerance = Option<Double>(
    "tolerance", placeholder: "PERCENT", expected: "a percentage from 0 to 50",
    help: "subtract PERCENT from each width, because kerning is not measured (default: 2)"
  ) { number($0, upTo: 50) }

  static let json = Flag("json", help: "write the lines of each text at each text size as JSON, and no findings")

  private static func number(_ text: String, upTo most: Double) -> Double? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(text).flatMap { $0 <= most ? $0 : nil }
  }
}

/// One call of `fit`: measures the texts of catalogs, and reports those that do not fit.
struct FitRun {
  private let arguments: Arguments
  private let console: Console
  private let isJSON: Bool
  /// The place of all texts; nil if it depends on their keys.
  private let place: FitPlace?
  /// A run for each project that says where texts are shown.
  private var checks: CheckRuns
  /// The catalogs in projects without 'fit'.
  private let unplaced: [String]
  private var reports: CheckReports
  private var rows: [JSONValue] = []
  /// The texts that were not measured, for JSON and for '--all'.
  private var unmeasured: [(row: JSONValue, line: String)] = []
  /// Whether JSON has texts that do not fit, where that is an error.
  private var jsonStatus = ExitStatus.success

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    isJSON = arguments.has(FitOptions.json)
    place = try Self.place(arguments)
    checks = try CheckRuns(
      invocation, searchesFolder: !arguments.has(FitOptions.text), leavingOut: OperandSearch.isLeftOut)
    let others = place == nil ? checks.all.filter(\.settings.fit.isEmpty) : []
    unplaced = try others.flatMap { try FitTexts.catalogs(in: $0.scope).paths.map(\.path) }
    if place == nil { checks.all.removeAll(where: \.settings.fit.isEmpty) }
    if checks.all.isEmpty, checks.status == .success {
      throw UsageError.other("expected '--style STYLE --width POINTS', or 'fit' in \(Configuration.fileName)")
    }
    reports = try CheckReports(invocation, checks.projects)
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
  }

  mutating func fit() throws -> ExitStatus {
    // A call without paths is about one project.
    if let text = arguments[FitOptions.text], let index = checks.all.indices.last {
      guard let texts = try texts(index), let place = texts.place else {
        reportMistakes()
        return checks.status
      }
      return try answer(text, in: place, texts, index)
    }
    var parts = try checks.all.indices.compactMap { try part($0) }
    let paths = parts.flatMap { $0.catalogs.paths.map(\.path) }
    if paths.isEmpty, checks.status == .success { throw UsageError.other("no string catalogs were found") }
    try reports.refuse(paths + checks.otherFiles)
    try checks.all.checkChoices()
    if isJSON { reportMistakes() } else { checks.begin(&reports) }
    for index in parts.indices { measure(&parts[index]) }
    let isEmpty = !parts.contains { $0.texts.counts.contains { $0.checked > 0 } }
    let isFailed = isEmpty && max(checks.status, reports.status) == .success
    if isFailed { console.report(.error, "no text was measured") }
    if isJSON {
      let texts = [("texts", JSONValue.array(rows)), ("notMeasured", .array(unmeasured.map(\.row)))]
      try console.print(JSONValue.object([("formatVersion", .number(1))] + texts).compactText)
    } else {
      try reports.end(isEmpty: (isFailed || checks.status != .success) && !reports.hasFindings)
    }
    for part in parts { reportCounts(of: part, isOnly: parts.count == 1) }
    reportRefusals(parts)
    if arguments.has(ValidateOptions.all), !isJSON { report(unmeasured.map(\.line)) }
    report(parts.map(\.catalogs).leftOut.map { "left out: \($0)" })
    let catalogs = unplaced.quotedList(upTo: arguments.has(ValidateOptions.all) ? unplaced.count : 4)
    report(unplaced.isEmpty ? [] : ["not measured: \(catalogs): no 'fit' in a \(Configuration.fileName) is for them"])
    return try reports.finish(max(isFailed ? .failure : checks.status, jsonStatus))
  }

  /// What is measured in a project; nil if there are no styles, which was reported.
  private mutating func part(_ index: Int) throws -> Part? {
    let catalogs = try FitTexts.catalogs(in: checks.all[index].scope)
    for error in catalogs.errors { checks.all[index].fail(error) }
    do {
      guard !catalogs.paths.isEmpty, let texts = try texts(index) else { return nil }
      return Part(index: index, catalogs: catalogs, texts: texts)
    } catch let error as ConfigurationMistakes {
      checks.mistakes.append(error)
      return nil
    }
  }

  private func reportMistakes() {
    for mistake in checks.mistakes { console.report([mistake.file]) }
  }

  private mutating func texts(_ index: Int) throws -> FitTexts? {
    guard let styles = try checks.styles(index, orElse: "no text was measured") else { return nil }
    let place = try place.map { place throws(UsageError) in
      FitPlace(style: try styles.map(\.table).styleName(place.style), width: place.width, lines: place.lines)
    }
    return try FitTexts(
      styles, in: checks.all[index].project, place: place, standIn: arguments[FitOptions.standIn],
      tolerance: arguments[FitOptions.tolerance].map { $0 / 100 })
  }

  private mutating func measure(_ part: inout Part) {
    let (paths, names) = (part.catalogs.paths.map(\.path), part.texts.checks.map(\.name))
    let index = part.index
    part.texts.measure(paths, jobs: arguments.jobs(for: paths.count), mayBeCut: !isJSON) { take($0, names, index) }
    let run = checks.all[index]
    let isWhole = run.scope.isWhole && place == nil && run.status == .success
    if isWhole { reportUnused(part.texts.patterns.mistakes, part.index) }
  }

  /// - Parameter names: the name of each check, if there are several.
  private mutating func take(
    _ results: Result<[FitCheck.Result], FileError>, _ names: [String?], _ index: Int
  ) {
    do throws(FileError) {
      let results = try results.get()
      let files = FileFindings.merged(results.map { [$0.file] }, names: names.map { $0 ?? "" })
      for (check, result) in results.enumerated() {
        let (name, path) = (names[check], result.file.source.path)
        unmeasured += result.unmeasured.map { Self.unmeasured($0, $1, of: name, path: path) }
        if isJSON { rows += result.fits.map { Self.row($0.text, $0.place, $0.fit, of: name, path: path) } }
      }
      let settings = checks.all[index].settings
      if !isJSON { return reports.add(files, of: settings) }
      let least: Severity = settings.policy.isStrict ? .warning : .error
      let isError = files.contains { $0.findings.contains { $0.severity >= least && !$0.isKnown } }
      if isError { jsonStatus = .findings }
    } catch {
      checks.all[index].fail(error)
    }
  }

  /// Reports the patterns of the configuration that no key uses: mostly they are misspelt.
  private mutating func reportUnused(_ mistakes: [Diagnostic], _ index: Int) {
    let project = checks.all[index].project
    guard let configuration = project.configuration, !mistakes.isEmpty else { return }
    if isJSON { for mistake in mistakes { checks.all[index].fail(mistake.message) } }
    if !isJSON { reports.add([FileFindings(configuration.source, mistakes)], of: project.settings) }
  }

  /// - Parameter isOnly: whether no other project is measured.
  private func reportCounts(of part: Part, isOnly: Bool) {
    let run = checks.all[part.index]
    for ((name, check), counts) in zip(part.texts.checks, part.texts.counts) {
      let prefix = [isOnly ? nil : run.project.configuration?.path, name].compactMap { $0.map { $0 + ": " } }.joined()
      console.report(["typeramp: \(DisplayText.escaped(prefix))\(counts.summary(run.settings.fitUpTo))"])
      report((check.notes + counts.notes(check)).map { prefix + $0 })
    }
  }

  private static let standIn = "'--stand-in FONT' measures another font"

  /// With '--strict' each style must be measured.
  private mutating func reportRefusals(_ parts: [Part]) {
    for part in parts where checks.all[part.index].settings.policy.isStrict {
      for refusal in part.texts.refusals { checks.all[part.index].fail(refusal + checks.suffix(part.index)) }
    }
    if parts.contains(where: { !$0.texts.refusals.isEmpty }) { report([Self.standIn]) }
  }

  private func report(_ notes: [String]) {
    for note in notes { console.report(.note, note) }
  }

  private mutating func answer(_ text: String, in place: FitPlace, _ texts: FitTexts, _ index: Int) throws -> ExitStatus
  {
    var fits: [(name: String?, fit: TextFit, check: FitCheck)] = []
    for (name, check) in texts.checks {
      do throws(FitObstacle) { fits.append((name, try check.fit(text, in: place), check)) } catch {
        checks.all[index].fail("the text was not measured: \(error.message)")
        if !check.refusals.isEmpty { report([Self.standIn]) }
        return checks.status
      }
    }
    if isJSON {
      let rows = fits.map { JSONValue.object(Self.lines($0.fit, place, of: $0.name)) }
      try console.print((rows.count == 1 ? rows[0] : .array(rows)).compactText)
    } else {
      let lines = fits.map { name, fit, check in
        "\(name.map { "\(DisplayText.escaped($0)): " } ?? "")\(fit.words(in: place))\(check.estimate(of: place.style))\n"
      }
      try console.print(lines.joined())
    }
    report(texts.notes)
    // With '--strict' a warning is an error.
    let settings = checks.all[index].settings
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
}
