import DesignTokens
import Diagnostics
import StyleModel

/// What a rule about dictionaries looks at: a dictionary, how it scales, and what it is checked for.
struct RuleInput: Sendable {
  let dictionary: StyleDictionary
  /// All thirteen styles at all twelve categories, those without a usable entry as the preferred fonts, and the
  /// dictionary's own.
  let table: ScaledTable
  let fontNames: [FontName]
  let options: CompilationOptions
  /// The styles that come from entries, each with its entry. Those whose limits contradict each other have no sizes that
  /// mean anything.
  let scaledEntries: [(entry: StyleEntry, scaled: ScaledStyle)]
}

extension StyleDictionary {
  /// The styles that come from entries, each with its entry. Those whose limits contradict each other have no sizes that
  /// mean anything.
  func scaledEntries(in table: ScaledTable) -> [(entry: StyleEntry, scaled: ScaledStyle)] {
    table.allStyles.compactMap { scaled in
      let style = scaled.style
      guard !style.origin.isFallback, !style.limits.isContradictory,
        let entry = style.customName.map(entry(forCustom:)) ?? entry(for: style.textStyle)
      else { return nil }
      return (entry, scaled)
    }
  }
}

extension RuleInput {
  /// Everything that the rules about dictionaries find, and what was found in the tokens that the dictionary was made from,
  /// in the order of the places in the file.
  func findings(with imported: TokenImport?) -> [Diagnostic] {
    let isStrict = options.tokens.conformance == .strict
    return Rule.all.flatMap { rule in
      switch rule.check {
      case .dictionary(let check): check(self).map { rule.description.diagnostic($0) }
      case .tokens: (imported?.findings(of: rule.id) ?? []).map { rule.description.diagnostic($0, isStrict: isStrict) }
      case .infoPlist, .tokenMap: [Diagnostic]()
      }
    }.inOrderOfPlaces
  }
}

extension [Diagnostic] {
  /// Sorting is not stable: equal places keep their order.
  var inOrderOfPlaces: [Diagnostic] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
