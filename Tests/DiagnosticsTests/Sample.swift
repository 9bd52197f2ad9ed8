import Documents
import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// A file with findings, and how to report it.
struct Sample: CustomTestStringConvertible {
  let testDescription: String
  /// The bytes of the file on disk.
  let bytes: [UInt8]
  let file: FileFindings

  /// Findings at each mark in a text: an error, a warning, a note, and so on.
  init(
    _ name: String, _ marked: String, path: String = "Styles/Brand.json", encoding: String.Encoding = .utf8,
    mark: [UInt8] = [], message: String = "wrong", keyPath: String? = "titel.fontName"
  ) {
    let text = MarkedText(marked)
    let data = text.text.data(using: encoding) ?? Data()
    bytes = mark + Array(data)
    let source = Document(bytes, path: path).source
    testDescription = name
    file = FileFindings(
      source,
      text.ranges.enumerated().map { index, range in
        Diagnostic(
          id: index == 0 ? "unknown-text-style" : "syntax-other", severity: [.error, .warning, .note][index % 3],
          message: message, range: range, keyPath: keyPath,
          notes: [Diagnostic.Note("because of \(message)", at: text.ranges[0])],
          fix: source.encoding == .binary
            ? nil : Diagnostic.Fix("write \(message)", isSafe: index == 0, range: range, replacement: message))
      })
  }

  /// Text that would break out of its context in some format.
  static let hostile =
    "\u{1B}[31m%0A::error::x\r\n::warning file=a::y]]></failure><a b=\"'&\">\u{202E}\u{0}\u{FFFE}\u{9B}1m##[error]z,:\\"

  static let all = [
    Sample("clean", "{}"),
    Sample("plain", "{\n  \"«titel»\": «{»}\n}\n"),
    Sample("wide and combining", "{ \"日本語e\u{301}👩‍👩‍👧\": \"«字幕»\", \"𝒳\": «1» }"),
    Sample("tabs", "{\n\t\"a\":\t\"«b»\"\n}"),
    Sample("carriage returns", "{\r\n  \"«titel»\": «1»,\r\n \"«b»\": 2 }\r\n"),
    Sample("byte-order mark", "{ \"«ä»\": «1» }", mark: [0xEF, 0xBB, 0xBF]),
    Sample("UTF-16, little-endian", "{ \"äöü\": \"«𝒳»\" }", encoding: .utf16LittleEndian, mark: [0xFF, 0xFE]),
    Sample("UTF-16, big-endian", "{ \"äöü\": \"«𝒳»\" }", encoding: .utf16BigEndian, mark: [0xFE, 0xFF]),
    Sample("binary property list", "bplist00«abc»defghijklmnopqrstuvwxyz", path: "Styles/Brand.plist"),
    Sample("empty file", "«»"),
    Sample("empty string", "{ \"«»\": 1 }"),
    Sample("end of the file", "[«»"),
    Sample("end of a line", "[1«»\r\n]"),
    Sample("several lines", "«{\n\n}»\n"),
    Sample("one long line", String(repeating: "é", count: 5000) + "«x»" + String(repeating: "字", count: 5000)),
    Sample("hostile", "{ «\(hostile)» }", path: "a\(hostile).json", message: hostile, keyPath: hostile),
    Sample("not named", "{ «1» }", keyPath: nil),
  ]

  /// The files of all samples, in order.
  static let files = all.map(\.file)

  /// The finding for which the sample was made.
  var finding: Diagnostic { file.findings[0] }
}

extension Reporter {
  /// The complete report for some files.
  ///
  /// - Parameter known: the number of other findings in each file, which a baseline lists.
  func report(
    on files: [FileFindings], known: Int = 0, _ change: (inout ReportOptions) -> Void = { _ in }
  ) -> String {
    var options = ReportOptions(version: "1.2.3")
    options.rules = {
      [
        RuleDescription(
          id: "unknown-text-style", severity: .error, summary: "a key names no text style", reason: "It is not used.",
          helpURL: "https://example.com/rules#unknown-text-style")
      ]
    }
    options.paths = ReportPaths(workingDirectory: "/home/me/app/ios", repository: "/home/me/app")
    change(&options)
    var report = Report(self, options: options, to: "")
    report.begin()
    for file in files { report.add([file], known: known) }
    report.end()
    return report.output
  }
}
