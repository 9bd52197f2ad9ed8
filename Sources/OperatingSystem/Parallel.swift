import CLibrary

/// Runs work on system threads. Swift concurrency would have to start its runtime in every run.
package enum Parallel {
  /// The number of processors.
  package static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Passes the result of each item to `take`, in the order of the items, while other threads work on the next ones.
  ///
  /// - Parameters:
  ///   - jobs: the number of threads, the caller's included.
  ///   - ahead: how many results may wait, so that memory stays bounded.
  ///   - take: called on the caller's thread. If it throws, later items may be skipped.
  package static func forEach<Item: Sendable, Result: Sendable, Failure: Error>(
    _ items: [Item], jobs: Int, ahead: Int, _ transform: @escaping @Sendable (Item) -> Result,
    take: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard jobs > 1, items.count > 1 else {
      for item in items { try take(transform(item)) }
      return
    }
    let queue = Shared(Queue<Result>(count: items.count, ahead: max(ahead, 1)))
    let work: @Sendable (Int) -> Void = { index in
      let result = transform(items[index])
      queue.change { $0.finished[index] = result }
    }
    // Signals go to the caller's thread, which may have to hold them.
    let signals = HeldSignals()
    let threads = (1..<min(jobs, items.count)).compactMap { _ in
      Thread { while let index = queue.wait(until: { $0.begin(orEnd: $0.isOver) }) { work(index) } }
    }
    signals.release()
    defer {
      queue.change { $0.isStopped = true }
      for thread in threads { thread.join() }
    }
    for index in items.indices {
      // The caller's thread works on other items until the result is there.
      while let other = queue.wait(until: { $0.begin(orEnd: $0.finished[index] != nil) }) { work(other) }
      if let result = queue.change({ $0.take(at: index) }) { try take(result) }
    }
  }
}

/// Items that threads take one by one, and their results.
private struct Queue<Result: Sendable> {
  /// How many results may wait.
  let ahead: Int
  /// The next item that no thread works on.
  private var next = 0
  /// How many results have been passed on.
  private var taken = 0
  var isStopped = false
  var finished: [Result?]

  init(count: Int, ahead: Int) {
    self.ahead = ahead
    finished = Array(repeating: nil, count: count)
  }

  /// Whether there is nothing left to begin.
  var isOver: Bool { isStopped || next == finished.count }

  /// The next item to work on; `.some(nil)` at the end, and nil while enough results wait.
  mutating func begin(orEnd isEnd: Bool) -> Int?? {
    if isEnd { return .some(nil) }
    guard next < min(finished.count, taken + ahead) else { return nil }
    defer { next += 1 }
    return next
  }

  /// Removes and returns a result.
  mutating func take(at index: Int) -> Result? {
    taken += 1
    defer { finished[index] = nil }
    return finished[index]
  }
}
