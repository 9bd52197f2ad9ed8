/// The result of compiling a file: the findings, and the table if there is no error.
public struct Compilation: Sendable {
  /// The file, decoded.
  public let source: Source
  /// The findings, in order of position.
  public let findings: [Diagnostic]
  /// The table of what can be used, even if there are errors: styles with an unusable entry have the preferred font. An
  /// editor can show it. Nil for a malformed file.
  public let draft: ScaledTable?
  /// The font names in the dictionary, in order.
  public let fontNames: [FontName]
  /// The dictionary in the file, or imported from its tokens; nil for a malformed file.
  package let dictionary: StyleDictionary?
  /// The import, if the file has design tokens; nil for a dictionary.
  package let imported: TokenImport?
  /// The findings in the mapping file of its tokens.
  let mapFindings: FileFindings?
  package let options: CompilationOptions

  /// The table; nil if there is an error. One that a baseline lists is none, if every style can be computed.
  public var table: ScaledTable? {
    let errors = [findings, mapFindings?.findings ?? []].joined().filter { $0.severity == .error }
    return errors.isEmpty || errors.allSatisfy(\.isKnown) && isUsable ? draft : nil
  }

  /// Whether nothing keeps a style or a metric from being computed.
  private var isUsable: Bool {
    let hasUnreadable = imported.map { $0.isWithoutTypography || $0.hasUnreadableStyles && !options.tokens.leavesOut }
    return !needsChoice && hasUnreadable != true && dictionary?.firstUnresolvable(on: options.platform) == nil
  }

  /// The findings by file: a project has several files, and a mapping file is another. Never empty.
  public var files: [FileFindings] { FileFindings(source, findings).byFile + (mapFindings.map { [$0] } ?? []) }
}

extension Compilation {
  /// Whether a theme or a context must be chosen before anything is known of its styles.
  package var needsChoice: Bool { findings.contains { $0.id == TokenRule.choice.id && $0.severity == .error } }

  /// The font names that could not be checked, since the font files of the app are unknown.
  package var uncheckedFontNames: [String] {
    fontNames.filter { $0.isLookedUp && $0.standing == .unchecked }.map(\.text)
  }

  /// The error for an output that is limited to the styles that a dictionary defines, if it defines none.
  package var noStyles: FileFindings {
    let message = "the dictionary defines no styles, and the output is limited to those; expected 'styles' to be 'all'"
    let range = dictionary?.root.range ?? 0..<0
    return FileFindings(source, [Diagnostic(id: RuleText.noStyles, severity: .error, message: message, range: range)])
  }

  /// The findings as lines of text: `path:line:column: severity: message [rule-id]`, and the marked line.
  public var report: [String] {
    files.filter { !$0.findings.isEmpty }.flatMap { $0.findings.flatMap(DiagnosticFormatter(of: $0.source).lines) }
  }
}
