import StyleModel

/// The members of a typography that typeramp did not add, or that have changed since.
struct TypographyChanges {
  /// The typography without the added members that are unchanged.
  private(set) var typography: Typography
  /// Keys of the entry that are no longer valid.
  private(set) var outdatedKeys: [String] = []

  init(_ typography: Typography, since implied: Typography?) {
    self.typography = typography
    let hasSameFamilies = Self.isSame(typography.families, implied?.families)
    if !hasSameFamilies { note([.fallbackFamilies]) }
    if !hasSameFamilies || !Self.isSame(typography.weight, implied?.weight) {
      note(EntryKey.ofFonts + [.boldFontName])
    }
    remove(\.size, of: .fontSize, ifSameIn: implied)
    remove(\.lineHeight, of: .lineHeight, ifSameIn: implied)
    remove(\.letterSpacing, of: .tracking, ifSameIn: implied)
  }

  /// Whether nothing has changed.
  var isEmpty: Bool { outdatedKeys.isEmpty }

  /// Whether the families are the token's own; otherwise the families after the first are the entry's.
  var hasOwnFamilies: Bool { outdatedKeys.contains(EntryKey.fallbackFamilies.rawValue) }

  private mutating func remove(
    _ part: WritableKeyPath<Typography, Typography.Part<Double>?>, of key: EntryKey, ifSameIn implied: Typography?
  ) {
    if Self.isSame(typography[keyPath: part], implied?[keyPath: part]) {
      typography[keyPath: part] = nil
    } else {
      note([key])
    }
  }

  private mutating func note(_ keys: [EntryKey]) { outdatedKeys += keys.map(\.rawValue) }

  private static func isSame<Value: Equatable>(
    _ now: Typography.Part<Value>?, _ then: Typography.Part<Value>?
  ) -> Bool {
    then != nil && now?.value == then?.value
  }
}
