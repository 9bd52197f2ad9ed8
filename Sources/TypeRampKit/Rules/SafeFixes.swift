public import Diagnostics
import Documents

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
    /// The line of the finding before this fix, counted from 1.
    public let line: Int
    /// The ids of the rules that would find more with the fix than without; empty for a fix that was made.
    public var causes: [String] = []
  }

  /// If there are more fixes, they are not tried one by one.
  private static let limit = 100
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
    for _ in 0..<Self.passes {
      let fixes = Self.safeFixes(fixed, current, compile)
      if fixes.isEmpty { break }
      fixed = Self.apply(fixes, to: fixed, of: current.source)
      made += Self.made(fixes, in: current)
      current = compile(fixed)
    }
    declined = Self.declined(fixed, current, compile)
    if made.isEmpty, declined.isEmpty { return nil }
    self.bytes = fixed
    self.made = made
  }

  /// The remaining safe fixes, each with the findings that it would cause.
  private static func declined(
    _ bytes: [UInt8], _ compilation: Compilation, _ compile: ([UInt8]) -> Compilation
  ) -> [Made] {
    let counts = compilation.counts
    return compilation.findings.compactMap(\.fix).filter(\.isSafe).prefix(declinedLimit).flatMap { fix in
      let after = compile(apply([fix], to: bytes, of: compilation.source)).counts
      let causes = after.filter { $0.value > counts[$0.key, default: 0] }.keys.sorted()
      return made([fix], in: compilation).map { made in
        var made = made
        made.causes = causes
        return made
      }
    }
  }

  private static func made(_ fixes: [Diagnostic.Fix], in compilation: Compilation) -> [Made] {
    let lines = LineTable(compilation.source)
    // A file can have thousands of fixes; no two applied fixes begin at the same offset.
    let starts = Set(fixes.map(\.range.lowerBound))
    return compilation.findings.compactMap { finding in
      guard let fix = finding.fix, fix.isSafe, starts.contains(fix.range.lowerBound) else { return nil }
      return Made(id: finding.id, message: fix.message, line: lines.position(of: finding.range.lowerBound).line)
    }
  }

  /// Fixes that are safe alone may not be safe together: two keys may become the same. So the result is compiled, and
  /// fixes that cause new findings are left out.
  private static func safeFixes(
    _ bytes: [UInt8], _ compilation: Compilation, _ compile: ([UInt8]) -> Compilation
  ) -> [Diagnostic.Fix] {
    let source = compilation.source
    let fixes = compilation.findings.compactMap(\.fix).filter(\.isSafe)
    if fixes.isEmpty || source.encoding == .binary { return [] }
    func isBetter(_ fixes: [Diagnostic.Fix]) -> Bool {
      compile(apply(fixes, to: bytes, of: source)).isNoWorse(than: compilation)
    }
    if isBetter(fixes) { return fixes }
    return fixes.prefix(limit).reduce(into: []) { made, fix in
      if isBetter(made + [fix]) { made.append(fix) }
    }
  }

  static func apply(_ fixes: [Diagnostic.Fix], to bytes: [UInt8], of source: Source) -> [UInt8] {
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

extension Compilation {
  /// Whether no rule has more findings than in another compilation.
  fileprivate func isNoWorse(than other: Compilation) -> Bool {
    let counts = other.counts
    return self.counts.allSatisfy { $0.value <= counts[$0.key, default: 0] }
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
    source.encoding == .binary ? bytes : SafeFixes.apply(fixes, to: bytes, of: source)
  }
}
