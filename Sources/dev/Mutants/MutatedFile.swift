import Foundation
import TestSupport

/// A source file in which code that decides something can become switches.
///
/// It is found line by line with regular expressions, so some switches do not compile: `MutantCopy` takes those back.
struct MutatedFile {
  /// The path below the top of the package.
  let path: String
  private let lines: [String]

  /// What can be changed: columns of a line, in bytes.
  struct Site {
    fileprivate let index: Int
    fileprivate let columns: Range<Int>
    fileprivate let rule: MutationRule

    /// Counted from 1.
    var line: Int { index + 1 }
    var change: String { rule.name }
  }

  init(path: String) throws {
    self.path = path
    lines = try Repository.text(of: path).components(separatedBy: "\n")
  }

  func text(of site: Site) -> String { lines[site.index].trimmingCharacters(in: .whitespaces) }

  /// All sites outside of comments and string literals.
  func sites() -> [Site] {
    var isLong = false
    return lines.indices.flatMap { index -> [Site] in
      let line = lines[index]
      let hasQuotes = line.contains("\"\"\"")
      if hasQuotes { isLong.toggle() }
      let code = isLong || hasQuotes ? "" : Self.code(in: line)
      return MutationRule.all.flatMap { rule in
        rule.columns(in: code).map { Site(index: index, columns: $0, rule: rule) }
      }
    }
  }

  /// The text with switches at some sites, and the declarations of their operators. Of sites that overlap, only one is
  /// a switch.
  func switched(_ sites: [(number: Int, site: Site)]) -> (text: String, declarations: [String], numbers: Set<Int>) {
    var lines = lines.map { Array($0.utf8) }
    var (declarations, numbers): ([String], Set<Int>) = ([], [])
    var before = (index: -1, start: 0)
    for (number, site) in sites.sorted(by: { Self.order($0.site) > Self.order($1.site) }) {
      if site.index == before.index && site.columns.upperBound > before.start { continue }
      before = (site.index, site.columns.lowerBound)
      let old = String(decoding: lines[site.index][site.columns], as: UTF8.self)
      let (new, declaration) = site.rule.replacement(old, number)
      if new == old { continue }
      lines[site.index].replaceSubrange(site.columns, with: new.utf8)
      declarations += declaration.map { [$0] } ?? []
      numbers.insert(number)
    }
    return (lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"), declarations, numbers)
  }

  private static func order(_ site: Site) -> (Int, Int) { (site.index, site.columns.upperBound) }

  /// The line in ASCII, with underscores for string literals; nothing of a comment, an attribute or a directive.
  private static func code(in line: String) -> String {
    let start = line.drop { $0 == " " }
    if ["//", "@", "#", "import "].contains(where: start.hasPrefix) { return "" }
    var isText = false
    var before = UInt8(ascii: " ")
    let code = line.utf8.map { byte -> UInt8 in
      if byte == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isText.toggle() }
      before = byte
      return isText || byte >= 0x80 ? UInt8(ascii: "_") : byte
    }
    return String(decoding: code, as: UTF8.self).components(separatedBy: " //")[0]
  }
}
