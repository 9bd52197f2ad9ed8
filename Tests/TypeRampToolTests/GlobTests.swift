import Foundation
import TestSupport
import Testing

@testable import TypeRampTool

/// Patterns of paths.
@Suite struct Globs {
  @Test(arguments: [
    ("*", "", true), ("*", "a.json", true), ("*.json", "a.json", true), ("*.json", "a.jsonx", false),
    ("a*b*c", "aXbYc", true),
    ("a*b*c", "aXbYcZ", false), ("?", "é", true), ("??", "é", false), ("?.json", "a.json", true), ("***", "x", true),
    ("a", "a", true), ("a", "A", false), ("*a", "baa", true), ("*ab", "aab", true), ("[a]", "a", false),
    ("[a]", "[a]", true),
  ])
  func names(pattern: String, name: String, expected: Bool) {
    #expect(Glob.isMatch(name, Array(pattern.utf8)) == expected)
  }

  @Test func manyStarsAreNoTrap() {
    let name = String(repeating: "a", count: 5000)
    #expect(!Glob.isMatch(name, Array((String(repeating: "*a", count: 500) + "b").utf8)))
  }

  @Test(arguments: [
    ("*.json", ["a.json"]), ("**/*.json", ["a.json", "x/b.json", "x/y/c.json"]), ("x/*.json", ["x/b.json"]),
    ("x/**", ["x/b.json", "x/y/c.json", "x/y/d.plist"]), ("*/y/*", ["x/y/c.json", "x/y/d.plist"]),
    ("x/y/c.json", ["x/y/c.json"]),
    ("./x/./b.json", ["x/b.json"]),
    ("x/**/*.plist", ["x/y/d.plist"]), ("none/*", []), ("x", []),
  ])
  func files(pattern: String, expected: [String]) throws {
    let scratch = try Scratch([
      "a.json": "", "x/b.json": "", "x/y/c.json": "", "x/y/d.plist": "", ".hidden/e.json": "", "x/.f.json": "",
    ])
    let top = scratch.folder.path
    #expect(try Glob(pattern).matches(in: top).files == expected.map { top + "/" + $0 })
  }
}
