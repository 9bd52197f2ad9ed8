import DesignTokens

extension ConversionTarget {
  /// Design tokens with a modifier, Resolver Module 2025.10: the whole table, all thirteen styles at all twelve categories.
  static let dtcgResolver = ConversionTarget(name: "dtcg-resolver", fileExtension: "resolver.json") { input in
    input.tokens.dtcgResolver
  }
}
