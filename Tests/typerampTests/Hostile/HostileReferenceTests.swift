import Foundation
import TestSupport
import Testing

/// References to files that are missing, invalid, or outside of the folder.
@Suite struct HostileReferences {
  private static let secret = #"{ "secret": { "$type": "number", "$value": 42 } }"#

  private static func resolver(_ sources: [String]) -> String {
    let list = sources.map { #"{ "$ref": "\#($0)" }"# }.joined(separator: ", ")
    return ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/all" }], "sets": { "all": { "sources": [
        \##(list)] } } }
      """##
  }

  private static let elsewhere = "only files within the folder are read"

  @Test(arguments: [
    ("../secret.json", elsewhere), ("/etc/hostname", elsewhere), ("https://example.org/a.json", elsewhere),
    ("file:///etc/hostname", elsewhere), ("%2e%2e/secret.json", elsewhere), ("in/../../secret.json", elsewhere),
    ("a\\u0000b", elsewhere), ("a\\\\b.json", elsewhere), ("out.json", elsewhere), ("away/secret.json", elsewhere),
    ("gone.json", "cannot read 'gone.json': no such file or directory"), ("in", "it is a folder; expected a file"),
    ("in/", "it is a folder; expected a file"), ("loop.json", "cannot read 'loop.json': "),
    ("pipe.json", "it is a pipe or a device; expected a file"), ("null", "a link leads out of the folder"),
    ("a.plist", "it is not JSON"), ("\(String(repeating: "n", count: 300)).json", "file name too long"),
  ])
  func filesThatAreNotRead(reference: String, message: String) throws {
    let scratch = try Scratch([
      "p/r.json": Self.resolver([reference]), "secret.json": Self.secret, "p/in/x.json": "{}",
      "p/a.plist": "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>",
    ])
    let links = ["out.json": "../secret.json", "away": "..", "loop.json": "loop.json", "null": "/dev/null"]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.folder.appending(path: "p/" + name).path, withDestinationPath: target)
    }
    // The system only reads the path.
    #expect(unsafe mkfifo(scratch.folder.appending(path: "p/pipe.json").path, 0o600) == 0)
    let run = try Tool.run(["compile", "p/r.json"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("p/r.json:2:14: error: ") && run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains("42"))
  }

  /// A link that stays within the folder is followed.
  @Test func aLinkWithin() throws {
    let scratch = try Scratch(["p/r.json": Self.resolver(["link.json"]), "p/in/x.json": Self.secret])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appending(path: "p/link.json").path, withDestinationPath: "in/x.json")
    #expect(!(try Tool.run(["compile", "p/r.json"], in: scratch.folder)).errors.contains("cannot read"))
  }

  /// Each file is read once, however many references it has.
  @Test func aCircleOfFiles() throws {
    let body = ReferencedFileTests.type.replacing("\"{size.m}\"", with: ##"{ "$ref": "b.json#/s" }"##)
    let scratch = try Scratch([
      "a.json": body, "b.json": ##"{ "s": { "$type": "dimension", "$ref": "c.json#/s" } }"##,
      "c.json": ##"{ "s": { "$type": "dimension", "$ref": "b.json#/s" }, "t": { "$ref": "a.json#/body" } }"##,
    ])
    let run = try Tool.run(["compile", "a.json"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("references lead in a circle: "))
    #expect(run.errors.contains("[token-cycle]"))
  }

  @Test func moreThanAThousandFiles() throws {
    var files = Dictionary(
      uniqueKeysWithValues: (0..<1_001).map { ("f/\($0).json", "{ \"g\($0)\": {} }") })
    files["r.json"] = Self.resolver((0..<1_001).map { "f/\($0).json" })
    let scratch = try Scratch(files)
    let run = try Tool.run(["compile", "r.json"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot read 'f/1000.json': more than 1000 files are referred to"))
    #expect(!run.errors.contains("cannot read 'f/999.json'"))
  }
}
