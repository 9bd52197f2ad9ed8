import CLibrary

/// A value that threads share. `Mutex` of Swift's own library needs macOS 15.
///
/// Unchecked, because the compiler cannot see that the value is only used while the mutex is locked. Marked as safe:
/// the memory of the mutex and its condition is only reached here.
@safe
package final class Shared<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  // The system requires that a mutex stays at one address.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    // The memory was allocated above, and is not initialised yet.
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    // Locking requires a reference to this object, and none is left.
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value, and wakes all threads that wait for a change.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    // Both are initialised above, and not destroyed before `deinit`.
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Waits until a function of the value returns something.
  func wait<Result>(until body: (inout Value) -> Result?) -> Result {
    // Both are initialised above, and not destroyed before `deinit`.
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }
}

/// A thread of the system, which must be joined exactly once.
///
/// Marked as safe: only the system uses what it sets here.
@safe
struct Thread {
  #if canImport(Glibc)
  private var thread = pthread_t()
  #else
  private var thread: pthread_t?
  #endif

  /// The work of a thread, passed through C, which has no closures.
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    /// Does the work of the job in `argument`; only macOS declares it as never nil.
    static func run(_ argument: UnsafeMutableRawPointer?) {
      // The thread takes over the only reference that was made for it.
      if let argument = unsafe argument { unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body() }
    }
  }

  /// Starts a thread; nil if the system has none left, and the other threads do its work.
  init?(_ body: @escaping @Sendable () -> Void) {
    // The thread takes over this reference, and releases it when it begins.
    let job = unsafe Unmanaged.passRetained(Job(body))
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe Job.run(argument)
        return nil
      }, job.toOpaque())
    if status == 0 { return }
    // No thread was started that would release the job.
    unsafe job.release()
    return nil
  }

  /// Waits until the thread ends.
  func join() {
    #if canImport(Glibc)
    pthread_join(thread, nil)
    #else
    // The system has set it.
    if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
    #endif
  }
}
