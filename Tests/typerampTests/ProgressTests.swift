import Foundation
import TestSupport
import Testing

/// The progress line.
@Suite struct ProgressTests {
  @Test(arguments: ["validate .", "compile *.json --format css -o out/"])
  func aTerminalShowsIt(call: String) throws {
    let scratch = try Scratch()
    let entry = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#
    for number in 1...1000 { try scratch.write(entry, to: "\(number).json") }
    let command = "\(Tool.executable.path) \(call)"
    let run = try Tool.run(
      URL(filePath: "/usr/bin/script"), ["-qc", "\(command) > shown", "/dev/null"], in: scratch.folder,
      environment: ["TERM": "xterm"])
    #expect(run.output.contains(/\r[0-9]+ of 1000 inputs/), "\(run.output)")
    // It is cleared at the end, and never written to a pipe.
    #expect(run.output.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).last?.contains(" of ") == false)
    let piped = try Tool.run(URL(filePath: "/bin/sh"), ["-c", command], in: scratch.folder)
    #expect(!(piped.output + piped.errors).contains(" of 1000"))
    #expect(try !scratch.text("shown").contains(" of 1000"))
  }
}
