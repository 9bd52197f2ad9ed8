import CLibrary

/// One of the two streams a command writes to.
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

  /// Prepares the process for streams and files that cannot be written to: from now on that is an error like any
  /// other, and does not end the process.
  package static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 { occupy(number) }
  }

  /// Opens something in the place of a stream that is closed, or a file that is opened later would get its number. As
  /// before, it can be neither read as input nor written as output.
  private static func occupy(_ number: Int32) {
    let flags = number == 0 ? O_WRONLY : O_RDONLY
    // The system gives out the lowest free number. Where there are no devices, there is a folder at least.
    _ = Descriptor.open("/dev/null", flags) ?? Descriptor.open("/", O_RDONLY)
  }
}
