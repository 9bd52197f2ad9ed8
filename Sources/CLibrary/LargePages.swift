/// Large pages for memory that is about to be filled.
///
/// The system provides memory page by page, when first touched. For a text of 50 MB, that takes a third of the time.
package enum LargePages {
  /// The size in bytes from which large pages are requested. Most of Linux have 2 MiB.
  private static let threshold = 4 << 20

  /// Whether memory of a size is large enough.
  package static func areUseful(for size: Int) -> Bool { size >= threshold }

  /// Requests large pages. A system may ignore this, and nothing else changes.
  ///
  /// - Parameters:
  ///   - start: the beginning of memory that exists.
  ///   - size: its size in bytes.
  package static func request(for start: UnsafeMutableRawPointer?, size: Int) {
    #if os(Linux)
    guard let start = unsafe start, areUseful(for: size) else { return }
    let page = sysconf(Int32(_SC_PAGESIZE))
    // A request is for whole pages, and all of these are within the memory.
    let first = unsafe start.alignedUp(toMultipleOf: page)
    let rest = unsafe size - (first - start)
    _ = unsafe madvise(first, rest / page * page, MADV_HUGEPAGE)
    #endif
  }
}
