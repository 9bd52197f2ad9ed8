/// What one token was found to be.
struct CheckedToken: Sendable {
  /// Nil for a token whose type nothing shows.
  var type: TokenType?
  /// The token whose whole value its reference leads to; nil where its value is no reference.
  var target: Int?
  /// The position of what it says among the typographies, where its own value is one.
  var typography: Int?
  /// What its own value comes to, where that is a dimension or a number.
  var measure: Measure?
  /// Whether its own value is written otherwise than DTCG has it.
  var isDeviating = false
}

extension [CheckedToken] {
  /// The position of what a token says among the typographies, wherever its value stands; nil when that cannot be read.
  func typography(of index: Int) -> Int? {
    self[index].typography ?? self[index].target.flatMap { self[$0].typography }
  }
}
