import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite struct ShellWordTests {
  /// A shell reads the word as the text, whatever mark is behind a quotation mark.
  @Test(
    arguments: EvilStrings.all.filter { !$0.utf8.contains(0) } + ["", "a b", "a'\u{301};touch PWNED;'b", "'\u{200D}'"])
  func aShellReadsTheText(text: String) throws {
    let scratch = try Scratch()
    let script = "printf %s " + ShellWord.quoted(text)
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder)
    #expect(Array(run.output.utf8) == Array(text.utf8))
    #expect(scratch.files == [])
  }

  @Test(arguments: ["a", "Styles/a_b-1.json", "é.json"]) func onlyPlainWordsAreWithoutQuotes(text: String) {
    #expect((ShellWord.quoted(text) == text) == text.unicodeScalars.allSatisfy(\.isASCII))
  }
}
