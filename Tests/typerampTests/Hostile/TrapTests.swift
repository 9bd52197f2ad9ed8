import Foundation
import TestSupport
import Testing

/// Twice as much of something takes about twice as long, ends with a finding or with none, and never with a crash.
///
/// In debug builds the sizes are small; `TYPERAMP_HOSTILE=full` makes them a thousand times larger, for the release binary that
/// `TYPERAMP_BINARY` names.
@Suite(.serialized) struct Traps {
  /// A file of so many of something.
  struct Trap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let text: @Sendable (Int) -> String
  }

  private static let isFull = ProcessInfo.processInfo.environment["TYPERAMP_HOSTILE"] == "full"
  private static let binary =
    ProcessInfo.processInfo.environment["TYPERAMP_BINARY"].map { URL(filePath: $0) } ?? Tool.executable
  private static let count = isFull ? 200_000 : 200

  private static let json: [Trap] = [
    json("keys") { #"{ "body": { \#(list($0) { #""k\#($0)": 1"# }) } }"# },
    json("equal keys") { #"{ "body": { \#(list($0) { _ in #""fontSize": 17"# }) } }"# },
    json("equal styles") { "{ \(list($0) { _ in #""body": { "fontSize": 17 }"# }) }" },
    json("misspelt styles") { "{ \(list($0) { #""bodi\#($0)": { "fontSize": 17 }"# }) }" },
    json("misspelt keys on lines of their own") { #"{ "body": { \#(list($0) { "\n\"fontSiz\($0 % 10)\": 1" }) } }"# },
    json("metrics") { #"{ "metrics": { \#(list($0) { #""m\#($0)": 1"# }) } }"# },
    json("a long name") { #"{ "body": { "fontName": "\#(String(repeating: "xy", count: 5 * $0))", "fontSize": 1 } }"# },
    json("a long key") { #"{ "body": { "\#(String(repeating: "xy", count: 5 * $0))": 1 } }"# },
    json("pairs of escapes") { #"{ "\#(String(repeating: #"\ud83d\ude00"#, count: $0))": 1 }"# },
    json("digits") { #"{ "body": { "fontName": "A", "fontSize": \#(String(repeating: "1", count: 10 * $0)) } }"# },
    json("an exponent") { #"{ "body": { "fontSize": 1e\#(String(repeating: "9", count: 10 * $0)) } }"# },
    json("brackets") { String(repeating: "[", count: 10 * $0) },
    json("wide and deep") { #"{ "body": { "x": [\#(list($0) { _ in "[[[[[[[[]]]]]]]]" })] } }"# },
    json("combining marks") { #"{ "body": { "a\#(String(repeating: "\u{301}", count: $0))": 1 } }"# },
  ]

  private static let others: [Trap] = [
    xml("character data") { "<string>\(String(repeating: "<![CDATA[a]]>", count: $0))</string>" },
    xml("open character data") { "<string>\(String(repeating: "<![CDATA[", count: $0))" },
    xml("references") { "<string>\(String(repeating: "&amp;&#65;", count: $0))</string>" },
    xml("comments") { String(repeating: "<!-- a -->", count: $0) + "<dict/>" },
    xml("open comments") { "<array>" + String(repeating: "<!-- ", count: $0) },
    xml("attributes") { "<dict \(String(repeating: "a=\"b\" ", count: $0))/>" },
    xml("entities that grow") {
      "<!DOCTYPE a [\(list($0) { "<!ENTITY e\($0) '&e\($0 + 1);&e\($0 + 1);'>" })]><string>&e0;</string>"
    },
    Trap(testDescription: "comments of OpenStep", file: "a.strings") {
      String(repeating: "/* a */ // b\n", count: $0) + "a = b;"
    },
    Trap(testDescription: "escapes of OpenStep", file: "a.strings") {
      "a = \"\(String(repeating: #"\U41\101"#, count: $0))\";"
    },
    Trap(testDescription: "tokens", file: "a.tokens.json") {
      "{ \(list($0) { #""t\#($0)": { "$type": "number", "$value": 1 }"# }) }"
    },
    Trap(testDescription: "chained tokens", file: "a.tokens.json") {
      "{ \(list($0) { #""t\#($0)": { "$type": "number", "$value": "{t\#($0 + 1)}" }"# }) }"
    },
  ]

  /// The ratio is that of the fastest of three runs; a fifth of a second is no trap whatever the ratio. Nothing takes more than
  /// fifty times the file and 64 MiB.
  @Test(.enabled(if: canMeasure, "no /usr/bin/time"), arguments: json + others) func twiceAsMuchTakesTwiceAsLong(
    _ trap: Trap
  ) throws {
    let (once, twice) = (try run(trap, Self.count), try run(trap, 2 * Self.count))
    #expect(twice.seconds < 0.2 || twice.seconds < 3.5 * once.seconds, "\(once.seconds) s, then \(twice.seconds) s")
    #expect(twice.kibibytes < 65_536 + twice.size * 50 / 1024, "\(twice.kibibytes) KiB for \(twice.size) bytes")
  }

  private func run(_ trap: Trap, _ count: Int) throws -> (seconds: Double, kibibytes: Int, size: Int) {
    let text = trap.text(count)
    let scratch = try Scratch([trap.file: text])
    var (seconds, kibibytes) = (Double.infinity, 0)
    for attempt in 0..<3 where attempt == 0 || seconds > 0.2 {
      let start = ContinuousClock.now
      let run = try Tool.run(
        Self.meter, ["-f", "%x %M", Self.binary.path, "validate", trap.file, "--report", "sarif"], in: scratch.folder)
      seconds = min(seconds, (ContinuousClock.now - start) / .seconds(1))
      let report = run.errors.split(separator: "\n").last?.split(separator: " ").compactMap { Int($0) } ?? []
      #expect(report.count == 2 && report[0] <= 1, "\(run.errors.suffix(300))")
      kibibytes = report.last ?? 0
    }
    return (seconds, kibibytes, text.utf8.count)
  }

  /// What tells the peak of a program's memory: Debian's package `time`.
  private static let meter = URL(filePath: "/usr/bin/time")
  private static let canMeasure = FileManager.default.isExecutableFile(atPath: meter.path)

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }

  private static func json(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Trap {
    Trap(testDescription: name, file: "a.json", text: text)
  }

  private static func xml(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Trap {
    Trap(testDescription: name + " in XML", file: "a.plist", text: text)
  }
}
