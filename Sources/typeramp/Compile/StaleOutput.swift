import Diagnostics
import Documents

/// An output that is missing or out of date, as `--check` shows it.
struct StaleOutput {
  /// More lines than this are counted, not shown.
  private static let limit = 10

  /// A line that names the file, and a short diff. The contents are not kept: there may be many.
  let lines: [String]

  /// - Parameter old: nil when the file is missing.
  init(path: String, old: [UInt8]?, new: [UInt8]) {
    let name = DisplayText.escaped(path)
    if let old {
      lines = ["\(name): error: is out of date [out-of-date]"] + Self.diff(Self.lines(old), Self.lines(new))
    } else {
      lines = ["\(name): error: is missing [out-of-date]"]
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: .newline, omittingEmptySubsequences: false)
  }

  /// The lines that differ, without those that both begin with and those that both end with.
  private static func diff(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [String] {
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
    let range = "@@ line \(head + 1) @@"
    return [range] + shown(old[head..<(old.count - tail)], "-") + shown(new[head..<(new.count - tail)], "+")
  }

  private static func shown(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String) -> [String] {
    let shown = lines.prefix(limit).map { sign + DisplayText.escaped(String(decoding: $0.prefix(200), as: UTF8.self)) }
    return lines.count > limit ? shown + ["\(sign)… \(lines.count - limit) more lines"] : shown
  }
}
