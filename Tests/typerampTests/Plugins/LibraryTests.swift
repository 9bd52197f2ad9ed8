import Foundation
import TestSupport
import Testing

/// A program that imports the library like the example in its page.
@Suite struct Library {
  private static let package = Repository.fixtures.appending(path: "Library")

  @Test func theProgramIsTheExampleOfThePage() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "docs/library.md"), encoding: .utf8)
    let program = Self.package.appending(path: "Sources/Library/main.swift")
    #expect(page.contains("```swift\n" + (try String(contentsOf: program, encoding: .utf8)) + "```"))
  }

  @Test(.enabled(if: Client.isEnabled, "set TYPERAMP_CLIENT to a folder to build clients in"))
  func theProgramCompilesAndRuns() throws {
    let scratch = Client.clients.appending(path: "library").path
    let run = try Tool.run(
      URL(filePath: "/usr/bin/env"), ["swift", "run", "--package-path", Self.package.path, "--scratch-path", scratch],
      in: Repository.root, environment: ["TYPERAMP_WARNINGS": ""])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("1:62 error: unknown text style 'titel'\nsafe: replace it with 'title' 61..<66\n"))
  }
}
