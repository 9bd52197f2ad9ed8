import CLibrary

/// Work on several threads of the system: the runtime of Swift's own concurrency would have to be started for every run.
package enum Parallel {
  /// How many processors there are.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// What becomes of each item, in the order of the items.
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
/// Unchecked, since the compiler does not know that whoever touches what changes holds the lock.
private final class Queue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let transform: @Sendable (Item) -> Result
  private let lock = Lock()
  private var next = 0
  private var finished: [Result?]

  init(_ items: [Item], _ transform: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.transform = transform
    finished = Array(repeating: nil, count: items.count)
  }

  /// What became of the items; all threads have ended.
  var results: [Result] { finished.compactMap(\.self) }

  func work() {
    while let index = take() {
      let result = transform(items[index])
      lock.locked { finished[index] = result }
    }
  }

  private func take() -> Int? {
    lock.locked {
      guard next < items.count else { return nil }
      next += 1
      return next - 1
    }
  }
}

/// The system's mutual exclusion; that of Swift's library needs a newer macOS.
///
/// Unchecked and called safe, since the system itself guards the one thing in it, and nobody else gets to see that.
@safe
private final class Lock: @unchecked Sendable {
  // The system wants the lock at one place in memory for all of its life.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    // The memory was allocated above, and nothing was in it.
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    // Whoever could lock it held a reference to this, so nobody does.
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  func locked<Value>(_ body: () -> Value) -> Value {
    // Initialised above, and not destroyed before `deinit`.
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// A thread of the system.
private struct Thread {
  private let thread: pthread_t

  /// What a thread is to do; handed over through C, which knows no closures.
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a thread; nil when the system has none to give, and the others do its work.
  init?(_ body: @escaping @Sendable () -> Void) {
    // The thread takes the reference that is made here, and gives it back when it begins.
    let job = unsafe Unmanaged.passRetained(Job(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    // The argument is the reference to the job, which nobody else takes.
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, job.toOpaque())
    #else
    var thread = pthread_t()
    // The argument is the reference to the job, which nobody else takes.
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument { unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, job.toOpaque())
    #endif
    guard status == 0 else {
      // No thread was started that would give it back.
      unsafe job.release()
      return nil
    }
    #if canImport(Darwin)
    // Only in its type: the number of a thread is a pointer there.
    guard let thread = unsafe thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }
}
