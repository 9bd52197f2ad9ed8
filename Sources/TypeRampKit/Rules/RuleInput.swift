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
  let scaledEntries: [ScaledEntry]
}

/// A style that comes from an entry. A class, since every rule goes through all of them, and a scaled style is large.
final class ScaledEntry: Sendable {
  let entry: StyleEntry
  let scaled: ScaledStyle

  init(_ entry: StyleEntry, _ scaled: ScaledStyle) {
    self.entry = entry
    self.scaled = scaled
  }

  /// What was scaled.
  var style: ResolvedStyle { scaled.style }
}

extension StyleDictionary {
  /// The styles that come from entries, each with its entry. Those whose limits contradict each other have no sizes that
  /// mean anything.
  func scaledEntries(in table: ScaledTable) -> [ScaledEntry] {
    table.allStyles.compactMap { scaled in
      let style = scaled.style
      guard !style.origin.isFallback, !style.limits.isContradictory,
        let entry = style.customName.map(entry(forCustom:)) ?? entry(for: style.textStyle)
      else { return nil }
      return ScaledEntry(entry, scaled)
    }
  }
}

extension RuleInput {
  /// Everything that the rules about dictionaries find, and what was found in the tokens that the dictionary was made from,
  /// in the order of the places in the file.
  func findings(with imported: TokenImport?) -> [Diagnostic] {
    let isStrict = options.tokens.conformance == .strict
    var diagnostics: [Diagnostic] = []
    // A rule is looked at in its place: it is large, and hardly any finds something.
    for index in Rule.all.indices {
      var findings: [Finding] = []
      switch Rule.all[index].check {
      case .dictionary(let check): findings = check(self)
      case .tokens: if let imported { findings = imported.findings(of: Rule.all[index].id) }
      case .infoPlist, .tokenMap: continue
      }
      if findings.isEmpty { continue }
      let description = Rule.all[index].description
      diagnostics += findings.map { description.diagnostic($0, isStrict: isStrict) }
    }
    return diagnostics.inOrderOfPlaces
  }
}

extension [Diagnostic] {
  /// Sorting is not stable: equal places keep their order.
  var inOrderOfPlaces: [Diagnostic] {
    if count < 2 { return self }
    return enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
