import Foundation
import TestSupport
import Testing

/// The progress line.
@Suite struct ProgressTests {
  @Test(arguments: [("validate .", 5000), ("compile *.json --format css -o out/", 3000)])
  func aTerminalShowsIt(call: String, count: Int) throws {
    let scratch = try Scratch()
    let entry = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#
    for number in 1...count { try scratch.write(entry, to: "\(number).json") }
    let command = "\(Tool.executable.path) \(call)"
    let run = try Tool.run(
      URL(filePath: "/usr/bin/script"), ["-qc", "\(command) > shown", "/dev/null"], in: scratch.folder,
      environment: ["TERM": "xterm"])
    #expect(run.output.contains(try Regex("\r[0-9]+ of \(count) inputs")), "\(run.output)")
    // It is cleared at the end, and never written to a pipe.
    #expect(run.output.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).last?.contains(" of ") == false)
    let piped = try Tool.run(URL(filePath: "/bin/sh"), ["-c", command], in: scratch.folder)
    #expect(!(piped.output + piped.errors).contains(" of \(count)"))
    #expect(try !scratch.text("shown").contains(" of \(count)"))
  }
}
