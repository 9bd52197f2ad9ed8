import CommandLineKit
import OperatingSystem
import TypeRampProject

/// Makes the safe fixes in files, and reports them.
struct FileFixes {
  private let showsDiff: Bool
  private let console: Console
  private var leftovers = Leftovers()

  private static let limit = 10

  init(showsDiff: Bool, _ console: Console) { (self.showsDiff, self.console) = (showsDiff, console) }

  /// Makes the fixes of a file; returns them, or nil if it has none.
  mutating func make(for outcome: Outcome) throws(FileError) -> SafeFixes? {
    guard let (bytes, compile) = outcome.fixable else { return nil }
    let input = outcome.input
    leftovers.remove(beside: input.argument)
    if outcome.files.contains(where: { $0.source.encoding == .binary && $0.findings.contains { $0.severity > .note } })
    {
      let path = DisplayText.escaped(input.path)
      let call = "plutil -convert xml1 \(ShellWord.quoted(path))"
      console.report(["\(path): binary property lists are not fixed; '\(call)' converts it to text"])
    }
    guard let fixes = SafeFixes(bytes, compile: compile) else { return nil }
    if !fixes.made.isEmpty, !showsDiff { try Staging.write(fixes.bytes, to: input.argument, insteadOf: bytes) }
    report(fixes, from: bytes, in: input)
    return fixes
  }

  private func report(_ fixes: SafeFixes, from bytes: [UInt8], in input: Input) {
    let path = DisplayText.escaped(input.path)
    if showsDiff, fixes.count > 0 {
      console.report(UnifiedDiff(bytes, fixes.bytes, path: input.path).lines())
    } else if fixes.count > 0 {
      report("\(path): fixed \(fixes.count.counted("problem"))", fixes.made)
    }
    if !fixes.declined.isEmpty {
      report("\(path): not fixed: it would cause another problem", fixes.declined)
    }
  }

  private func report(_ title: String, _ fixes: [SafeFixes.Made]) {
    let lines = fixes.prefix(Self.limit).map { fix in
      let causes = fix.causes.isEmpty ? "" : "; it would cause [\(fix.causes.joined(separator: ", "))]"
      // A change of lines is only named.
      let isChange = !fix.replaced.isEmpty && !fix.replacement.isEmpty && !fix.replaced.contains("\n")
      let words = isChange ? "'\(fix.replaced)' → '\(fix.replacement)'" : fix.message
      return "  \(fix.line): \(DisplayText.escaped(words)) [\(fix.id)]\(causes)"
    }
    let rest = fixes.count - lines.count
    console.report([title] + lines + (rest > 0 ? ["  … and \(rest) more"] : []))
  }
}
