import TypeRampProject

/// An output that is missing or out of date, for `--check`.
struct StaleOutput {
  /// A line with the name of the file, and a short diff. The contents are not kept, since there may be many outputs.
  let lines: [String]

  /// `3 outputs are out of date`.
  static func summary(_ count: Int) -> String { "\(count.counted("output")) \(count == 1 ? "is" : "are") out of date" }

  /// - Parameter old: nil if the file is missing.
  init(path: String, old: [UInt8]?, new: [UInt8]) {
    let name = DisplayText.escaped(path)
    let problem = "\(name): error: this output is \(old == nil ? "missing" : "out of date") [out-of-date]"
    lines = [problem] + (old.map { UnifiedDiff($0, new, path: path).lines(limit: 20) } ?? [])
  }
}
