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
    #if canImport(Darwin)
    // Pointers that the system sets.
    var (files, attributes): (posix_spawn_file_actions_t?, Attributes) = (nil, nil)
    #else
    var (files, attributes) = unsafe (posix_spawn_file_actions_t(), Attributes())
    #endif
    // The system copies the paths, and frees its own memory at the end.
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    for (number, path, flags) in [(0, input, O_RDONLY), (1, output, created), (2, errors, created)] {
      unsafe posix_spawn_file_actions_addopen(&files, Int32(number), path, flags, 0o600)
    }
    // The system reads and writes the attributes within the calls.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe setSignals(&attributes)
    var process = pid_t()
    // The strings are allocated for this call, and freed after it.
    let words = unsafe ([name] + arguments).map { unsafe strdup($0) }
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    // The system reads its arguments within the call; the list of words ends with nil.
    let code = unsafe posix_spawnp(&process, name, &files, &attributes, words + [nil], processEnvironment)
    if code != 0 { throw FileError(action: .run, path: name, reason: .system(code)) }
    return try status(of: process, name)
  }

  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  #else
  private typealias Attributes = posix_spawnattr_t
  #endif

  private static let created = O_WRONLY | O_CREAT | O_TRUNC

  /// Makes the child treat signals by default, even if this process blocks or ignores them.
  private static func setSignals(_ attributes: UnsafeMutablePointer<Attributes>) {
    var (held, reset) = (signalSet([]), signalSet([SIGPIPE, SIGXFSZ]))
    // The system reads the sets and writes the attributes within the calls.
    unsafe posix_spawnattr_setsigmask(attributes, &held)
    unsafe posix_spawnattr_setsigdefault(attributes, &reset)
    unsafe posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
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
