import CLibrary

extension Array {
  /// The first index at which a condition holds; the end if it never does. The condition must hold for all elements
  /// after the first.
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Reserves memory for a number of elements, in large pages if there are many.
  package mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    let size = capacity * MemoryLayout<Element>.stride
    // The address is of the reserved memory, which this call does not change.
    unsafe withUnsafeMutableBytes { unsafe LargePages.request(for: $0.baseAddress, size: size) }
  }
}
