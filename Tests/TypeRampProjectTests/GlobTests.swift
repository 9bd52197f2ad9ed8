import Foundation
import TestSupport
import Testing

@testable import TypeRampProject

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
    #expect(Glob.isMatch(Array(name.unicodeScalars), Array(pattern.unicodeScalars)) == expected)
  }

  @Test func manyStarsAreFast() {
    let pattern = String(repeating: "*a", count: 500) + "b"
    #expect(!Glob.isMatch(Array(repeating: "a", count: 5_000), Array(pattern.unicodeScalars)))
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
    var listing = FolderListing(DiskFiles(), within: scratch.folder.path)
    #expect(try Glob(pattern).matches(in: top, &listing) == expected.map { top + "/" + $0 })
  }

  /// Paths are found in many ways, but listed once: here there are more than 30 over 6 ways.
  @Test(arguments: [
    "**/**/**/**/**/**/**/**/*.json", "**/a/**/a/**/a/**/a/**/a/**/a/**/*.json", "**/a*/**/?/**/*a/**/*/**/*a*/**/a/**",
  ])
  func pathsFoundInManyWaysAreListedOnce(pattern: String) throws {
    let scratch = try Scratch([String(repeating: "a/", count: 30) + "x.json": ""])
    var listing = FolderListing(DiskFiles(), within: scratch.folder.path)
    #expect(try Glob(pattern).matches(in: scratch.folder.path, &listing).count == 1)
  }

  @Test func aFolderIsListedOnceForAllPatterns() throws {
    let scratch = try Scratch(["x/a.json": ""])
    var listing = FolderListing(DiskFiles(), within: scratch.folder.path)
    let top = scratch.folder.path
    #expect(try Glob("**/a*").matches(in: top, &listing).count == 1)
    try scratch.write("", to: "x/ab.json")
    #expect(try Glob("**/ab*").matches(in: top, &listing) == [])
  }

  /// U+00E9, and U+0065 U+0301: equal in Swift, but two names in a file system.
  @Test func namesThatLookTheSameAreDistinct() throws {
    let scratch = try Scratch()
    for name in ["caf\u{e9}.json", "cafe\u{301}.json"] { try scratch.write("", to: name) }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    var listing = FolderListing(DiskFiles(), within: scratch.folder.path)
    #expect(try Glob("*.json").matches(in: scratch.folder.path, &listing).count == names.count)
  }
}
