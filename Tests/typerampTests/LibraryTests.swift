import Foundation
import TestSupport
import Testing

/// A program that imports the library like the example in its page; `.ci/full clients` runs it.
@Suite struct Library {
  private static let package = Repository.fixtures.appending(path: "Library")

  @Test func theProgramIsTheExampleOfThePage() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "docs/library.md"), encoding: .utf8)
    let program = Self.package.appending(path: "Sources/Library/main.swift")
    #expect(page.contains("```swift\n" + (try String(contentsOf: program, encoding: .utf8)) + "```"))
  }
}
