#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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

  /// Whether a person looks at it.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// From here on, writing into a pipe that nobody reads is an error like any other, not the end of the process.
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
