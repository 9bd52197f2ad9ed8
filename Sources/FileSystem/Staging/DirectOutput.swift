import CLibrary

/// Content for a pipe or a device: nothing can be put in its place, so it is written to. So is a file that somebody has opened for
/// us, behind what is in it: `-o /dev/stdout >> file`.
///
/// Both may let a writer wait for ever. Signals are held meanwhile, so it never sleeps for longer than a moment.
struct DirectOutput: Sendable {
  /// The path as given.
  let path: String
  let content: [UInt8]

  /// Writes everything. A pipe that nobody reads yet is waited for, as by every program that writes to one.
  ///
  /// - Parameter isInterrupted: asked while there is nothing to do but to wait.
  /// - Returns: false when it was interrupted.
  func write(isInterrupted: () -> Bool) throws(FileError) -> Bool {
    guard let file = try open(isInterrupted) else { return false }
    var written = 0
    while written < content.count {
      let count = file.write(content[written...])
      if count < 0 && errno != EAGAIN && errno != EINTR {
        let error = FileError.last(.write, path)
        _ = file.close()
        throw error
      }
      written += max(0, count)
      if count < 0, isInterrupted() {
        _ = file.close()
        return false
      }
      if count < 0 { pause() }
    }
    if !file.close() { throw .last(.write, path) }
    return true
  }

  private func open(_ isInterrupted: () -> Bool) throws(FileError) -> Descriptor? {
    while true {
      if let file = Descriptor.open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY) { return file }
      let error = FileError.last(.write, path)
      // Nobody comes to read what has no name.
      guard errno == ENXIO, Files.isPipe(path), !Files.isDescriptor(path) else { throw error }
      if isInterrupted() { return nil }
      pause()
    }
  }

  /// A millisecond: short for a person, long for a processor.
  private func pause() { usleep(1000) }
}
