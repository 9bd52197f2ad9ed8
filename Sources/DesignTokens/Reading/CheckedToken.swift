/// The result of checking one token.
struct CheckedToken: Sendable {
  /// Nil if the type cannot be determined.
  var type: TokenType?
  /// The token to whose whole value its reference leads; nil if its value is not a reference.
  var target: Int?
  /// The index of its value among the typographies, if its own value is typography.
  var typography: Int?
  /// Its own value, if that is a dimension or a number.
  var measure: Measure?
  /// Whether its own value deviates from DTCG.
  var isDeviating = false
  /// Whether its value is typography that was not read, because no style uses it.
  var isUnreadTypography = false
}

extension [CheckedToken] {
  /// The index of a token's value among the typographies, following references; nil if it cannot be read.
  func typography(of index: Int) -> Int? {
    self[index].typography ?? self[index].target.flatMap { self[$0].typography }
  }

  /// Whether a token is typography that can be read, or could be.
  func isTypography(_ index: Int) -> Bool {
    self[index].type == .typography && (self[index].isUnreadTypography || typography(of: index) != nil)
  }
}
