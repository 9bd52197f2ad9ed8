import Foundation
import Testing

@testable import OperatingSystem

/// Work on several threads.
@Suite struct ParallelWork {
  private static func results(of items: [Int], jobs: Int, _ work: @escaping @Sendable (Int) -> Int) -> [Int] {
    var results: [Int] = []
    Parallel.forEach(items, jobs: jobs, ahead: items.count, work) { results.append($0) }
    return results
  }

  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 1000]) func resultsKeepTheirOrder(jobs: Int, count: Int) {
    #expect(Self.results(of: Array(0..<count), jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func everyItemIsTakenOnce() {
    let results = Self.results(of: Array(0..<500), jobs: 8) { index in
      // Long and short work alternate, so that threads overtake each other.
      (0..<(index.isMultiple(of: 7) ? 10_000 : 1)).reduce(index) { $0 &+ $1 &* 0 }
    }
    #expect(results == Array(0..<500))
  }

  @Test(arguments: [1, 2, 8], [1, 3, 1000]) func resultsAreTakenInOrderWhileOthersAreMade(jobs: Int, ahead: Int) {
    var taken: [Int] = []
    Parallel.forEach(Array(0..<200), jobs: jobs, ahead: ahead) {
      $0
    } take: {
      taken.append($0)
    }
    #expect(taken == Array(0..<200))
  }

  /// Too many waiting results would fill memory.
  @Test(arguments: [2, 8]) func noMoreResultsWaitThanAllowed(jobs: Int) {
    let begun = Counter()
    var taken = 0
    var most = 0
    Parallel.forEach(Array(0..<300), jobs: jobs, ahead: 5) { _ in
      begun.increment()
    } take: { _ in
      most = max(most, begun.value - taken)
      taken += 1
    }
    #expect(taken == 300)
    // Five, and the one being passed on.
    #expect((1...6).contains(most))
  }

  @Test(arguments: [1, 2, 8]) func anErrorEndsTheWork(jobs: Int) {
    let begun = Counter()
    #expect(throws: CancellationError.self) {
      try Parallel.forEach(Array(0..<10_000), jobs: jobs, ahead: 10) { _ in
        begun.increment()
      } take: { _ in
        throw CancellationError()
      }
    }
    #expect((1...11).contains(begun.value))
  }
}

/// Counts events on all threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func increment() { lock.withLock { count += 1 } }
}
