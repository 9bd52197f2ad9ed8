import Foundation
import TestSupport
import Testing

/// Folders with links that form cycles or lead outside.
@Suite struct HostileLinks {
  private static let dictionary = #"{ "body": { "fontName": "Noteworthy-Light", "fontSiz": 17 } }"#

  private func scratch(links: [String: String], _ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch(files)
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.folder.appending(path: name).path, withDestinationPath: target)
    }
    return scratch
  }

  /// Each file is read once, and the search ends.
  @Test func circles() throws {
    let links = [
      "in/self": "self", "in/here": ".", "in/up": "..", "in/top": "/", "in/deep/back": "../..", "in/one": "two",
      "in/two": "one",
      "in/nothing.json": "missing.json", "in/self.json": "self.json", "in/again.json": "a.json",
      "in/deep/again.json": "../a.json",
    ]
    let scratch = try scratch(links: links, ["in/a.json": Self.dictionary, "in/deep/b.json": Self.dictionary])
    let run = try Tool.run(["validate", "in", "--report=json"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.contains(#""files": 2"#))
    for name in ["nothing", "self"] {
      #expect(run.errors.contains("cannot read 'in/\(name).json': it is a link to nothing"), "\(run.errors)")
    }
  }

  /// The target of a link that leads outside of the folder is not read: a report would show it.
  @Test func linksOutsideAreLeftOut() throws {
    let links = ["in/out.json": "../secret.json", "in/absolute.json": "/etc/hostname", "in/inside.json": "deep/b.json"]
    let scratch = try scratch(links: links, ["secret.json": Self.dictionary, "in/deep/b.json": Self.dictionary])
    let run = try Tool.run(["validate", "in"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("'fontSiz'"))
    #expect(!run.output.contains("out.json"))
    // A link named in the call is followed.
    #expect(try Tool.run(["validate", "in/out.json"], in: scratch.folder).output.contains("in/out.json:1:"))
  }

  /// Files outside of the folder are not changed, nor is a link replaced.
  @Test func nothingOutsideIsFixed() throws {
    let text = Self.dictionary.replacing("fontSiz\"", with: "size\"")
    let links = ["in/out.json": "../other/x.json", "in/all": "../other", "in/0.json": "deep/b.json"]
    let scratch = try scratch(links: links, ["other/x.json": text, "in/deep/b.json": text])
    let run = try Tool.run(["validate", "in", "--fix"], in: scratch.folder)
    #expect(run.status == 0, "\(run.output)")
    #expect(try scratch.text("other/x.json") == text)
    #expect(try scratch.text("in/deep/b.json") == text.replacing("\"size\"", with: "\"fontSize\""))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.folder.appending(path: "in/0.json").path)
        == "deep/b.json")
  }

  /// Whoever adds a link to a repository does not choose which file is replaced.
  @Test(arguments: [
    ["evidence", "B.json", "-o", "link.html"], ["preview", "B.json", "-o", "link"],
    ["show", "B.json", "--svg", "link.svg"],
    ["diff", "B.json", "C.json", "--svg", "link.svg"], ["validate", "B.json", "--report", "sarif=link"],
    ["audit", "A.swift", "--report", "json=link"], ["compile", "B.json", "--format", "css", "-o", "out/"],
    ["convert", "B.json", "--to", "plist", "-o", "out/"],
    ["compile", "B.json", "--format", "css", "-o", "out/b.css", "--depfile", "link"],
  ])
  func outputsAreNoLinksOutOfTheFolder(call: [String]) throws {
    let names = ["link": "../victim", "link.html": "../victim", "link.svg": "../victim"]
    let links = names.merging(["out/B.css": "../../victim", "out/B.plist": "../../victim"]) { $1 }
    let dictionary = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    let files = ["in/B.json": dictionary, "in/C.json": "{}", "in/A.swift": "", "in/out/a": "", "victim": "x"]
    let scratch = try scratch(links: Dictionary(uniqueKeysWithValues: links.map { ("in/\($0)", $1) }), files)
    let run = try Tool.run(call, in: scratch.folder.appending(path: "in"))
    #expect(run.status == 2)
    #expect(run.errors.contains("is a link to '"), "\(run.errors)")
    #expect(try scratch.text("victim") == "x")
  }

  /// An output that a call of `compile` or `convert` names may be a link, and any within the working folder.
  @Test(arguments: [
    (["compile", "B.json", "--format", "css", "-o", "link"], "target"),
    (["convert", "B.json", "--to", "plist", "-o", "link"], "target"),
    (["preview", "B.json", "-o", "out/link"], "in/target"),
  ])
  func outputsAreLinksThatACallMeans(call: [String], target: String) throws {
    let dictionary = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    let scratch = try scratch(
      links: ["in/link": "../target", "in/out/link": "../target"],
      ["in/B.json": dictionary, "in/out/a": "", "in/target": "x", "target": "x"])
    let run = try Tool.run(call, in: scratch.folder.appending(path: "in"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text(target) != "x")
  }

  /// Entities are never declared, and external ones are never fetched.
  @Test(
    .enabled(if: Strace.canTrace, "needs strace, and the right to trace"),
    arguments: [
      #"<!DOCTYPE plist SYSTEM "file:secret.dtd"><plist><dict/></plist>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://localhost:1/a.dtd"><plist><dict/></plist>"#,
    ])
  func externalEntities(text: String) throws {
    let scratch = try Scratch(["a.plist": text, "secret.dtd": "", "secret": "s"])
    let places = try Strace.places(of: ["compile", "a.plist", "-o", "a.json"], in: scratch.folder)
    #expect(!places.contains { $0.contains("secret") || $0.contains("localhost") })
  }

  @Test func entitiesAreRefusedAtTheirPlace() throws {
    let text = #"<!DOCTYPE plist [<!ENTITY x SYSTEM "secret">]><plist><dict><key>&x;</key><dict/></dict></plist>"#
    let scratch = try Scratch(["a.plist": text, "secret": "s"])
    let run = try Tool.run(["validate", "a.plist"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("a.plist:1:18: error: entities cannot be declared"))
  }
}
