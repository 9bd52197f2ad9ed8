import Testing

@testable import FileSystem

/// Work on several threads.
@Suite struct ParallelWork {
  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 1000]) func resultsKeepTheirOrder(jobs: Int, count: Int) {
    #expect(Parallel.map(Array(0..<count), jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func everyItemIsTakenOnce() {
    let results = Parallel.map(Array(0..<500), jobs: 8) { index in
      // Long and short work by turns, so that threads overtake each other.
      (0..<(index.isMultiple(of: 7) ? 10_000 : 1)).reduce(index) { $0 &+ $1 &* 0 }
    }
    #expect(results == Array(0..<500))
  }
}
