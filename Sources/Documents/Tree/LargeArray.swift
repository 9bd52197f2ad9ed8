import CLibrary

extension Array {
  /// Reserves memory for a number of elements, in large pages if there are many.
  package mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    let size = capacity * MemoryLayout<Element>.stride
    // The address is of the reserved memory, which this call does not change.
    unsafe withUnsafeMutableBytes { unsafe LargePages.request(for: $0.baseAddress, size: size) }
  }
}
