import DesignTokens
package import Diagnostics
package import Documents

extension Diagnostic {
  /// Whether it is about how tokens were read, and so also about their conversion.
  package var isOfConversion: Bool { TokenRule.all.contains { $0.description.id == id && !$0.isAboutMap } }
}

extension Compilation {
  /// The report of a value that a format cannot represent, so that nothing is converted.
  ///
  /// - Parameters:
  ///   - node: the value, if it is known.
  ///   - reason: what is wrong with it; nil if the format cannot represent any such value.
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
