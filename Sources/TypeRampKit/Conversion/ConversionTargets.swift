import Writing

// Dictionaries, in the formats of documents.

extension ConversionTarget {
  /// An XML property list.
  public static let plist = ConversionTarget(
    name: "plist", fileExtension: "plist", kind: .dictionary, holds: { JSONValue($0)?.xmlPropertyList != nil },
    write: { $0.dictionary.value?.xmlPropertyList.map { Array($0.utf8) } })

  /// A dictionary in JSON.
  public static let json = ConversionTarget(name: "json", fileExtension: "json", kind: .dictionary) { input in
    input.dictionary.value.map { Array($0.compactText.utf8) }
  }
}

// Design tokens.

extension ConversionTarget {
  /// Design tokens, Format Module 2025.10: the styles and the metrics.
  public static let dtcg = ConversionTarget(
    name: "dtcg", fileExtension: "tokens.json", kind: .tokens(.dtcg), tellsGuesses: true
  ) { $0.tokens.dtcg }

  /// Tokens of Style Dictionary: the styles, with strings as values.
  public static let styleDictionary = ConversionTarget(
    name: "style-dictionary", fileExtension: "json", kind: .tokens(.styleDictionary), holds: isWithoutReference
  ) { $0.tokens.styleDictionary }

  /// Tokens of Tokens Studio: the styles in one set, as its plugin for Figma imports them.
  public static let tokensStudio = ConversionTarget(
    name: "tokens-studio", fileExtension: "json", kind: .tokens(.tokensStudio), holds: isWithoutReference
  ) { $0.tokens.tokensStudio }

  private static let isWithoutReference: @Sendable (Node) -> Bool = { node in
    JSONValue(node) != nil && !TokenForm.hasReference(node.string ?? "")
  }
}
