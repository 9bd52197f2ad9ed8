import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The working directory of the server, in which all files are.
enum AgentFolder {
  /// The words of a command for paths of a call. That of a configuration means its inputs, and a path in a revision is
  /// relative to the folder, not to the top of the repository. Without a configuration the folder has the inputs.
  ///
  /// - Parameter searchesFolder: whether the command knows that by itself.
  /// - Throws: for a path that leads out of the folder, links followed, and if the configuration nearest to it does:
  ///   its lines could be shown. What a configuration names is in its own folder.
  static func operands(_ paths: [String], areVersions: Bool, searchesFolder: Bool) throws(UsageError) -> [String] {
    for path in paths.isEmpty ? ["."] : paths {
      if !areVersions || revision(path) == nil { try check(path) }
      let folder = Files.kind(of: path) == .folder ? path : Files.folder(of: path)
      if let configuration = (try? Configuration.nearest(to: folder)) ?? nil { try check(configuration) }
    }
    if !areVersions, paths.count == 1, let path = paths.first, Files.name(of: path) == Configuration.fileName {
      return [ConfigurationOptions.config.declaration.written, path]
    }
    let words = paths.map { areVersions ? revision($0) ?? $0 : $0 }
    if searchesFolder || words.count > (areVersions ? 1 : 0) || ((try? Configuration.nearest()) ?? nil) != nil {
      return ["--"] + words
    }
    return ["--"] + words.map { "\($0):./" } + ["."]
  }

  private static func check(_ path: String) throws(UsageError) {
    if Files.kind(of: path) == .other { throw .other("'\(path)' is not a file") }
    let (folder, resolved) = (Files.resolved("."), Files.resolved(path))
    if path != "-", !path.utf8.contains(0), resolved == folder || Files.isPath(resolved, within: folder) { return }
    throw .other("'\(path)' is not in the folder of this server")
  }

  /// The operand for a path in a revision; nil for any other path, and for one that leads out of the folder.
  private static func revision(_ path: String) -> String? {
    guard Files.kind(of: path) == nil, let revision = RevisionPath(path) else { return nil }
    let names = revision.path.utf8.split(separator: UInt8(ascii: "/"))
    if names.contains(where: { $0.elementsEqual("..".utf8) }) { return nil }
    return revision.path.hasPrefix("./") ? path : "\(revision.revision):./\(revision.path)"
  }
}
