import Diagnostics
import Documents
import TestSupport
import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// References to other files, without files.
@Suite struct FileReferenceTests {
  @Test(arguments: [
    ("a.json", "r.json", "a.json"), ("./a.json", "r.json", "a.json"), ("a.json", "in/r.json", "in/a.json"),
    ("../a.json", "in/r.json", "a.json"), ("in/../a.json#/x", "r.json", "a.json"),
    ("in//a.json", "r.json", "in/a.json"),
    ("a%20b.json", "r.json", "a b.json"), ("%2e/a.json", "r.json", "a.json"), ("./c:x.json", "r.json", "c:x.json"),
    ("é.json", "r.json", "é.json"), ("a", "stdin", "a"), ("...", "r.json", "..."),
  ])
  func pathsWithinTheFolder(text: String, file: String, name: String) throws {
    #expect(try FileReference(text).name(from: file) == name)
  }

  @Test(arguments: [
    ("../a.json", FileReference.Mistake.outside), ("in/../../a.json", .outside), ("%2e%2e/a.json", .outside),
    ("..%2fa.json", .outside), (".", .outside), ("in/..", .outside), ("/a.json", .absolute),
    ("%2fetc/passwd", .absolute),
    ("//host/a.json", .url), ("https://x.test/a.json", .url), ("file:///etc/passwd", .url), ("FILE:a.json", .url),
    ("C:/a.json", .url), ("data:,{}", .url), ("a\\b.json", .backslash), ("..%5ca.json", .backslash),
    ("a%00.json", .nul), ("a\u{0}.json", .nul), ("a.json?x", .query), ("a%zz.json", .encoding), ("%ff.json", .encoding),
    ("", .empty),
  ])
  func invalidPaths(text: String, mistake: FileReference.Mistake) {
    #expect(throws: mistake) { try FileReference(text).name(from: "r.json") }
    #expect(mistake.message.hasSuffix("only files within the folder are read"))
  }

  @Test(arguments: ["a.json#x", "a.json#/~2", "a.json#/%zz"]) func aFragmentIsAPointer(text: String) {
    #expect(throws: FileReference.Mistake.self) { try FileReference(text).name(from: "r.json") }
  }

  @Test func eachFileIsNamedOnce() throws {
    let text = #"""
      { "$extensions": { "x": { "$ref": "vendor.json" } },
        "a": { "$ref": "a.json#/x" }, "b": [{ "$ref": "in/b.json" }, { "$ref": "./a.json" }, { "$ref": "#/a" }],
        "c": { "\u0024ref": "c.json" }, "d": { "$ref": "../d.json" }, "e": { "$ref": 3 } }
      """#
    let root = try Document(Array(text.utf8), path: "r.json").tree.get().root
    #expect(FileReferences.names(in: root, of: "r.json") == ["a.json", "in/b.json", "c.json"])
  }
}
