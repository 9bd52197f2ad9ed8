import Diagnostics

/// An output that is missing or out of date, as `--check` shows it.
struct StaleOutput {
  /// A line that names the file, and a short diff. The contents are not kept: there may be many.
  let lines: [String]

  /// `3 outputs are out of date`.
  static func summary(_ count: Int) -> String { "\(count.counted("output")) \(count == 1 ? "is" : "are") out of date" }

  /// - Parameter old: nil when the file is missing.
  init(path: String, old: [UInt8]?, new: [UInt8]) {
    let name = DisplayText.escaped(path)
    if let old {
      lines = ["\(name): error: is out of date [out-of-date]"] + UnifiedDiff(old, new, path: path).lines(limit: 20)
    } else {
      lines = ["\(name): error: is missing [out-of-date]"]
    }
  }
}
