import StyleModel

/// What of a typography typeramp did not add itself, or was changed since.
struct TypographyChanges {
  /// The typography without the members that still are as they were added.
  private(set) var typography: Typography
  /// Keys of the entry that no longer hold.
  private(set) var outdatedKeys: Set<String> = []
  /// Whether the families are those of the token: what stands behind the first is the entry's.
  private(set) var hasOwnFamilies = true
  /// Nothing was changed.
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
