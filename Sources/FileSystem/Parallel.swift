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
    guard jobs > 1, items.count > 1 else { return items.map(transform) }
    let queue = Queue(items, transform)
    let threads = (1..<min(jobs, items.count)).compactMap { _ in Thread { queue.work() } }
    queue.work()
    for thread in threads { thread.join() }
    return queue.results
  }
}

/// Items that threads take one by one.
///
/// Unchecked, since the compiler does not know that the mutex is held wherever `next` and `finished` are used.
private final class Queue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let transform: @Sendable (Item) -> Result
  private let mutex = Mutex()
  private var next = 0
  private var finished: [Result?]

  init(_ items: [Item], _ transform: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.transform = transform
    finished = Array(repeating: nil, count: items.count)
  }

  /// The results of the items, once all threads have ended.
  var results: [Result] { finished.compactMap(\.self) }

  func work() {
    while let index = take() {
      let result = transform(items[index])
      mutex.locked { finished[index] = result }
    }
  }

  private func take() -> Int? {
    mutex.locked {
      guard next < items.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
