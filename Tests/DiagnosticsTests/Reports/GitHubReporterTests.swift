import Documents
import Testing

@testable import Diagnostics

/// Workflow commands, parsed by the rules of GitHub's runner.
@Suite struct GitHubReports {
  /// A command as the runner parses it.
  private struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    /// A line that begins with `::`, after blanks; the next `::` ends the properties.
    init?(_ line: Substring) {
      let trimmed = line.drop { $0.isWhitespace }
      guard trimmed.hasPrefix("::"), let end = trimmed.dropFirst(2).firstRange(of: "::") else { return nil }
      let head = trimmed[trimmed.index(trimmed.startIndex, offsetBy: 2)..<end.lowerBound]
      let parts = head.split(separator: " ", maxSplits: 1)
      name = String(parts.first ?? "")
      let pairs = (parts.dropFirst().first ?? "").split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
      properties = Dictionary(pairs.map { (String($0[0]), Self.decoded($0[1])) }) { $1 }
      message = Self.decoded(trimmed[end.upperBound...])
    }

    /// The runner reverses its escapes one after another, the percent sign last.
    private static func decoded(_ text: Substring) -> String {
      [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
        .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private func commands(_ report: String) -> [Command] {
    report.split(whereSeparator: \.isNewline).compactMap(Command.init)
  }

  @Test(arguments: Sample.all) func everyFindingIsOneCommand(sample: Sample) {
    let report = Reporter.github.report(on: [sample.file])
    let commands = commands(report)
    #expect(commands.map(\.name) == Array(["error", "warning", "notice"].prefix(sample.file.findings.count)))
    #expect(report.split(separator: "\n").count == commands.count + 1)
    for (command, finding) in zip(commands, sample.file.findings) {
      #expect(command.properties["title"] == finding.id)
      #expect(command.properties["file"] == "ios/" + DisplayText.escaped(sample.file.source.path))
      #expect(command.message.contains(DisplayText.escaped(finding.message)))
      #expect((command.properties["col"] != nil) == (command.properties["endColumn"] != nil))
    }
  }

  @Test func command() {
    #expect(
      Reporter.github.report(on: [Sample("", "[\n  «12»]", path: "a,b:100%.json").file]) == """
        ::error file=ios/a%2Cb%3A100%25.json,line=2,col=3,endLine=2,endColumn=5,title=unknown-text-style::wrong%0A\
        note: 2:3: because of wrong%0Afix: write wrong
        1 error in 1 file

        """)
  }

  @Test func columnsNeedOneLine() {
    let properties = commands(Reporter.github.report(on: [Sample("", "«{\n\n}»").file]))[0].properties
    #expect(Set(properties.keys) == ["file", "line", "endLine", "title"])
    #expect(properties["endLine"] == "3")
  }

  @Test func aBinaryFileHasNoLine() {
    let command = commands(Reporter.github.report(on: [Sample("", "bplist00«abc»defghijklmnop").file]))[0]
    #expect(Set(command.properties.keys) == ["file", "title"])
    #expect(command.message.hasPrefix("wrong (at 'titel.fontName', byte 8)"))
  }

  @Test func errorsAreFirst() {
    let files = Array(repeating: Sample("", "[«1», «2», «3»]").file, count: 30)
    let names = commands(Reporter.github.report(on: files)).map(\.name)
    #expect(names.prefix(30).allSatisfy { $0 == "error" })
    #expect(names.count == 90)
  }

  @Test func heldCommandsAreLimited() {
    let file = Sample("", "[«1», «2», «3»]").file
    var report = Report(.github, options: ReportOptions(version: "1"), to: "")
    for _ in 0..<501 { report.add([file]) }
    #expect(commands(report.output).count == 501 + 1001)
  }
}
