/// The input of a rule about dictionaries: a dictionary, its scaling, and the options.
struct RuleInput: Sendable {
  let dictionary: StyleDictionary
  /// All thirteen styles at all twelve text sizes, with the preferred font for styles without a valid entry, and the
  /// custom styles.
  let table: ScaledTable
  let fontNames: [FontName]
  let options: CompilationOptions
  let scaledEntries: [ScaledEntry]
}

/// A style that comes from an entry.
struct ScaledEntry: Sendable {
  let entry: StyleEntry
  let scaled: ScaledStyle

  var style: ResolvedStyle { scaled.style }

  var growth: StyleGrowth { StyleGrowth(scaled: scaled) }
}

extension StyleDictionary {
  /// The styles that come from entries, with their entries. Styles with contradictory limits are omitted, since their
  /// sizes have no meaning.
  func scaledEntries(in table: ScaledTable) -> [ScaledEntry] {
    table.allStyles.compactMap { scaled in
      let style = scaled.style
      guard !style.origin.isFallback, !style.limits.isContradictory,
        let entry = style.customName.map(entry(forCustom:)) ?? entry(for: style.textStyle)
      else { return nil }
      return ScaledEntry(entry: entry, scaled: scaled)
    }
  }
}

extension StyleEntry {
  /// A finding about the entry, at its name.
  func finding(_ message: String) -> Diagnostic { Diagnostic(at: member.key, message, keyPath: keyPath) }

  func finding<Value>(at field: Bound<Value>, _ message: String) -> Diagnostic {
    Diagnostic(at: field.node, message, keyPath: keyPath(of: field.name))
  }

  func finding(atKey key: EntryKey, _ message: String) -> Diagnostic? {
    member(of: key).map { Diagnostic(at: $0.key, message, keyPath: keyPath(of: key.rawValue)) }
  }
}

extension [SchemaMistake] {
  func findings(_ isFound: (SchemaMistake.Problem) -> Bool) -> [Diagnostic] {
    filter { isFound($0.problem) }.map { Diagnostic($0) }
  }
}

extension Diagnostic {
  /// A finding about a member at the top of a file.
  init(at member: Node.Member, _ message: String) { self.init(at: member.key, message, keyPath: member.name) }
}

extension RuleInput {
  /// All findings of the rules about dictionaries, and those in the tokens from which the dictionary was made, in the
  /// order of the file.
  func findings(with imported: TokenImport?) -> [Diagnostic] {
    let isStrict = options.tokens.conformance == .strict
    return (imported == nil ? Rule.own : Rule.all).filter { options.rules.runs($0.description) }.flatMap { rule in
      let findings =
        switch rule.check {
        case .dictionary(let check): check(self)
        case .tokens: imported?.findings(of: rule.id) ?? []
        case .infoPlist, .tokenMap, .code, .texts: [Diagnostic]()
        }
      return findings.map { $0.found(by: rule.description, isStrict: isStrict) }
    }.inOrderOfPlaces
  }
}

extension [Diagnostic] {
  /// Sorted by position. Sorting is not stable, so equal positions are kept in order explicitly.
  package var inOrderOfPlaces: [Diagnostic] {
    if count < 2 { return self }
    return enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
