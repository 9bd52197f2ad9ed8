import CLibrary

/// Work on several threads of the system: the runtime of Swift's own concurrency would have to be started for every
/// run.
package enum Parallel {
  /// How many processors there are.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of the items, in the order of the items.
  ///
  /// - Parameter jobs: how many threads work at once.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(items.count)
    forEach(items, jobs: jobs, ahead: items.count, transform) { results.append($0) }
    return results
  }

  /// Hands the result of each item to `take`, in the order of the items, while the other threads work on the next.
  ///
  /// - Parameters:
  ///   - jobs: how many threads work at once; the caller's is one of them.
  ///   - ahead: how many results may wait, so that no number of items fills memory.
  ///   - take: is called on the caller's thread. When it throws, the items after it may be left out.
  package static func forEach<Item: Sendable, Result: Sendable, Failure: Error>(
    _ items: [Item], jobs: Int, ahead: Int, _ transform: @escaping @Sendable (Item) -> Result,
    take: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard jobs > 1, items.count > 1 else {
      for item in items { try take(transform(item)) }
      return
    }
    let queue = Queue(items, ahead: ahead, transform)
    // A signal is left to the caller's thread, which may have to hold it.
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
/// Unchecked, since the compiler does not know that the mutex is held wherever the variables are used.
private final class Queue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let ahead: Int
  private let transform: @Sendable (Item) -> Result
  private let mutex = Mutex()
  private var next = 0
  /// How many results were handed over.
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

  /// The result of the next item; until it is there, the caller works too.
  func result(at index: Int) -> Result {
    while true {
      if let result = take(at: index) { return result }
      if let other = self.index(orEnd: { finished[index] != nil }) { work(at: other) }
    }
  }

  /// Hands a result over, once; nil until it is there.
  private func take(at index: Int) -> Result? {
    mutex.locked {
      guard let result = finished[index] else { return nil }
      finished[index] = nil
      taken += 1
      mutex.signal()
      return result
    }
  }

  /// Lets the other threads end.
  func stop() {
    mutex.locked {
      isStopped = true
      mutex.signal()
    }
  }

  /// Waits for an item to work on; nil when the wait is over.
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
