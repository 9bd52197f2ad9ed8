import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The outputs of one run: staged one by one, and put in place together or not at all.
struct OutputSet: ~Copyable {
  private let isCheck: Bool
  private var staging = Staging()
  private var isAbandoned = false
  /// The outputs that a check has found to be out of date.
  private(set) var stale: [StaleOutput] = []
  private(set) var counts = Counts()

  /// The numbers of files that a run has handled.
  struct Counts {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  init(isCheck: Bool) { self.isCheck = isCheck }

  /// Compares or stages the bytes of a file, and reads what is there once. A file that already has them is not changed.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is put in place before everything added so far, and not counted as an output. Used for the
  ///     manifest.
  ///   - known: what is there, if it was read before.
  ///   - objection: why what is there may not be replaced; nil if it may.
  /// - Returns: the objection.
  @discardableResult
  mutating func add(
    _ content: [UInt8], at path: String, isFirst: Bool = false, over known: [UInt8]? = nil,
    objection: ((Files.Kind?, [UInt8]?) -> String?)? = nil
  ) throws(FileError) -> String? {
    if isAbandoned { return nil }
    let kind = Files.kind(of: path)
    var old = known
    if known == nil { old = try Self.content(of: path, kind, isNeeded: isCheck || objection != nil) }
    if let reason = objection?(kind, old) { return reason }
    let isUnchanged = old == content
    if isCheck {
      if !isUnchanged { stale.append(StaleOutput(path: path, old: old, new: content)) }
    } else if isUnchanged {
      staging.tidy(beside: path)
      counts.unchanged += isFirst ? 0 : 1
    } else {
      try staging.add(content, for: path, isFirst: isFirst)
      counts.written += isFirst ? 0 : 1
    }
    return nil
  }

  mutating func remove(_ path: String) throws(FileError) {
    if isAbandoned { return }
    try staging.remove(path)
    counts.removed += 1
  }

  mutating func commit() throws(FileError) { try staging.commit() }

  /// Discards all changes; whatever is added later is ignored.
  mutating func abandon() {
    staging.discard()
    isAbandoned = true
    counts = Counts()
  }

  /// The bytes of the file that an output replaces; nil if there is none, or if it is not a regular file. A file that
  /// cannot be read can still be replaced, but not compared.
  ///
  /// - Parameter isNeeded: whether it must be read.
  private static func content(
    of path: String, _ kind: Files.Kind?, isNeeded: Bool
  ) throws(FileError) -> [UInt8]? {
    // An output for a file that the caller has opened is appended, so it is new whatever the file has.
    guard kind == .file, isNeeded || !Files.isDescriptor(path) else { return nil }
    do {
      return try Files.read(path, limit: Limits.inputSize)
    } catch {
      if isNeeded { throw error }
      return nil
    }
  }
}

extension Run {
  /// Writes a single file, or prints it.
  ///
  /// - Parameters:
  ///   - path: nil for standard output.
  ///   - mayBeLink: whether the path may be a link to a file in another folder.
  ///   - isSaid: whether a line says which file was written.
  /// - Throws: if the file would replace one that was read.
  func write(_ bytes: [UInt8], to path: String?, mayBeLink: Bool = false, isSaid: Bool = true) throws {
    guard let path else { return try console.print(bytes) }
    try checkIsNotRead(path, mayBeLink: mayBeLink)
    var outputs = OutputSet(isCheck: false)
    try outputs.add(bytes, at: path)
    try outputs.commit()
    if isSaid { console.report(["wrote \(DisplayText.escaped(path))"]) }
  }

  /// Throws if a file to write would replace one that was read.
  func checkIsNotRead(_ path: String, mayBeLink: Bool = false) throws(UsageError) {
    _ = try WrittenFiles([path], inputs: [], read: allFiles, links: mayBeLink ? [path] : [])
  }
}

extension OutputSet.Counts {
  /// What was done, in one line: `3 outputs built, 9 unchanged, 1 removed in 12 ms`.
  func summary(since start: ContinuousClock.Instant) -> String {
    let parts =
      [written.counted("output") + " built", "\(unchanged) unchanged"] + (removed > 0 ? ["\(removed) removed"] : [])
    let (seconds, rest) = (ContinuousClock.now - start).components
    return parts.joined(separator: ", ") + " in \(seconds * 1000 + rest / 1_000_000_000_000_000) ms"
  }
}

/// An output that is missing or out of date, for `--check`.
struct StaleOutput {
  /// A line with the name of the file, and a short diff. The contents are not kept, since there may be many outputs.
  let lines: [String]

  /// `3 outputs are out of date`.
  static func summary(_ count: Int) -> String { "\(count.counted("output")) \(count == 1 ? "is" : "are") out of date" }

  /// - Parameter old: nil if the file is missing.
  init(path: String, old: [UInt8]?, new: [UInt8]) {
    let state = old == nil ? "missing" : "out of date"
    lines =
      ["\(DisplayText.escaped(path)): error: this output is \(state) [out-of-date]"]
      + (old.map { UnifiedDiff($0, new, path: path).lines(limit: 20) } ?? [])
  }
}
