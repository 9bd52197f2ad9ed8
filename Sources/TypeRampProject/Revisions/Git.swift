package import OperatingSystem
import Writing

/// Reads objects of the git repository of the working directory. Only commands that read objects are used: they run no
/// hooks or filters, and create no files. What else a repository's configuration could have git run is turned off.
package struct Git {
  /// The folder for the answers.
  private let folder: TemporaryFolder
  /// What errors call the requested object.
  private let name: String

  init(_ folder: TemporaryFolder, asking name: String) {
    self.folder = folder
    self.name = name
  }

  /// Whether a text is a revision of the repository; false without git. Throws if the answer cannot be written.
  package static func isRevision(_ text: String) throws(FileError) -> Bool {
    do throws(FileError) {
      let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", text + "^{commit}"]
      return try TemporaryFolder.with { (folder) throws(FileError) in
        try !Git(folder, asking: text).line(words).isEmpty
      }
    } catch {
      if error.action == .write { throw error }
      return false
    }
  }

  /// No monitor of files is started, and no object that a partial clone lacks is fetched: a transport is a program.
  private static let settings =
    ["core.fsmonitor=false", "protocol.allow=never"]
    + ["ext", "file", "git", "http", "https", "ssh"].map { "protocol.\($0).allow=never" }

  /// The output of git.
  ///
  /// - Parameter input: standard input, which one command needs.
  func output(_ arguments: [String], input: [UInt8]? = nil) throws(FileError) -> [UInt8] {
    // No revision begins with a dot, so these names are free.
    if let input { try folder.write(input, to: ".in") }
    let paths = [".in", ".out", ".err"].map { Files.join(folder.path, $0) }
    let status = try ChildProcess.run(
      "git", Self.settings.flatMap { ["-c", $0] } + arguments, input: input == nil ? "/dev/null" : paths[0],
      output: paths[1], errors: paths[2])
    guard status == 0 else {
      // In a full folder, git's own message is lost.
      let probe = ".full"
      if Files.kind(of: Files.join(folder.path, probe)) == nil {
        try folder.write([UInt8](repeating: 0, count: 1 << 12), to: probe)
      }
      throw .said(name, reason(status, paths[2]))
    }
    return try Files.read(paths[1], limit: Limits.inputSize)
  }

  /// The output of git, which must be one line.
  func line(_ arguments: [String]) throws(FileError) -> String {
    let bytes = try output(arguments).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Git's own message, without hints.
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
