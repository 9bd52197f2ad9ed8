import DesignTokens

extension ConversionTarget {
  /// Design tokens, Format Module 2025.10. Tokens stay what they are, those that are no styles too.
  static let dtcg = ConversionTarget(name: "dtcg", fileExtension: "tokens.json") { input in
    input.imported.map { $0.rewritten } ?? input.tokens.dtcg
  }
}
