package import Foundation

/// All that is in a folder, hidden names too; but for the cache of `build`, which holds times and differs from run to run.
package struct Snapshot: Sendable, Equatable {
  /// By the paths as seen from the folder.
  package var entries: [String: Entry] = [:]

  package enum Entry: Sendable, Equatable {
    case file(Data, mode: Int)
    case folder
    /// A link, never followed.
    case link(to: String)
  }

  /// What is in a folder now. Links are taken as they are.
  package init(of folder: URL) throws {
    let files = FileManager.default
    for case let name as String in files.enumerator(atPath: folder.path) ?? .init() {
      if name.hasSuffix(".typeramp-cache") { continue }
      let path = folder.appending(path: name).path
      let attributes = try files.attributesOfItem(atPath: path)
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory: entries[name] = .folder
      case .typeSymbolicLink: entries[name] = .link(to: try files.destinationOfSymbolicLink(atPath: path))
      default:
        let mode = attributes[.posixPermissions] as? Int ?? 0
        entries[name] = .file(try Data(contentsOf: URL(filePath: path)), mode: mode)
      }
    }
  }

  /// Puts everything into an empty folder.
  package func write(to folder: URL) throws {
    let files = FileManager.default
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let path = folder.appending(path: name).path
      switch entry {
      case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      case .link(let target): try files.createSymbolicLink(atPath: path, withDestinationPath: target)
      case .file(let data, let mode):
        try data.write(to: URL(filePath: path))
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      }
    }
  }

  /// The same without what a killed run may leave behind.
  package var withoutStaging: Snapshot {
    var copy = self
    copy.entries = entries.filter { !$0.key.contains(".typeramp-staging-") }
    return copy
  }

  /// The paths at which something is neither as it was nor as it is to be.
  package func broken(between old: Snapshot, and new: Snapshot) -> [String] {
    Set(entries.keys).union(old.entries.keys).union(new.entries.keys).filter {
      entries[$0] != old.entries[$0] && entries[$0] != new.entries[$0]
    }.sorted()
  }
}
