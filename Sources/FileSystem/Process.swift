import CLibrary

/// Ends the process with a status.
package func exitProcess(_ status: Int32) -> Never { exit(status) }

/// The words that the process was called with, its own name first, and whether each is UTF-8; one that is not has
/// U+FFFD where it is malformed.
package var processArguments: [(text: String, isText: Bool)] {
  // The system keeps as many strings as it says for as long as the process runs, and nothing here changes them.
  unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).compactMap { word in
    unsafe word.map { unsafe (String(cString: $0), String(validatingCString: $0) != nil) }
  }
}

/// The value of an environment variable, if it is set.
package func environmentVariable(_ name: String) -> String? {
  // The C library owns the string; it is copied at once, and nothing here changes the environment.
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// The time of day in the time zone of the machine, such as `14:03:59`.
package var timeOfDay: String {
  var now = time(nil)
  // The system fills the structure, whose only pointer is the name of the time zone, which is not read here.
  var parts = unsafe tm()
  unsafe localtime_r(&now, &parts)
  let numbers = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
  return numbers.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
}

/// A path of the program's own file; nil when the system does not say.
package var programPath: String? {
  #if canImport(Darwin)
  var size = UInt32(PATH_MAX)
  var buffer = [CChar](repeating: 0, count: Int(size))
  // The system fills at most as many bytes as it is told, and ends them with a zero.
  guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
  let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
  let path = String(decoding: bytes, as: UTF8.self)
  return path.utf8.elementsEqual(bytes) ? path : nil
  #else
  return "/proc/self/exe"
  #endif
}
