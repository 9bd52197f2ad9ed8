import StyleModel

/// The members of a typography that typeramp did not add, or that have changed since.
struct TypographyChanges {
  /// The typography without the added members that are unchanged.
  private(set) var typography: Typography
  /// Keys of the entry that are no longer valid.
  private(set) var outdatedKeys: Set<String> = []
  /// Whether the families are the token's own; otherwise the families after the first are the entry's.
  private(set) var hasOwnFamilies = true
  /// Whether nothing has changed.
  private(set) var isEmpty = true

  init(_ typography: Typography, since implied: Typography?) {
    self.typography = typography
    let isFont =
      Self.isSame(typography.families, implied?.families) && Self.isSame(typography.weight, implied?.weight)
    if !isFont { note([.fontName, .boldFontName, .weight, .design]) }
    if Self.isSame(typography.families, implied?.families) {
      hasOwnFamilies = false
    } else {
      note([.fallbackFamilies])
    }
    if Self.isSame(typography.size, implied?.size) { self.typography.size = nil } else { note([.fontSize]) }
    if Self.isSame(typography.lineHeight, implied?.lineHeight) {
      self.typography.lineHeight = nil
    } else {
      note([.lineHeight])
    }
    if Self.isSame(typography.letterSpacing, implied?.letterSpacing) {
      self.typography.letterSpacing = nil
    } else {
      note([.tracking])
    }
  }

  private mutating func note(_ keys: [EntryKey]) {
    outdatedKeys.formUnion(keys.map(\.rawValue))
    isEmpty = false
  }

  private static func isSame<Value: Equatable>(
    _ now: Typography.Part<Value>?, _ then: Typography.Part<Value>?
  ) -> Bool {
    then != nil && now?.value == then?.value
  }
}
