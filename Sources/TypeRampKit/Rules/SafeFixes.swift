import Writing

/// The fixes that can be applied without review.
public struct SafeFixes: Sendable {
  /// The file after the fixes.
  public let bytes: [UInt8]
  /// The number of fixes that were made.
  public var count: Int { made.count }
  /// The fixes that were made, in that order.
  public let made: [Made]

  /// The safe fixes that were not made, because they would cause other mistakes.
  public let declined: [Made]

  /// A fix that was made or declined.
  public struct Made: Sendable, Equatable {
    /// The id of the rule that offered it.
    public let id: String
    /// What it does: `replace it with 'title'`.
    public let message: String
    /// The text that it replaces, shortened; empty if it only inserts.
    public let replaced: String
    /// The text that it inserts, shortened; empty if it only deletes.
    public let replacement: String
    /// The line of the finding before this fix, counted from 1.
    public let line: Int
    /// The ids of the rules that would find more with the fix than without; empty for a fix that was made.
    public var causes: [String] = []
  }

  /// The findings whose fixes were declined.
  private let refused: Set<String>

  /// If more fixes are declined, they are not explained, since each explanation takes a compilation.
  private static let explainedLimit = 10
  /// How often the result is checked again, for files in which every fix causes another finding.
  private static let passes = 64

  /// Makes the safe fixes of a file; nil if it has none. Only the bytes of the fixes change: comments, order and layout
  /// stay.
  ///
  /// A fix can make another one safe, since a key is judged by its style. So the result is checked again until nothing
  /// changes.
  ///
  /// - Parameter compile: compiles the file, with each of its themes.
  package init?(_ bytes: [UInt8], compile: ([UInt8]) -> [Compilation]) {
    func compiled(_ bytes: [UInt8]) -> Versions { Versions(all: compile(bytes)) }
    var (fixed, current) = (bytes, compiled(bytes))
    var made: [Made] = []
    // A syntax error hides what is behind it, such as another one.
    for _ in 0..<Self.passes {
      let findings = Self.findingsToFix(fixed, current, compiled).withoutOverlaps
      if findings.isEmpty { break }
      fixed = current.applying(findings.compactMap(\.fix), to: fixed)
      let lines = LineTable(current.source)
      made += findings.compactMap { Made($0, of: current.source, in: lines) }
      current = compiled(fixed)
    }
    let (counts, lines) = (current.counts, LineTable(current.source))
    let left = current.safelyFixable
    refused = Set(left.map(\.place))
    declined = left.enumerated().compactMap { index, finding in
      if index >= Self.explainedLimit { return Made(finding, of: current.source, in: lines) }
      let after = compiled(current.applying([finding.fix].compactMap(\.self), to: fixed)).harms
      let causes = after.filter { $0.value > counts[$0.key, default: 0] }.keys.sorted()
      return Made(finding, of: current.source, in: lines, causes: causes)
    }
    if made.isEmpty, declined.isEmpty { return nil }
    self.bytes = fixed
    self.made = made
  }

  /// Whether the fix of a finding was declined.
  package func refuses(_ finding: Diagnostic) -> Bool { refused.contains(finding.place) }

  /// How often a file is compiled to find fixes that cannot be made together.
  private static let tries = 64

  /// Fixes that are safe alone may not be safe together: two keys may become the same. So the result is compiled, and
  /// fixes that cause new findings are left out. The number of compilations does not depend on the size of the file.
  private static func findingsToFix(
    _ bytes: [UInt8], _ versions: Versions, _ compile: ([UInt8]) -> Versions
  ) -> [Diagnostic] {
    let findings = versions.safelyFixable
    // What hides all other findings causes none.
    if versions.all.contains(where: { $0.draft == nil || $0.dictionary?.foreignFormat != nil }) { return findings }
    var made: [Diagnostic] = []
    // All at once; then, of the entries that have new findings, the first fix of each, the second of each, …
    var parts = [findings[...]]
    var left = tries
    while let part = parts.popLast(), !part.isEmpty, left > 0 {
      left -= 1
      let after = compile(versions.applying((made + part).compactMap(\.fix), to: bytes))
      guard let worse = after.entries(worseThan: versions) else {
        made += part
        continue
      }
      let (others, suspects) = (part.filter { !worse.contains($0.entry) }, part.filter { worse.contains($0.entry) })
      let rounds = suspects.rounds
      if !others.isEmpty, !suspects.isEmpty {
        parts += rounds.reversed() + [others[...]]
      } else if rounds.count > 1 {
        parts += rounds.reversed()
      } else if suspects.isEmpty, part.count > 1 {
        // The cause is elsewhere, as when two entries get the same name.
        let middle = part.startIndex + part.count / 2
        parts += [part[middle...], part[..<middle]]
      }
    }
    return made
  }
}

extension [Diagnostic] {
  /// Those whose fixes can be made together: of two that overlap, the first.
  fileprivate var withoutOverlaps: [Diagnostic] {
    var end = 0
    return sorted { ($0.fix?.range.lowerBound ?? 0) < ($1.fix?.range.lowerBound ?? 0) }.filter { finding in
      guard let range = finding.fix?.range, range.lowerBound >= end else { return false }
      end = range.upperBound
      return true
    }
  }

  /// The first finding of each entry, the second of each, and so on.
  fileprivate var rounds: [ArraySlice<Diagnostic>] {
    var counts: [String: Int] = [:]
    return reduce(into: []) { rounds, finding in
      let round = counts[finding.entry, default: 0]
      counts[finding.entry] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(finding)
    }
  }
}

extension Diagnostic {
  /// What a finding is about, whatever was changed before it.
  fileprivate var place: String { "\(id) \(keyPath ?? "") \(fix?.message ?? "")" }

  /// Whether a fix must not cause it: it is not a note, and no further fix removes it.
  fileprivate var isHarm: Bool { severity > .note && fix?.isSafe != true }

  /// The entry that a finding is in: `body`, `custom.price`; empty for the document.
  fileprivate var entry: String {
    let names = keyPath?.split(separator: ".") ?? []
    let isNested = names.first.map { $0 == "custom" || $0 == "metrics" } ?? false
    return names.prefix(isNested ? 2 : 1).joined(separator: ".")
  }
}

extension SafeFixes.Made {
  fileprivate init?(_ finding: Diagnostic, of source: Source, in lines: LineTable, causes: [String] = []) {
    guard let fix = finding.fix else { return nil }
    let line = lines.position(of: finding.range.lowerBound).line
    let replaced = Shortened.name(String(decoding: source.text[fix.range], as: UTF8.self))
    self.init(
      id: finding.id, message: fix.message, replaced: replaced, replacement: Shortened.name(fix.replacement),
      line: line,
      causes: causes)
  }
}

/// A file with each of its themes. A fix is for all of them.
private struct Versions {
  let all: [Compilation]

  var source: Source { all[0].source }

  private var findings: [Diagnostic] { all.flatMap(\.findings) }

  /// The findings with a safe fix.
  var safelyFixable: [Diagnostic] {
    source.encoding == .binary ? [] : findings.filter { $0.fix?.isSafe == true }.unique { "\($0.id) \($0.range)" }
  }

  /// The entries with more findings of a rule of which there are more; nil if there are no more of any rule.
  func entries(worseThan other: Versions) -> Set<String>? {
    let (before, after) = (other.counts, harms)
    let rules = Set(after.filter { $0.value > before[$0.key, default: 0] }.keys)
    if rules.isEmpty { return nil }
    var counts: [String: Int] = [:]
    for finding in findings where finding.isHarm && rules.contains(finding.id) {
      counts[finding.entry, default: 0] += 1
    }
    for finding in other.findings where rules.contains(finding.id) { counts[finding.entry, default: 0] -= 1 }
    return Set(counts.filter { $0.value > 0 }.keys)
  }

  /// The number of findings of each rule.
  var counts: [String: Int] { findings.reduce(into: [:]) { $0[$1.id, default: 0] += 1 } }

  /// The number of those of each rule that a fix must not cause.
  var harms: [String: Int] {
    findings.lazy.filter(\.isHarm).reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
  }

  func applying(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> [UInt8] { all[0].applying(fixes, to: bytes) }
}

extension SafeFixes {
  /// Makes the safe fixes of a file; nil if there are none.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: what reports call the file.
  ///   - options: the options for compiling it, before and after.
  public init?(_ bytes: [UInt8], path: String, options: CompilationOptions = CompilationOptions()) {
    self.init(bytes) { [Compilation($0, path: path, options: options)] }
  }
}

extension Compilation {
  /// Applies fixes to the file. Only the bytes of the fixes change. If two fixes overlap, the first is applied.
  ///
  /// - Parameters:
  ///   - fixes: fixes from the findings of this compilation.
  ///   - bytes: the file that was compiled.
  public func applying(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> [UInt8] {
    if source.encoding == .binary { return bytes }
    let offsets = FileOffsets(source)
    var result: [UInt8] = []
    var end = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = offsets.offset(of: fix.range.lowerBound)
      // Of two fixes for the same range only one can be right.
      guard start >= end else { continue }
      result += bytes[end..<start] + source.encoded(fix.replacement)
      end = offsets.offset(of: fix.range.upperBound)
    }
    return result + bytes[end...]
  }
}
