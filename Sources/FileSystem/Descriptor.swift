#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file. Calls that a signal interrupts are made again.
struct Descriptor {
  let number: Int32

  static let standardInput = Descriptor(number: 0)

  /// Opens a file; nil leaves the reason in `errno`.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) -> Descriptor? {
    while true {
      let number = openFile(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return Descriptor(number: number) }
      if errno != EINTR { return nil }
    }
  }

  /// Reads to the end, or until there is more than `limit`.
  func readAll(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var size = max(sizeHint, 1 << 12)
    while true {
      let chunk = min(size, limit + 1 - bytes.count)
      let count = append(chunk, to: &bytes)
      if count < 0 { throw FileError.last(.read, path) }
      if count == 0 { return bytes }
      if bytes.count > limit { throw FileError(action: .read, path: path, reason: .tooLarge(limit: limit)) }
      size = max(1 << 12, bytes.count)
    }
  }

  /// Writes every byte; nil leaves the reason in `errno`.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      // The pointer is used within the closure only, and never past the array's end.
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(number, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 && errno != EINTR { return false }
      written += max(0, count)
    }
    return true
  }

  /// Closes the file; false when the system could not store what was written.
  func close() -> Bool { closeFile(number) == 0 }

  /// What the system says of the file.
  var status: stat? {
    var status = stat()
    // The system fills the structure that it is given.
    return unsafe fstat(number, &status) == 0 ? status : nil
  }

  /// One byte more than the file's size, so that its end shows in the first read.
  private var sizeHint: Int { status.map { Int($0.st_size) + 1 } ?? 0 }

  /// Reads at most `count` bytes behind those in `bytes`; tells how many, or a negative number.
  private func append(_ count: Int, to bytes: inout [UInt8]) -> Int {
    while true {
      var received = 0
      // The array's own new storage is filled, and only what was filled is counted.
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        received = unsafe read(number, buffer.baseAddress, count)
        initialized = max(0, received)
      }
      if received < 0 && errno == EINTR { continue }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      return received
    }
  }
}

// The C functions, under names that the methods above do not hide.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  // The system only reads the path, within the call.
  unsafe open(path, flags, mode)
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }
