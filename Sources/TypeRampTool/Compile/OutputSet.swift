import Documents
import FileSystem

/// The outputs of one run: staged one by one, put in place together or not at all.
struct OutputSet {
  private let isCheck: Bool
  private var staged: [StagedFile] = []
  private var isAbandoned = false
  /// What a check has found out of date.
  private(set) var stale: [StaleOutput] = []

  /// - Parameter isCheck: write nothing, only compare.
  init(isCheck: Bool) {
    self.isCheck = isCheck
  }

  /// Compares, or stages, the text for a file. A file that holds just this text is left alone.
  mutating func add(_ text: String, at path: String) throws(FileError) { try add(Array(text.utf8), at: path) }

  /// The same for bytes.
  mutating func add(_ content: [UInt8], at path: String) throws(FileError) {
    if isAbandoned { return }
    let old = try Self.content(of: path, isCheck: isCheck)
    if old == content { return }
    if isCheck {
      stale.append(StaleOutput(path: path, old: old, new: content))
    } else {
      staged.append(try StagedFile(content, for: path, number: staged.count))
    }
  }

  /// Puts every staged file in place. Devices and pipes come first: they may still fail, when no file has been moved.
  mutating func commit() throws(FileError) {
    // The last is taken first, so that taking one moves no other.
    staged = staged.filter(\.isRegular).reversed() + staged.filter { !$0.isRegular }.reversed()
    while let file = staged.popLast() {
      do {
        try file.commit()
      } catch {
        abandon()
        throw error
      }
    }
  }

  /// Leaves every file as it was, whatever is added from here on.
  mutating func abandon() {
    for file in staged { file.discard() }
    staged = []
    isAbandoned = true
  }

  /// The bytes of the file that may be replaced; nil when there is none, or it is no regular file. One that cannot be read
  /// can still be replaced, but not compared.
  private static func content(of path: String, isCheck: Bool) throws(FileError) -> [UInt8]? {
    guard Files.kind(of: path) == .file else { return nil }
    do {
      return try Files.read(path, limit: Limits.inputSize)
    } catch {
      if isCheck { throw error }
      return nil
    }
  }
}
