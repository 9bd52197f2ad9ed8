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
    let queue = Queue(items, ahead: ahead, transform)
    // Signals go to the caller's thread, which may have to hold them.
    let signals = HeldSignals()
    let threads = (1..<min(jobs, items.count)).compactMap { _ in Thread { queue.work() } }
    signals.release()
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    for index in items.indices { try take(queue.result(at: index)) }
  }
}

/// Items that threads take one by one.
///
/// Unchecked: the compiler cannot see that the mutex is held wherever the variables are used.
private final class Queue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let ahead: Int
  private let transform: @Sendable (Item) -> Result
  private let mutex = Mutex()
  private var next = 0
  /// How many results have been passed on.
  private var taken = 0
  private var isStopped = false
  private var finished: [Result?]

  init(_ items: [Item], ahead: Int, _ transform: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.ahead = max(ahead, 1)
    self.transform = transform
    finished = Array(repeating: nil, count: items.count)
  }

  /// Works on items until there are none left.
  func work() {
    while let index = index(orEnd: { isStopped || next == items.count }) { work(at: index) }
  }

  /// The result of the next item; the calling thread works on items until it is available.
  func result(at index: Int) -> Result {
    while true {
      if let result = take(at: index) { return result }
      if let other = self.index(orEnd: { finished[index] != nil }) { work(at: other) }
    }
  }

  /// Removes and returns a result; nil until it is available.
  private func take(at index: Int) -> Result? {
    mutex.locked {
      guard let result = finished[index] else { return nil }
      finished[index] = nil
      taken += 1
      mutex.signal()
      return result
    }
  }

  /// Makes the other threads end.
  func stop() {
    mutex.locked {
      isStopped = true
      mutex.signal()
    }
  }

  /// Waits for an item to work on; returns nil once `isOver` holds.
  private func index(orEnd isOver: () -> Bool) -> Int? {
    mutex.locked {
      while !isOver() {
        if next < min(items.count, taken + ahead) {
          next += 1
          return next - 1
        }
        mutex.wait()
      }
      return nil
    }
  }

  private func work(at index: Int) {
    let result = transform(items[index])
    mutex.locked {
      finished[index] = result
      mutex.signal()
    }
  }
}
