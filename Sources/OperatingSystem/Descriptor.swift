import CLibrary

/// An open file. System calls interrupted by a signal are repeated.
struct Descriptor {
  let number: Int32

  static let standardInput = Descriptor(number: 0)

  /// Opens a file; nil means that the reason is in `errno`.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) -> Descriptor? {
    // The system only reads the path, within the call.
    let number = retried { unsafe CLibrary.open(path, flags | O_CLOEXEC, mode) }
    return number >= 0 ? Descriptor(number: number) : nil
  }

  /// Creates a file in this folder and opens it for writing; nil means that the reason is in `errno`.
  func create(_ name: String) -> Descriptor? {
    // The system only reads the name, within the call.
    let file = retried { unsafe openat(number, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    return file >= 0 ? Descriptor(number: file) : nil
  }

  /// Moves a file from this folder to a path; false means that the reason is in `errno`.
  func move(_ name: String, to path: String) -> Bool {
    // The system only reads the name and the path, within the call.
    retried { unsafe renameat(number, name, AT_FDCWD, path) } == 0
  }

  /// Removes a file from this folder.
  func remove(_ name: String) {
    // The system only reads the name, within the call.
    _ = retried { unsafe unlinkat(number, name, 0) }
  }

  /// Reads to the end, or until there are more than `limit` bytes. The file must not change while it is read.
  func readAll(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let status = regularStatus
    return try readAll(path, limit: limit, of: status, from: status.map(position) ?? 0)
  }

  /// - Parameters:
  ///   - before: the status of a regular file.
  ///   - start: how much of it has already been read.
  func readAll(_ path: String, limit: Int, of before: FileStatus?, from start: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = before?.size ?? 0
    var next = max(size - start + 1, 1 << 12)
    while true {
      let chunk = min(next, limit + 1 - bytes.count)
      let count = append(chunk, to: &bytes, isFilled: before != nil)
      if count < 0 { throw FileError.last(.read, path) }
      if bytes.count > limit { throw FileError.tooLarge(path, limit: limit) }
      // A growing file is read only to its first size: it may grow forever.
      if count == 0 || size > 0 && start + bytes.count >= size { break }
      next = max(1 << 12, bytes.count)
    }
    guard let before else { return bytes }
    if before.isUnchanged(in: regularStatus), size == 0 || start + bytes.count == size { return bytes }
    throw FileError(action: .read, path: path, reason: .changing)
  }

  /// How much of a file has already been read: a shell may have read the first lines of standard input.
  private func position(in file: FileStatus) -> Int { min(max(0, Int(lseek(number, 0, SEEK_CUR))), file.size ?? 0) }

  #if canImport(Darwin)
  /// Makes the next read begin at the start of the file.
  func rewind() { lseek(number, 0, SEEK_SET) }
  #endif

  /// Writes every byte; false means that the reason is in `errno`.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    // The bytes are only read, within the call.
    unsafe bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = unsafe CLibrary.write(number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0 && errno != EINTR { return false }
        written += max(0, count)
      }
      return true
    }
  }

  /// Writes some of the bytes; returns how many, or a negative number.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    // The pointer is used within the closure only, and never past the slice's end.
    unsafe bytes.withUnsafeBytes { unsafe CLibrary.write(number, $0.baseAddress, $0.count) }
  }

  /// Closes the file; returns false if the system could not store what was written, or does not know.
  func close() -> Bool { CLibrary.close(number) == 0 }

  /// The status of a regular file; nil for anything else, or if it is unknown.
  var regularStatus: FileStatus? { FileStatus(of: self).flatMap { $0.kind == .file ? $0 : nil } }

  /// Locks the file until it is closed.
  func lock() -> Lock {
    if retried({ flock(number, LOCK_EX | LOCK_NB) }) == 0 { return .taken }
    return errno == EWOULDBLOCK ? .busy : .unknown
  }

  enum Lock {
    case taken
    /// Another process holds the lock.
    case busy
    /// The file system does not support locks.
    case unknown
  }

  /// Reads at most `count` bytes and appends them to `bytes`; returns how many, or a negative number.
  ///
  /// - Parameter isFilled: whether there are probably so many bytes; a pipe has few at a time.
  func append(_ count: Int, to bytes: inout [UInt8], isFilled: Bool = false) -> Int {
    while true {
      var received = 0
      // The system fills the array's new storage, and only those bytes are counted.
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        if isFilled { unsafe LargePages.request(for: buffer.baseAddress, size: count) }
        received = unsafe read(number, buffer.baseAddress, count)
        initialized = max(0, received)
      }
      if received < 0 && errno == EINTR { continue }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      return received
    }
  }
}

/// The result of a system call, which is repeated while signals interrupt it.
func retried(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
