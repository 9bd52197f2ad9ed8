import FileSystem

/// The outputs of one run: staged one by one, put in place together or not at all.
struct OutputSet {
  private let isCheck: Bool
  private var staged: [StagedFile] = []
  /// What a check has found out of date.
  private(set) var stale: [StaleOutput] = []

  /// - Parameter isCheck: write nothing, only compare.
  init(isCheck: Bool) {
    self.isCheck = isCheck
  }

  /// Compares, or stages, the text for a file. A file that holds just this text is left alone.
  mutating func add(_ text: String, at path: String) throws(FileError) {
    let content = Array(text.utf8)
    let old = try Self.content(of: path, likely: content)
    if old == content { return }
    if isCheck {
      stale.append(StaleOutput(path: path, old: old, new: content))
    } else {
      staged.append(try StagedFile(content, for: path))
    }
  }

  /// Puts every staged file in place.
  mutating func commit() throws(FileError) {
    while !staged.isEmpty {
      do {
        try staged.removeFirst().commit()
      } catch {
        discard()
        throw error
      }
    }
  }

  /// Leaves every file as it was.
  mutating func discard() {
    for file in staged { file.discard() }
    staged = []
  }

  /// The bytes of the file that may be replaced; nil when there is none, or it is no regular file.
  private static func content(of path: String, likely: [UInt8]) throws(FileError) -> [UInt8]? {
    guard Files.kind(of: path) == .file else { return nil }
    // A file that cannot be read can still be replaced; one that is far longer need not be read to the end.
    return try? Files.read(path, limit: max(1 << 20, 4 * likely.count))
  }
}
