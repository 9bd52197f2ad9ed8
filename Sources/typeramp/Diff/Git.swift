import FileSystem
import TypeRampKit
import Writing

/// Asks git for objects of the repository that the working directory is in. Only commands that read objects are used: they
/// run no hook and no filter, and make no file.
struct Git {
  /// Where the answers are put.
  private let folder: TemporaryFolder
  /// What an error calls the question.
  private let name: String

  init(_ folder: TemporaryFolder, asking name: String) {
    self.folder = folder
    self.name = name
  }

  /// What git prints.
  ///
  /// - Parameter input: what it reads; one question has some.
  func output(_ arguments: [String], input: [UInt8]? = nil) throws(FileError) -> [UInt8] {
    if let input { try folder.write(input[...], to: "in") }
    let paths = ["in", "out", "err"].map { Files.join(folder.path, $0) }
    let status = try ChildProcess.run(
      "git", arguments, input: input == nil ? "/dev/null" : paths[0], output: paths[1], errors: paths[2])
    guard status == 0 else { throw .said(name, reason(status, paths[2])) }
    return try Files.read(paths[1], limit: Limits.inputSize)
  }

  /// What git prints in one line.
  func line(_ arguments: [String]) throws(FileError) -> String {
    let bytes = try output(arguments).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Git's own words, without hints.
  private func reason(_ status: Int32, _ errors: String) -> String {
    let bytes = (try? Files.read(errors, limit: Limits.inputSize)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let fatal = "fatal: "
    guard let line = lines.first(where: { $0.hasPrefix(fatal) }) ?? lines.first else {
      return "git ended with status \(status)"
    }
    return "git says: " + Shortened.message(String(line.hasPrefix(fatal) ? line.dropFirst(fatal.count) : line))
  }
}
