import CLibrary

/// Runs another program without a shell, and waits for it.
package enum ChildProcess {
  /// Runs a program found on the PATH, in the working directory and with the environment of this process.
  ///
  /// - Parameters:
  ///   - name: the program.
  ///   - arguments: without the program's own name.
  ///   - input: the file for its standard input.
  ///   - output: the file for its standard output; created or truncated.
  ///   - errors: the file for its standard error; created or truncated.
  /// - Returns: its exit status; a negative number if a signal ended it.
  package static func run(
    _ name: String, _ arguments: [String], input: String = "/dev/null", output: String, errors: String
  ) throws(FileError) -> Int32 {
    let files = FileActions()
    defer { files.destroy() }
    files.open(0, input, O_RDONLY)
    files.open(1, output, O_WRONLY | O_CREAT | O_TRUNC)
    files.open(2, errors, O_WRONLY | O_CREAT | O_TRUNC)
    let signals = SignalAttributes()
    defer { signals.destroy() }
    var process = pid_t()
    // The strings are allocated for this call, and freed after it.
    let words = unsafe ([name] + arguments).map { unsafe strdup($0) }
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    // The system reads its arguments within the call; the list of words ends with nil.
    let code = unsafe posix_spawnp(
      &process, name, files.actions, signals.attributes, words + [nil], processEnvironment)
    if code != 0 { throw FileError(action: .run, path: name, reason: .system(code)) }
    return try status(of: process, name)
  }

  /// Waits for the end of a process.
  private static func status(of process: pid_t, _ name: String) throws(FileError) -> Int32 {
    var status: Int32 = 0
    // The system writes the status within the call.
    if retried({ unsafe waitpid(process, &status, 0) }) < 0 { throw .last(.run, name) }
    // Swift does not import the POSIX macros: the low seven bits are the signal, and the next byte is the status.
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }
}

/// The files that a child has open.
///
/// Marked as safe: only the system reads and writes the memory, and `destroy` frees it.
@safe
private struct FileActions {
  #if canImport(Darwin)
  /// A pointer that the system sets; on other systems a structure.
  typealias Actions = posix_spawn_file_actions_t?
  #else
  typealias Actions = posix_spawn_file_actions_t
  #endif

  let actions = UnsafeMutablePointer<Actions>.allocate(capacity: 1)

  init() {
    // The memory was allocated above, and the system sets all of it.
    unsafe posix_spawn_file_actions_init(actions)
  }

  func open(_ number: Int32, _ path: String, _ flags: Int32) {
    // The system copies the path.
    unsafe posix_spawn_file_actions_addopen(actions, number, path, flags, 0o600)
  }

  func destroy() {
    // It was initialised by `init`, and is not used after this.
    unsafe posix_spawn_file_actions_destroy(actions)
    unsafe actions.deallocate()
  }
}

/// How a child treats signals: by default, even if this process blocks or ignores them.
///
/// Marked as safe: only the system reads and writes the memory, and `destroy` frees it.
@safe
private struct SignalAttributes {
  #if canImport(Darwin)
  /// A pointer that the system sets; on other systems a structure.
  typealias Attributes = posix_spawnattr_t?
  #else
  typealias Attributes = posix_spawnattr_t
  #endif

  let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)

  init() {
    var held = sigset_t()
    var reset = sigset_t()
    // The system reads and writes the sets within the calls, and initialises all of the memory allocated above.
    unsafe sigemptyset(&held)
    unsafe sigemptyset(&reset)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&reset, signal) }
    unsafe posix_spawnattr_init(attributes)
    unsafe posix_spawnattr_setsigmask(attributes, &held)
    unsafe posix_spawnattr_setsigdefault(attributes, &reset)
    unsafe posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  func destroy() {
    // It was initialised by `init`, and is not used after this.
    unsafe posix_spawnattr_destroy(attributes)
    unsafe attributes.deallocate()
  }
}
