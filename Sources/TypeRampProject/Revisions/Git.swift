package import OperatingSystem
import Writing

/// Reads objects of the git repository of a folder. Only commands that read objects are used: they run no
/// hooks or filters, and create no files. What else a repository's configuration could have git run is turned off.
package struct Git {
  private let folder: TemporaryFolder
  /// What errors call the requested object.
  private let name: String
  /// The folder in the repository; nil for the working directory.
  private let directory: String?

  init(_ folder: TemporaryFolder, asking name: String, in directory: String? = nil) {
    (self.folder, self.name, self.directory) = (folder, name, directory)
  }

  /// The same for a repository in another folder.
  func moved(to directory: String) -> Git { Git(folder, asking: name, in: directory) }

  /// Why a text is no revision of the repository, in the words of git; nil if it is one. Throws if the answer cannot be
  /// written.
  package static func refusal(of text: String) throws(FileError) -> String? {
    do throws(FileError) {
      let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", text + "^{commit}"]
      _ = try TemporaryFolder.with { (folder) throws(FileError) in try Git(folder, asking: text).line(words) }
      return nil
    } catch {
      if error.action == .write { throw error }
      return error.explanation
    }
  }

  /// No monitor of files is started, a folder of the working tree that looks like a bare repository is none, and no
  /// object that a partial clone lacks is fetched: a transport is a program.
  private static let settings =
    ["core.fsmonitor=false", "safe.bareRepository=explicit", "protocol.allow=never"]
    + ["ext", "file", "git", "http", "https", "ssh"].map { "protocol.\($0).allow=never" }

  /// Asks whether older commits are missing.
  private static let isShallow = ["rev-parse", "--is-shallow-repository"]

  func output(_ arguments: [String], input: [UInt8]? = nil) throws(FileError) -> [UInt8] {
    if folder.isInterrupted { throw .said(name, "interrupted") }
    // No revision begins with a dot, so these names are free.
    if let input { try folder.write(input, to: ".in") }
    let paths = [".in", ".out", ".err"].map { Files.join(folder.path, $0) }
    let start = Self.settings.flatMap { ["-c", $0] } + (directory.map { ["-C", $0] } ?? [])
    let status = try ChildProcess.run(
      "git", start + arguments, input: input == nil ? "/dev/null" : paths[0], output: paths[1], errors: paths[2])
    if input != nil { try Files.remove(paths[0]) }
    guard status == 0 else {
      // In a full folder, git's own message is lost.
      let probe = ".full"
      if Files.kind(of: Files.join(folder.path, probe)) == nil {
        try folder.write([UInt8](repeating: 0, count: 1 << 12), to: probe)
      }
      throw .said(name, reason(paths[2], hasAdvice: arguments != Self.isShallow))
    }
    return try Files.read(paths[1], limit: Limits.inputSize)
  }

  /// The output of git, which must be one line.
  func line(_ arguments: [String]) throws(FileError) -> String {
    let bytes = try output(arguments).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Git's own message, with what to do about it.
  private func reason(_ errors: String, hasAdvice: Bool) -> String {
    let bytes = (try? Files.read(errors, limit: Limits.inputSize)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let fatal = "fatal: "
    let said = (lines.first { $0.hasPrefix(fatal) } ?? lines.first).map { line in
      "git says: " + Shortened.message(String(line.hasPrefix(fatal) ? line.dropFirst(fatal.count) : line))
    }
    return (said ?? "git finds no such revision here") + (hasAdvice ? advice(lines) : "")
  }

  /// What to do about an error, after a semicolon; empty if that is not known.
  private func advice(_ lines: [Substring]) -> String {
    if let command = lines.first(where: { $0.contains("--add safe.directory") }) {
      return "; run '\(command.drop { $0.isWhitespace })'"
    }
    if lines.contains(where: { $0.contains("from promisor remote") }) {
      return "; this clone lacks the contents of older commits; run 'git fetch --refetch --no-filter'"
    }
    let isUnknown = lines.allSatisfy { $0.contains("object name") || $0.contains("revision") }
    guard isUnknown, (try? line(Self.isShallow)) == "true" else { return "" }
    return "; this clone has only its newest commits; run 'git fetch --unshallow', or set 'fetch-depth: 0' of"
      + " actions/checkout"
  }
}
