import Foundation

/// A program to measure.
struct ProgramRun {
  let arguments: [String]
  /// The exit statuses of a successful run.
  var statuses: Set<Int32> = [0]
  /// Called before each run, and not measured.
  var prepare: () throws -> Void = {}

  /// The elapsed time from start to exit.
  ///
  /// - Parameter errors: the file for standard error.
  @discardableResult func milliseconds(errors: String = "/dev/null") throws -> Double {
    try prepare()
    // The C library reads the array of strings, which live until the call returns, and sets the results.
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // The C library copies the paths, and sets the results within the calls.
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process: pid_t = 0
    var status: Int32 = 0
    let start = ContinuousClock.now
    let code = unsafe posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
    guard code == 0, unsafe waitpid(process, &status, 0) == process, status & 0x7F == 0,
      statuses.contains(status >> 8 & 0xFF)
    else {
      throw Failure(arguments: arguments, code: code, status: status)
    }
    return (ContinuousClock.now - start) / Duration.milliseconds(1)
  }

  /// A run could not be started, or had an unexpected exit status.
  struct Failure: Error {
    let arguments: [String]
    let code: Int32
    let status: Int32
  }
}
