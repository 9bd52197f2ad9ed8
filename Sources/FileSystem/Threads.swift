import CLibrary

/// The system's mutual exclusion; `Mutex` of Swift's own library needs macOS 15.
///
/// Unchecked and marked as safe, since the system itself guards the memory, and nothing else can reach it.
@safe
final class Mutex: @unchecked Sendable {
  // The system wants a mutex to stay at one address for all of its life.
  private let pointer = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    // The memory was allocated above, and nothing was in it.
    unsafe pointer.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(pointer, nil)
  }

  deinit {
    // To lock it takes a reference to this, and there is none left.
    unsafe pthread_mutex_destroy(pointer)
    unsafe pointer.deallocate()
  }

  func locked<Value>(_ body: () -> Value) -> Value {
    // Initialised above, and not destroyed before `deinit`.
    unsafe pthread_mutex_lock(pointer)
    defer { unsafe pthread_mutex_unlock(pointer) }
    return body()
  }
}

/// A thread of the system.
struct Thread {
  private let thread: pthread_t

  /// The work of a thread, handed over through C, which has no closures.
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a thread; nil when the system has none left, and the others do its work.
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
