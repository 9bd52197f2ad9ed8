import CLibrary

/// Content for a pipe or a device, which cannot be replaced and so is written to. So is a file that the caller has
/// opened, behind what is in it: `-o /dev/stdout >> file`.
///
/// Both may make a writer wait for ever. Signals are held meanwhile, so it asks for them every millisecond.
struct DirectOutput: Sendable {
  /// The path as given.
  let path: String
  let content: [UInt8]

  /// Writes everything. Waits for a pipe that has no reader yet, as every program does that writes to one.
  ///
  /// - Parameter isInterrupted: called while it waits.
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
      // A pipe without a name never gets another reader.
      guard errno == ENXIO, Files.isPipe(path), !Files.isDescriptor(path) else { throw error }
      if isInterrupted() { return nil }
      pause()
    }
  }

  /// A millisecond: short for a person, long for a processor.
  private func pause() { usleep(1000) }
}
