import DesignTokens
import DynamicType

// Design tokens.

extension ConversionTarget {
  /// Design tokens, Format Module 2025.10. All tokens are kept, including those that are not styles.
  public static let dtcg = ConversionTarget(
    name: "dtcg", fileExtension: "tokens.json", content: .tokens(.dtcg), keepsTokens: true
  ) { input in
    input.imported.map { $0.rewritten(on: input.table.platform) } ?? input.tokens.dtcg
  }

  /// Design tokens with a modifier, Resolver Module 2025.10: the whole table, all styles at all twelve categories.
  public static let dtcgResolver = ConversionTarget(
    name: "dtcg-resolver", fileExtension: "resolver.json", content: .tokens(.dtcg), sizes: .contentSizeContexts
  ) { input in
    input.tokens.dtcgResolver
  }
}

extension ConversionTarget.Sizes {
  /// The sizes as `DictionaryTokens.dtcgResolver` writes them.
  fileprivate static let contentSizeContexts = ConversionTarget.Sizes(
    contexts: { ["contentSize": $0.name] }, token: { ($0.customName == nil ? "textStyle." : "custom.") + $0.name })
}
