import Documents
import FileSystem
import Writing

/// Something that a run looked at, and what it saw.
struct Look: Equatable, Sendable {
  /// As seen from the configuration's folder, as the manifest calls it.
  let path: PathKey
  let sight: Sight

  enum Sight: Equatable, Sendable {
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
    switch sight {
    case .file(nil, _), .unknowable: false
    default: true
    }
  }
}

/// Looks at files, as seen from the folder of a configuration.
struct Looker: Sendable {
  /// The configuration's; empty for the working directory.
  let folder: String
  let hash: KeyedHash
  /// When the run began, in nanoseconds since 1970.
  let start: Int64

  /// The paths of the files that were looked at.
  func files(_ looks: [Look]) -> [String] {
    looks.filter { if case .file = $0.sight { true } else { false } }.map { path(of: $0.path) }
  }

  func name(of path: String) -> PathKey { Configuration.name(of: path, in: folder) }

  private func path(of name: PathKey) -> String { Configuration.path(name.path, in: folder) }

  // MARK: - Looking

  /// Looks at a file that is read in this run. What changed since the run began may have been read before or after the change,
  /// so it is not settled.
  func look(atFile path: String) -> Look { look(atFile: path, settledAt: start) }

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

  /// Looks at another file that this run has written.
  func look(atWritten path: String) -> Look { look(atFile: path, settledAt: fileTimeNow) }

  private func look(atFile path: String, settledAt time: Int64) -> Look {
    let stamp = FileStamp(ofFileAt: path)
    guard stamp != nil, let bytes = try? Files.read(path, limit: Limits.inputSize) else {
      return Look(path: name(of: path), sight: .kind(Files.kind(of: path)))
    }
    // A file that the kernel makes up has no size.
    let settled = stamp.flatMap { $0.size == bytes.count && $0.isSettled(at: time) ? $0 : nil }
    return Look(path: name(of: path), sight: .file(settled, hash(bytes)))
  }

  /// Looks at a folder whose entries were listed; nil when a change that matters could leave them as they are: behind a link.
  func look(atFolder folder: String, _ entries: [Files.Entry]) -> Look? {
    if entries.contains(where: { $0.isLink || !$0.isNameable }) { return nil }
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += entry.name.utf8
      bytes += [0, entry.kind.code]
    }
    return Look(path: name(of: folder), sight: .folder(hash(bytes)))
  }

  // MARK: - Looking again

  /// Whether all is as it was; nothing is read. False where that cannot be told.
  func isCurrent(_ look: Look) -> Bool {
    switch look.sight {
    case .file(let stamp, _): stamp != nil && FileStamp(ofFileAt: path(of: look.path)) == stamp
    case .folder, .kind: isUnchanged(look)
    case .unknowable: false
    }
  }

  /// What is seen now, if it has the same bytes; they are read only where the stamp does not answer for them.
  ///
  /// - Parameter time: a change from then on counts as one that may not be seen; now unless given.
  func refreshed(_ look: Look, settledAt time: Int64 = fileTimeNow) -> Look? {
    guard case .file(_, let hash) = look.sight else { return isUnchanged(look) ? look : nil }
    if isCurrent(look) { return look }
    let now = self.look(atFile: path(of: look.path), settledAt: time)
    if case .file(_, hash) = now.sight { return now }
    return nil
  }

  private func isUnchanged(_ look: Look) -> Bool {
    let path = path(of: look.path)
    return switch look.sight {
    case .file: false
    case .unknowable: true
    case .kind(let kind): (try? Files.knownKind(of: path)) == .some(kind)
    case .folder: FolderListing.shown(in: path).flatMap { self.look(atFolder: path, $0) } == look
    }
  }
}
