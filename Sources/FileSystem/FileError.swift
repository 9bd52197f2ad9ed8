import CLibrary

/// Why a file could not be read or written, or a program not be run.
package struct FileError: Error, Sendable, Equatable {
  package let action: Action
  /// The path as given; `standard input`, `standard output`.
  package let path: String
  package let reason: Reason
  /// How many other outputs of the same run are in place already.
  private(set) var others = 0

  init(action: Action, path: String, reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  package enum Action: String, Sendable {
    case read, write, run
  }

  package enum Reason: Sendable, Equatable {
    /// The system's error number.
    case system(Int32)
    case isFolder
    /// A pipe or a device, where something is to be replaced.
    case isNoFile
    /// More bytes than the limit, which is given in bytes.
    case tooLarge(limit: Int)
    /// It was changed every time it was read.
    case changing
    /// It holds bytes that are not UTF-8, where a text is expected.
    case notText
    /// The reason in the words of another program.
    case said(String)
  }

  /// A sentence: `cannot read 'Brand.plist': no such file or directory`.
  package var message: String {
    let done =
      switch others {
      case 0: ""
      case 1: "; 1 other output is written already"
      default: "; \(others) other outputs are written already"
      }
    return "cannot \(action.rawValue) '\(path)': \(explanation)\(done)"
  }

  /// The reason alone, to follow a colon.
  package var explanation: String {
    switch reason {
    case .system(EILSEQ): "its path is not UTF-8, or leads to one that is not"
    case .system(let code): Self.text(of: code)
    case .isFolder: "it is a folder; expected a file"
    case .isNoFile: "it is a pipe or a device; expected a file"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .changing: "it changes while it is read"
    case .notText: "it is not UTF-8"
    case .said(let reason): reason
    }
  }

  /// The system's own words, in the style of ours: `no such file or directory`.
  private static func text(of code: Int32) -> String {
    // The C library owns the string; it is copied before anything else is called.
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// No file has that name.
  package static func missing(_ path: String) -> FileError {
    FileError(action: .read, path: path, reason: .system(ENOENT))
  }

  /// Whether nothing can have that name, because it is too long.
  package var isTooLongName: Bool { reason == .system(ENAMETOOLONG) }

  /// There is a file, but its name is not UTF-8; the path has U+FFFD where it is malformed.
  package static func unnameable(_ path: String) -> FileError {
    FileError(action: .read, path: path, reason: .system(EILSEQ))
  }

  /// The file is not UTF-8, where a text is expected.
  package static func notText(_ path: String) -> FileError {
    FileError(action: .read, path: path, reason: .notText)
  }

  /// Another program cannot read it, for a reason in that program's words.
  package static func said(_ path: String, _ reason: String) -> FileError {
    FileError(action: .read, path: path, reason: .said(reason))
  }

  /// The same error, in a run that has written so many other outputs before.
  func after(_ others: Int) -> FileError {
    var error = self
    error.others = others
    return error
  }

  /// The error that the last system call left in `errno`.
  static func last(_ action: Action, _ path: String) -> FileError {
    FileError(action: action, path: path, reason: .system(errno))
  }
}
