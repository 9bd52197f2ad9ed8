import Foundation
import Testing

@testable import Diagnostics

/// Lines in Xcode's format.
@Suite struct XcodeReports {
  @Test(arguments: Sample.all) func everyLineIsRead(sample: Sample) throws {
    let report = Reporter.xcode.report(on: [sample.file])
    let lines = report.split(separator: "\n")
    #expect(lines.count == sample.file.findings.reduce(0) { $0 + 1 + $1.notes.count })
    // The format that Xcode finds in a build log.
    let form = /^(.+):(\d+):(\d+): (error|warning|note): (.*)$/
    for line in lines {
      let match = try #require(line.wholeMatch(of: form))
      #expect(match.1.hasPrefix("/home/me/app/ios/"))
    }
  }

  @Test func line() {
    #expect(
      Reporter.xcode.report(on: [Sample("", "[\n  «1»]", path: "a.json").file]) == """
        /home/me/app/ios/a.json:2:3: error: wrong; fix: write wrong [unknown-text-style]
        /home/me/app/ios/a.json:2:3: note: because of wrong

        """)
  }

  @Test func aBinaryFileHasAKeyPath() {
    let report = Reporter.xcode.report(on: [Sample("", "bplist00«abc»defghijklmnop", path: "a.plist").file])
    #expect(
      report.hasPrefix(
        "/home/me/app/ios/a.plist:1:1: error: wrong (at 'titel.fontName', byte 8) [unknown-text-style]\n"))
  }
}
