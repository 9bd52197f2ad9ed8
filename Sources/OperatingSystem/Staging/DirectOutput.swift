import CLibrary

/// Content for a pipe or a device, which is written to because it cannot be replaced. A file that the caller has opened
/// is also written to, after its current content: `-o /dev/stdout >> file`.
///
/// Both may block a writer forever. Signals are held meanwhile, so it checks for them every millisecond.
struct DirectOutput: Sendable {
  /// The path as given.
  let path: String
  let content: [UInt8]

  /// Writes everything. Waits until a pipe has a reader, as every writer of a pipe does.
  ///
  /// - Parameter isInterrupted: called while it waits.
  /// - Returns: false if it was interrupted.
  func write(isInterrupted: () -> Bool) throws(FileError) -> Bool {
    guard let file = try open(isInterrupted) else { return false }
    let isWritten: Bool
    do throws(FileError) {
      isWritten = try write(to: file, isInterrupted)
    } catch {
      _ = file.close()
      throw error
    }
    if !file.close() && isWritten { throw .last(.write, path) }
    return isWritten
  }

  /// Writes everything to an open file.
  func write(to file: Descriptor, _ isInterrupted: () -> Bool) throws(FileError) -> Bool {
    var written = 0
    while written < content.count {
      let count = file.writeAtOnce(content[written...])
      if count < 0 && errno != EAGAIN && errno != EINTR { throw .last(.write, path) }
      written += max(0, count)
      if count < 0, isInterrupted() { return false }
      if count < 0 { pause() }
    }
    return true
  }

  private func open(_ isInterrupted: () -> Bool) throws(FileError) -> Descriptor? {
    while true {
      if let file = Descriptor.open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY) { return file }
      let error = FileError.last(.write, path)
      // A pipe without a path never gets another reader.
      guard errno == ENXIO, isPipe, !Files.isDescriptor(path) else { throw error }
      if isInterrupted() { return nil }
      pause()
    }
  }

  private var isPipe: Bool {
    (try? FileStatus(of: path).mode).map { $0 & S_IFMT == S_IFIFO } ?? false
  }

  /// A millisecond: short for a person, long for a processor.
  private func pause() { usleep(1000) }
}

extension Descriptor {
  /// Writes some bytes without waiting; returns how many, or a negative number.
  ///
  /// On macOS, the path of a descriptor opens the same open file with the same flags, so it may block. A writable pipe
  /// has room for `PIPE_BUF` bytes.
  fileprivate func writeAtOnce(_ bytes: ArraySlice<UInt8>) -> Int {
    if fcntl(number, F_GETFL) & O_NONBLOCK != 0 { return write(bytes) }
    if takesBytes { return write(bytes.prefix(Int(PIPE_BUF))) }
    errno = EAGAIN
    return -1
  }

  /// Whether it accepts bytes now, or has an error to report. On macOS, `poll` does not support devices: `POLLNVAL`.
  private var takesBytes: Bool {
    var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    // The system reads and fills the structure within the call.
    return retried { unsafe poll(&state, 1, 0) } != 0
  }
}
