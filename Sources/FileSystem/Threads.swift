import CLibrary

/// The system's mutual exclusion, with a condition to wait for; `Mutex` of Swift's own library needs macOS 15.
///
/// Unchecked and marked as safe, since the system itself guards the memory, and nothing else can reach it.
@safe
final class Mutex: @unchecked Sendable {
  // The system wants a mutex to stay at one address for all of its life.
  private let pointer = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    // The memory was allocated above, and nothing was in it.
    unsafe pointer.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(pointer, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    // To lock it takes a reference to this, and there is none left.
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(pointer)
    unsafe condition.deallocate()
    unsafe pointer.deallocate()
  }

  /// Unlocks it, waits for a signal, and locks it again; to be called while it is locked.
  func wait() {
    // Both are initialised above, and not destroyed before `deinit`.
    unsafe pthread_cond_wait(condition, pointer)
  }

  /// Wakes all threads that wait.
  func signal() {
    // Initialised above, and not destroyed before `deinit`.
    unsafe pthread_cond_broadcast(condition)
  }

  func locked<Value>(_ body: () -> Value) -> Value {
    // Initialised above, and not destroyed before `deinit`.
    unsafe pthread_mutex_lock(pointer)
    defer { unsafe pthread_mutex_unlock(pointer) }
    return body()
  }
}

/// A thread of the system, which has to be joined, once.
///
/// Marked as safe, since only the system writes and reads the memory, and `join` gives it back.
@safe
struct Thread {
  #if canImport(Glibc)
  /// What `pthread_create` fills in: a number, or elsewhere a pointer, which is nil before.
  private typealias Handle = pthread_t
  #else
  private typealias Handle = pthread_t?
  #endif

  private let thread = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)

  /// The work of a thread, handed over through C, which has no closures.
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    /// Does the work of the job that an argument refers to; only macOS says that it is never nil.
    static func run(_ argument: UnsafeMutableRawPointer?) {
      // The thread takes the reference that was made for it, and nobody else does.
      if let argument = unsafe argument { unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body() }
    }
  }

  /// Starts a thread; nil when the system has none left, and the others do its work.
  init?(_ body: @escaping @Sendable () -> Void) {
    // The thread takes the reference that is made here, and gives it back when it begins.
    let job = unsafe Unmanaged.passRetained(Job(body))
    // The memory was allocated above. The two types differ at most in what nil is, and the system only writes there.
    let status = unsafe thread.withMemoryRebound(to: Handle.self, capacity: 1) { handle in
      unsafe pthread_create(
        handle, nil,
        { argument in
          unsafe Job.run(argument)
          return nil
        }, job.toOpaque())
    }
    guard status == 0 else {
      // No thread was started that would give it back, or whose name would be in the memory.
      unsafe job.release()
      unsafe thread.deallocate()
      return nil
    }
  }

  /// Waits for its end.
  func join() {
    // The system has filled the memory in, and nobody reads it afterwards.
    unsafe pthread_join(thread.pointee, nil)
    unsafe thread.deallocate()
  }
}
