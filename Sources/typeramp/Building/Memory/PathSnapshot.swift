import Documents
import FileSystem
import Writing

/// A path that a run has looked at, and what was there.
struct PathSnapshot: Equatable, Sendable {
  /// As seen from the configuration's folder, as the manifest calls it.
  let path: PathKey
  let state: State

  enum State: Equatable, Sendable {
    /// A file: its stamp, unless a later change could have the same one, and the hash of its bytes.
    case file(FileStamp?, KeyedHash.Value)
    /// A folder whose entries were listed: the hash of their names and kinds.
    case folder(KeyedHash.Value)
    /// What is there, if anything; only that mattered.
    case kind(Files.Kind?)
    /// What can be read only once, or was not to be read: no change of it is seen.
    case unknowable
  }

  /// Whether every change from now on would be seen.
  var isSettled: Bool {
    switch state {
    case .file(nil, _), .unknowable: false
    default: true
    }
  }
}

/// Takes snapshots of paths, as seen from the folder of a configuration.
struct SnapshotReader: Sendable {
  /// The configuration's; empty for the working directory.
  let folder: String
  let hash: KeyedHash
  /// When the run began, in nanoseconds since 1970.
  let start: Int64

  /// The paths of the files that were looked at.
  func files(_ snapshots: [PathSnapshot]) -> [String] {
    snapshots.filter { if case .file = $0.state { true } else { false } }.map { path(of: $0.path) }
  }

  func name(of path: String) -> PathKey { Configuration.name(of: path, in: folder) }

  private func path(of name: PathKey) -> String { Configuration.path(name.path, in: folder) }

  // MARK: - Taking snapshots

  /// The snapshot of a file that is read in this run. What changed since the run began may have been read before or after the change,
  /// so it is not settled.
  func snapshot(ofFile path: String) -> PathSnapshot { snapshot(ofFile: path, settledAt: start) }

  /// The stamps of files that this run has just written, as far as they are settled.
  ///
  /// - Parameter mayWait: whether to wait until they are, for 25 ms. Of what has changed meanwhile there is no stamp.
  func stamps(ofOutputs names: [PathKey], mayWait: Bool) -> [PathKey: FileStamp] {
    let now = fileTimeNow
    let stamps = names.compactMap { name in FileStamp(ofFileAt: path(of: name)).map { (name, $0) } }
    var settled = Dictionary(stamps.filter { $0.1.isSettled(at: now) }) { first, _ in first }
    guard mayWait, settled.count < stamps.count else { return settled }
    wait(milliseconds: 25)
    let later = fileTimeNow
    for (name, stamp) in stamps
    where settled[name] == nil && stamp.isSettled(at: later) && FileStamp(ofFileAt: path(of: name)) == stamp {
      settled[name] = stamp
    }
    return settled
  }

  /// The snapshot of another file that this run has written.
  func snapshot(ofWritten path: String) -> PathSnapshot { snapshot(ofFile: path, settledAt: fileTimeNow) }

  private func snapshot(ofFile path: String, settledAt time: Int64) -> PathSnapshot {
    let stamp = FileStamp(ofFileAt: path)
    guard stamp != nil, let bytes = try? Files.read(path, limit: Limits.inputSize) else {
      return PathSnapshot(path: name(of: path), state: .kind(Files.kind(of: path)))
    }
    // A file that the kernel makes up has no size.
    let settled = stamp.flatMap { $0.size == bytes.count && $0.isSettled(at: time) ? $0 : nil }
    return PathSnapshot(path: name(of: path), state: .file(settled, hash(bytes)))
  }

  /// The snapshot of a folder whose entries were listed; nil when a change that matters could leave them as they are: behind a link.
  func snapshot(ofFolder folder: String, _ entries: [Files.Entry]) -> PathSnapshot? {
    if entries.contains(where: { $0.isLink || !$0.isNameable }) { return nil }
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += entry.name.utf8
      bytes += [0, entry.kind.code]
    }
    return PathSnapshot(path: name(of: folder), state: .folder(hash(bytes)))
  }

  // MARK: - Comparing

  /// Whether all is as it was; nothing is read. False where that cannot be told.
  func isCurrent(_ snapshot: PathSnapshot) -> Bool {
    switch snapshot.state {
    case .file(let stamp, _): stamp != nil && FileStamp(ofFileAt: path(of: snapshot.path)) == stamp
    case .folder, .kind: isUnchanged(snapshot)
    case .unknowable: false
    }
  }

  /// What is seen now, if it has the same bytes; they are read only where the stamp does not answer for them.
  ///
  /// - Parameter time: a change from then on counts as one that may not be seen; now unless given.
  func refreshed(_ snapshot: PathSnapshot, settledAt time: Int64 = fileTimeNow) -> PathSnapshot? {
    guard case .file(_, let hash) = snapshot.state else { return isUnchanged(snapshot) ? snapshot : nil }
    if isCurrent(snapshot) { return snapshot }
    let now = self.snapshot(ofFile: path(of: snapshot.path), settledAt: time)
    if case .file(_, hash) = now.state { return now }
    return nil
  }

  private func isUnchanged(_ snapshot: PathSnapshot) -> Bool {
    let path = path(of: snapshot.path)
    return switch snapshot.state {
    case .file: false
    case .unknowable: true
    case .kind(let kind): (try? Files.knownKind(of: path)) == .some(kind)
    case .folder: FolderListing.shown(in: path).flatMap { self.snapshot(ofFolder: path, $0) } == snapshot
    }
  }
}
