import CLibrary

/// Why a file could not be read or written, or why a program could not be run.
package struct FileError: Error, Sendable, Equatable {
  package let action: Action
  /// The path as given, or `standard input` or `standard output`.
  package let path: String
  package let reason: Reason
  /// How many other outputs of the same run have already been written.
  private(set) var others = 0

  package enum Action: String, Sendable {
    case read, write, run
  }

  package enum Reason: Sendable, Equatable {
    /// The system's error number.
    case system(Int32)
    case isFolder
    /// A pipe or a device, which cannot be replaced.
    case isNoFile
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The file changed every time it was read.
    case changing
    /// The file is not UTF-8, where text is expected.
    case notText
    case isDeadLink
    /// The reason reported by another program.
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
    case .isDeadLink: "it is a link to nothing"
    case .said(let reason): reason
    }
  }

  /// The system's own message, in our style: `no such file or directory`.
  private static func text(of code: Int32) -> String {
    // The C library owns the string; it is copied before anything else is called.
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether the name is too long for any file.
  package var isTooLongName: Bool { reason == .system(ENAMETOOLONG) }

  private static func reading(_ path: String, _ reason: Reason) -> FileError {
    FileError(action: .read, path: path, reason: reason)
  }

  /// No file has this name.
  package var isMissing: Bool { action == .read && reason == .system(ENOENT) }

  package static func deadLink(_ path: String) -> FileError { reading(path, .isDeadLink) }

  package static func missing(_ path: String) -> FileError { reading(path, .system(ENOENT)) }

  /// The file is larger than a limit in bytes.
  package static func tooLarge(_ path: String, limit: Int) -> FileError { reading(path, .tooLarge(limit: limit)) }

  /// A file whose name is not UTF-8; malformed bytes of the path are U+FFFD.
  package static func unnameable(_ path: String) -> FileError { reading(path, .system(EILSEQ)) }

  /// Whether the name of the file is not UTF-8.
  package var isUnnameable: Bool { reason == .system(EILSEQ) }

  /// The file is not UTF-8, where a text is expected.
  package static func notText(_ path: String) -> FileError { reading(path, .notText) }

  /// Another program cannot read the file; the reason is that program's.
  package static func said(_ path: String, _ reason: String) -> FileError { reading(path, .said(reason)) }

  /// The error, in a run that has already written so many other outputs.
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
