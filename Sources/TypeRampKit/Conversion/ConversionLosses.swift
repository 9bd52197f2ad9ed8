import DesignTokens
package import Diagnostics
package import Documents

extension Diagnostic {
  /// Whether it is about tokens and how they were read, and so about what a conversion makes of them.
  package var isOfConversion: Bool { TokenRule.all.contains { $0.description.id == id && !$0.isAboutMap } }
}

extension Compilation {
  /// What is reported of a value that a format cannot hold: nothing is converted then.
  ///
  /// - Parameters:
  ///   - node: the value, where it is known.
  ///   - reason: what is wrong with it; without one, values like it have no place in the format.
  package func unrepresentable(
    _ node: Node?, in target: ConversionTarget, because reason: String? = nil
  ) -> [String] {
    let value = reason.map { "a value: \($0)" } ?? node?.phrase ?? "a value"
    let what = "'\(target.name)' cannot hold \(value)"
    let range = node?.range ?? 0..<0
    let finding = Diagnostic(id: RuleText.notHeld, severity: .error, message: what, range: range)
    let file = FileFindings(source, [finding]).byFile.first { !$0.findings.isEmpty }
    return file.map { DiagnosticFormatter(of: $0.source).lines(for: $0.findings[0]) } ?? []
  }
}
