package import Foundation

/// Everything in a folder, including hidden files.
package struct Snapshot: Sendable, Equatable {
  /// By path relative to the folder.
  package var entries: [String: Entry] = [:]

  package enum Entry: Sendable, Equatable {
    case file(Data, mode: Int)
    case folder
    /// A link, never followed.
    case link(to: String)
  }

  /// The current contents of a folder. Links are not followed.
  package init(of folder: URL) throws {
    let files = FileManager.default
    for case let name as String in files.enumerator(atPath: folder.path) ?? .init() {
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

  /// Writes all entries into an empty folder.
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

  /// The snapshot without what a killed run may leave.
  package var withoutStaging: Snapshot {
    var copy = self
    copy.entries = entries.filter { !$0.key.contains(".typeramp-staging-") }
    return copy
  }

  /// The paths whose entries are neither old nor new.
  package func broken(between old: Snapshot, and new: Snapshot) -> [String] {
    Set(entries.keys).union(old.entries.keys).union(new.entries.keys).filter {
      entries[$0] != old.entries[$0] && entries[$0] != new.entries[$0]
    }.sorted()
  }
}
