import CLibrary

/// Ends the process.
package func exitProcess(_ status: Int32) -> Never { exit(status) }

/// The arguments of the process, its own name first, and the first that is not UTF-8; malformed bytes are U+FFFD.
package var processArguments: (texts: [String], bad: String?) {
  // The system keeps `argc` strings for as long as the process runs, and nothing here changes them.
  let words = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  var bad: String?
  let texts = unsafe words.compactMap { word in
    unsafe word.map { word in
      let text = unsafe String(cString: word)
      if bad == nil, unsafe String(validatingCString: word) == nil { bad = text }
      return text
    }
  }
  return (texts, bad)
}

/// The value of an environment variable, if it is set.
package func environmentVariable(_ name: String) -> String? {
  // The C library owns the string; it is copied at once, and nothing here changes the environment.
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// Standard output or standard error.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes every byte.
  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Writes every byte.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard Descriptor(number: rawValue).writeAll(bytes) else {
      throw .last(.write, self == .output ? "standard output" : "standard error")
    }
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns; nil if the stream is not a terminal, so that lines may have any length.
  package var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    // The system fills the structure within the call.
    let isKnown = unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : environmentVariable("COLUMNS").flatMap(Int.init) ?? 80
    return min(max(columns, 20), 10_000)
  }

  /// Prepares the process for streams and files that cannot be written: writing to them becomes an ordinary error, and
  /// does not end the process.
  package static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 { occupy(number) }
  }

  /// Occupies a closed stream's number, so that no file opened later gets it. It still cannot be read as input or
  /// written as output.
  private static func occupy(_ number: Int32) {
    let flags = number == 0 ? O_WRONLY : O_RDONLY
    // The system assigns the lowest free number. If there is no `/dev/null`, the root folder will do.
    _ = Descriptor.open("/dev/null", flags) ?? Descriptor.open("/", O_RDONLY)
  }
}

/// Standard input as a stream of messages, for servers.
package enum StandardInput {
  /// The next bytes, as soon as there are some; empty at the end of the input.
  package static func next() -> [UInt8] {
    var bytes: [UInt8] = []
    _ = Descriptor.standardInput.append(1 << 16, to: &bytes)
    return bytes
  }

  /// Whether `next` would return at once, after at most some milliseconds.
  package static func isReady(within milliseconds: Int32 = 0) -> Bool {
    var descriptor = pollfd(fd: Descriptor.standardInput.number, events: Int16(POLLIN), revents: 0)
    // The system fills the structure within the call.
    return retried { unsafe poll(&descriptor, 1, milliseconds) } > 0
  }
}
