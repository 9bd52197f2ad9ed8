import TypeRampKit

/// Laws for every compilation.
enum CompilationLaws {
  /// There is a table exactly if there is no error, it does not differ from itself, and findings can be shown.
  static func check(_ compilation: Compilation, _ choice: inout Choice) throws {
    let hasErrors = compilation.findings.contains { $0.severity == .error }
    try require(hasErrors == (compilation.table == nil), "a table in spite of an error, or none without one")
    let changes = Comparison.changes(from: compilation, to: compilation)
    try require(changes.map(\.isEmpty) ?? hasErrors, "a dictionary differs from itself, or cannot be compared")
    let isShown = ReportLaws.isShown(&choice)
    for file in compilation.files { try ReportLaws.check(file.findings, in: file.source, isShown: isShown) }
  }

  /// Without notes but those on how tokens were read, everything else is the same, although less is read.
  static func checkReport(of compilation: Compilation, without notes: Compilation) throws {
    let others = compilation.findings.filter { $0.severity > .note || $0.isOfReading }
    try require(others == notes.findings, "there are other findings without notes")
    try require(compilation.table == notes.table, "there is another table without notes")
  }

  /// Safe fixes cause no new findings, and end.
  static func checkFixes(
    of compilation: Compilation, _ bytes: [UInt8], _ compile: ([UInt8]) -> Compilation
  ) throws {
    guard let fixes = SafeFixes(bytes, compile: { [compile($0)] }) else { return }
    let fixed = compile(fixes.bytes)
    // A syntax error hides all other mistakes.
    let most = compilation.draft == nil ? .max : compilation.findings.count
    try require(fixed.findings.count <= most, "a safe fix makes new mistakes")
    try require(compilation.table == nil || fixed.table == compilation.table, "a safe fix changes the table")
  }

  /// Outputs can be read by their readers.
  static func checkOutput(of compilation: Compilation, _ emitter: Emitter) throws {
    guard let table = compilation.table else { return }
    try TextLaws.check(emitter.text(of: table), emitter.syntax)
  }

  /// A table in a terminal stays within its width, and contains nothing that moves the cursor.
  static func checkRamp(of compilation: Compilation, width: Int) throws {
    guard let table = compilation.table else { return }
    let ramp = Ramp(table)
    for line in RampText(ramp, width: width, colours: Colours(isOn: false)).lines {
      try TextLaws.checkPrintable(line)
      try require(DisplayWidth.columns(of: line) <= width, "a line of the table is wider than the terminal")
    }
    for line in ramp.blocks.markdown.split(separator: "\n") { try TextLaws.checkPrintable(String(line)) }
  }

  /// The page is HTML whose texts are not markup.
  static func checkPage(of compilation: Compilation) throws {
    if let page = PreviewPage([compilation]) { try PageLaws.check(page.text) }
  }

  /// Every form of a report can be read by its reader.
  static func checkEvidence(of compilation: Compilation) throws {
    guard let report = EvidenceReport([(nil, compilation)], languages: ["de"]) else {
      return try require(compilation.table == nil, "a table has no report")
    }
    try PageLaws.check(String(decoding: report.html, as: UTF8.self), scripts: 0)
    try TextLaws.check(report.json, .json)
    for line in report.markdown.split(separator: "\n") { try TextLaws.checkPrintable(String(line)) }
    try require(report.isMet == report.shortcomings.isEmpty, "a report that is not met does not say why")
  }

  /// A conversion is read back as the same: the conversion itself reports differences.
  static func checkConversion(
    of compilation: Compilation, _ context: CompilationOptions, _ choice: inout Choice
  ) throws {
    guard let target = choice.next(of: targets) else { return }
    do throws(ConversionError) {
      _ = try Conversion(compilation, to: target, in: context)
    } catch {
      if error.kind == .differs { throw BrokenLaw(description: "'\(target.name)' would say something else") }
    }
  }

  /// In half of the cases there is no conversion.
  private static let targets: [ConversionTarget?] = ConversionTarget.all.flatMap { [$0, nil] }
}
