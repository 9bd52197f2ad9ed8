extension Array {
  /// The first index from which on a condition holds, in an array in which it holds nowhere before; its end when it holds
  /// nowhere.
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
