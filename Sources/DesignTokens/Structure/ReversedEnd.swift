extension Array {
  /// Reverses what lies behind an index, in place: a slice would be a copy, and a stack can hold all tokens of a file.
  mutating func reverse(from start: Int) {
    for offset in 0..<((count - start) / 2) { swapAt(start + offset, count - 1 - offset) }
  }
}
