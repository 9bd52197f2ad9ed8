import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `fit`: measures the texts of catalogs, and reports those that do not fit.
struct FitRun {
  private let arguments: Arguments
  private let console: Console
  /// The place of all texts; nil if it depends on their keys.
  private var place: FitPlace?
  private var run: Run
  private var reports: CheckReports
  private var counts = FitCounts()
  private var patterns: FitPatternUse
  private var rows: [JSONValue] = []

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    run = try Run(invocation)
    let (style, width, lines) = (
      arguments[FitOptions.style], arguments[FitOptions.width], arguments[FitOptions.lines]
    )
    guard (style == nil) == (width == nil) else { throw UsageError.other("'--style' and '--width' need each other") }
    place = style.map { FitPlace(style: $0, width: width ?? 0, lines: lines) }
    patterns = FitPatternUse(run.settings.fit)
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
    if arguments.has(FitOptions.json), writesFindings {
      throw UsageError.other("'--json' writes no findings; expected no '--report' and no '--update-baseline'")
    }
    reports = try CheckReports(arguments, run.settings, console)
  }

  mutating func fit() throws -> ExitStatus {
    guard let check = try check() else { return .failure }
    if let text = arguments[FitOptions.text], let place { return try answer(text, in: place, check) }
    let folder = run.project.folder.isEmpty ? "." : run.project.folder
    let search = try OperandSearch(
      arguments.operands.isEmpty ? [folder] : arguments.operands, extensions: TextCatalog.extensions,
      expected: ".xcstrings, .strings or .stringsdict file")
    for error in search.errors { run.fail(error) }
    if search.paths.isEmpty, run.status == .success { throw UsageError.other("no catalogs of strings were found") }
    try reports.refuse(search.paths.map(\.path) + run.otherFiles)
    let isJSON = arguments.has(FitOptions.json)
    if !isJSON { reports.begin() }
    take(search.paths.map(\.path), check, isJSON: isJSON)
    if arguments.operands.isEmpty, place == nil, run.status == .success { reportUnused(isJSON: isJSON) }
    if counts.checked == 0, run.status == .success { run.fail("no text was measured") }
    if isJSON {
      try write([("formatVersion", .number(1)), ("texts", .array(rows))])
    } else {
      try reports.end(isEmpty: run.status == .failure && !reports.hasFindings, console)
    }
    let left = search.others == 0 ? [] : ["\(search.others.counted("catalog")) of tests or samples left out"]
    console.report(["typeramp: \(counts.summary(run.settings.fitUpTo))"])
    report(check.notes + counts.notes(check) + left)
    return try reports.finish(run.status, console)
  }

  /// Checks catalogs on several threads, and reports them in their order.
  private mutating func take(_ paths: [String], _ check: FitCheck, isJSON: Bool) {
    let (place, project, patterns) = (place, run.project, patterns)
    let folder = project.folder.isEmpty ? "." : project.folder
    Parallel.forEach(paths, jobs: arguments.jobs(for: paths.count), ahead: 64) { path in
      Result { () throws(FileError) in
        let catalog = TextCatalog(try Files.read(path, limit: Limits.inputSize), path: path)
        if !catalog.isWellFormed { throw .said(path, "it is no catalog of strings") }
        if isJSON, catalog.mistake != nil { throw .said(path, "it is malformed; 'typeramp fit' shows the mistake") }
        var (patterns, name) = (patterns, Files.relative(path, to: folder))
        let result = check.check(catalog, project.options(for: path).rules) {
          place ?? patterns.place(of: $0, in: name)
        }
        return (result, patterns)
      }
    } take: { result in
      do throws(FileError) {
        let (result, used) = try result.get()
        self.patterns += used
        counts += result.counts
        if !isJSON { return reports.add([result.file]) }
        rows += result.fits.map { Self.row($0.text, $0.place, $0.fit, path: result.file.source.path) }
      } catch {
        run.fail(error)
      }
    }
  }

  /// Reports the patterns of the configuration that no key uses: mostly they are misspelt.
  private mutating func reportUnused(isJSON: Bool) {
    guard let configuration = run.project.configuration else { return }
    let mistakes = patterns.mistakes
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

// MARK: - What texts are measured with

extension FitRun {
  /// The check of the styles that show texts; nil if one of them cannot be measured, which was reported.
  private mutating func check() throws -> FitCheck? {
    let (own, note) = run.firstTable()
    if own == nil { run.loadFonts() }
    if let note { console.report(["typeramp: note: the styles are \(note)"]) }
    let table = own ?? .preferredFonts(on: .iOS)
    let standIn = try arguments[FitOptions.standIn].map { try Self.face(at: $0) }
    if let named = place {
      place = FitPlace(style: try table.styleName(named.style), width: named.width, lines: named.lines)
    }
    try checkStyles(among: table)
    let names = Set(place.map { [$0.style] } ?? run.settings.fit.map(\.style))
    var (styles, fonts): ([FitStyle], [String: FontFile]) = ([], [:])
    for scaled in table.allStyles where names.contains(scaled.style.name) {
      do {
        let style = try FitStyle(scaled, standIn: standIn) { name in
          guard let path = run.project.options.common.fonts?.path(of: name) else { return nil }
          let font = try fonts[path] ?? FontFile(try Files.read(path, limit: Limits.inputSize))
          fonts[path] = font
          return font.faces.first { $0.allPostScriptNames.contains(name) }
        }
        styles.append(style)
      } catch let refusal as FitStyle.Refusal {
        run.fail(refusal.message)
      }
    }
    if run.status == .failure { return nil }
    let tolerance = arguments[FitOptions.tolerance].map { $0 / 100 }
    return FitCheck(
      styles, limit: run.settings.fitUpTo, tolerance: tolerance ?? FitCheck.defaultTolerance,
      placeholders: run.settings.placeholders)
  }

  /// Throws if the configuration names a style that there is not.
  private func checkStyles(among table: ScaledTable) throws {
    let known = table.allStyles.map(\.style.name)
    let mistakes = run.settings.fit.filter { !known.contains($0.style) }.compactMap { pattern in
      pattern.mistake("there is no style '\(pattern.style)'; 'typeramp show' lists them", at: "style")?
        .replacing(by: Spelling.closest(to: pattern.style, among: known), isSafe: false)
    }
    try run.project.configuration?.check(mistakes)
  }

  private static func face(at path: String) throws -> FontFace {
    let bytes = try Files.read(path, limit: Limits.inputSize)
    do throws(FontFileError) { return try FontFile(bytes).faces[0] } catch { throw FileError.said(path, error.message) }
  }
}
