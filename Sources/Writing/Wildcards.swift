extension Array {
  /// Whether the elements match a pattern, in which some elements are wildcards: any number of others, also none.
  ///
  /// After a mismatch only the last wildcard takes one element more, so the steps never exceed the product of both
  /// lengths.
  ///
  /// - Parameters:
  ///   - isAny: whether an element of the pattern is a wildcard.
  ///   - isEqual: whether an element of the pattern matches an element.
  @inlinable
  package func matches<Sign>(
    _ pattern: [Sign], isAny: (Sign) -> Bool, isEqual: (Sign, Element) -> Bool
  ) -> Bool {
    // Most pairs differ in their last elements.
    if let sign = pattern.last, let last, !isAny(sign), !isEqual(sign, last) { return false }
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < count {
      if position < pattern.count, isAny(pattern[position]) {
        retry = (position + 1, index)
        position += 1
      } else if position < pattern.count, isEqual(pattern[position], self[index]) {
        (position, index) = (position + 1, index + 1)
      } else if let last = retry {
        retry = (last.position, last.index + 1)
        (position, index) = (last.position, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy(isAny)
  }
}
