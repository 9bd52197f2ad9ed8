extension Array {
  /// Reverses everything from an index on, in place: a slice would copy, and a stack can hold all tokens of a file.
  mutating func reverse(from start: Int) {
    for offset in 0..<((count - start) / 2) { swapAt(start + offset, count - 1 - offset) }
  }
}
