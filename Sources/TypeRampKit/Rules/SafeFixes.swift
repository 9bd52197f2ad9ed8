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

  /// How often a file is compiled to find fixes that cannot be made together.
  private static let tries = 200
  /// How many bytes are compiled for that: a large file is compiled less often, but at least a few times.
  private static let triedBytes = 4 << 20
  private static let leastTries = 64
  /// If more fixes are declined, they are not explained, since each explanation takes a compilation.
  private static let declinedLimit = 10
  /// A style, its keys, their values: a fix can enable others only this deep.
  private static let passes = 4

  /// Makes the safe fixes of a file; nil if it has none. Only the bytes of the fixes change: comments, order and layout
  /// stay.
  ///
  /// A fix can make another one safe, since a key is judged by its style. So the result is checked again, a few times.
  package init?(_ bytes: [UInt8], _ compilation: Compilation, compile: ([UInt8]) -> Compilation) {
    var (fixed, current) = (bytes, compilation)
    var made: [Made] = []
    // A syntax error hides what is behind it, such as another one.
    for _ in 0..<(current.draft == nil ? Self.leastTries : Self.passes) {
      let findings = Self.findingsToFix(fixed, current, compile)
      if findings.isEmpty { break }
      fixed = current.applying(findings.compactMap(\.fix), to: fixed)
      let lines = LineTable(current.source)
      made += findings.compactMap { Made($0, of: current.source, in: lines) }
      current = compile(fixed)
    }
    let (counts, lines) = (current.counts, LineTable(current.source))
    declined = current.safelyFixable.prefix(Self.declinedLimit).compactMap { finding in
      let after = compile(current.applying([finding.fix].compactMap(\.self), to: fixed)).counts
      let causes = after.filter { $0.value > counts[$0.key, default: 0] }.keys.sorted()
      return Made(finding, of: current.source, in: lines, causes: causes)
    }
    if made.isEmpty, declined.isEmpty { return nil }
    self.bytes = fixed
    self.made = made
  }

  /// Fixes that are safe alone may not be safe together: two keys may become the same. So the result is compiled, and
  /// fixes that cause new findings are left out.
  private static func findingsToFix(
    _ bytes: [UInt8], _ compilation: Compilation, _ compile: ([UInt8]) -> Compilation
  ) -> [Diagnostic] {
    let findings = compilation.safelyFixable
    let counts = compilation.counts
    func isBetter(_ findings: [Diagnostic]) -> Bool {
      if compilation.draft == nil { return true }
      let fixed = compile(compilation.applying(findings.compactMap(\.fix), to: bytes))
      return fixed.counts.allSatisfy { $0.value <= counts[$0.key, default: 0] }
    }
    var made: [Diagnostic] = []
    var left = max(leastTries, min(tries, triedBytes / max(bytes.count, 1)))
    // By halves, since only few fixes of many exclude each other. The next part is the last one.
    var parts = [findings[...]]
    while let part = parts.popLast(), !part.isEmpty, left > 0 {
      left -= 1
      if isBetter(made + part) {
        made += part
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        parts += [part[middle...], part[..<middle]]
      }
    }
    return made
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

extension Compilation {
  /// The findings with a safe fix.
  fileprivate var safelyFixable: [Diagnostic] {
    source.encoding == .binary ? [] : findings.filter { $0.fix?.isSafe == true }
  }

  /// The number of findings of each rule.
  fileprivate var counts: [String: Int] { findings.reduce(into: [:]) { $0[$1.id, default: 0] += 1 } }
}

extension SafeFixes {
  /// Makes the safe fixes of a file; nil if there are none.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: what reports call the file.
  ///   - options: the options for compiling it, before and after.
  public init?(_ bytes: [UInt8], path: String, options: CompilationOptions = CompilationOptions()) {
    let compile = { Compilation($0, path: path, options: options) }
    self.init(bytes, compile(bytes), compile: compile)
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
