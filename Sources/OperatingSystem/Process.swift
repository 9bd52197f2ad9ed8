import CLibrary

/// Ends the process.
package func exitProcess(_ status: Int32) -> Never { exit(status) }

/// The arguments of the process, its own name first, and whether each is UTF-8; malformed bytes are U+FFFD.
package var processArguments: [(text: String, isText: Bool)] {
  // The system keeps `argc` strings for as long as the process runs, and nothing here changes them.
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
