import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Outputs at impossible paths, or at links.
@Suite struct OutputPathFaults {
  @Test func everyCommandThatWritesHasAScenario() {
    let written = Set(FaultScenario.all.map { $0.command[0] })
    #expect(written.isDisjoint(with: FaultScenario.withoutFiles.keys))
    #expect(written.union(FaultScenario.withoutFiles.keys) == Set(Command.all.map(\.name)))
  }

  @Test func aDepfileThatCannotBeWrittenPreventsTheOutputs() throws {
    let scratch = try Scratch(FaultyShell.files)
    let before = try Snapshot(of: scratch.folder)
    let run = try FaultyShell.run("typeramp \(FaultyShell.command) --depfile a.json/x", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'a.json/x': not a directory\n")
    #expect(try Snapshot(of: scratch.folder) == before)
  }

  @Test func anOutputThatCannotBeWrittenPreventsTheOthers() throws {
    let scratch = try Scratch([
      "a.json": FaultScenario.good, "file": "kept\n",
      "typeramp.json": #"""
      { "inputs": ["a.json"],
        "outputs": [{ "format": "css", "path": "new/a.css" }, { "format": "swift", "path": "file/a.swift" }] }
      """#,
    ])
    let before = try Snapshot(of: scratch.folder)
    #expect(try FaultyShell.run("typeramp build", in: scratch).status == 2)
    #expect(try Snapshot(of: scratch.folder) == before)
  }

  // MARK: - Links

  @Test(arguments: [
    (["out/a.css": "../real/x"], "real/x"), (["out/a.css": "../real/new"], "real/new"),
    (["out/a.css": "../other/link", "other/link": "../real/x"], "real/x"), (["link": "out"], "out/a.css"),
  ])
  func linksStay(links: [String: String], target: String) throws {
    let scratch = try Scratch(["a.json": FaultScenario.good, "real/x": "old\n", "out/kept": "", "other/kept": ""])
    let manager = FileManager.default
    for (name, to) in links {
      try manager.createSymbolicLink(atPath: scratch.folder.appending(path: name).path, withDestinationPath: to)
    }
    let output = links["link"] == nil ? "out" : "link"
    #expect(try FaultyShell.run("typeramp compile a.json --format=css -o \(output)/", in: scratch).status == 0)
    let found = try Snapshot(of: scratch.folder)
    for (name, to) in links { #expect(found.entries[name] == .link(to: to)) }
    #expect(try scratch.text(target) == FaultyShell.whole("out/a.css"))
    #expect(found.withoutStaging == found)
  }

  @Test func aLinkToItselfIsAnError() throws {
    let scratch = try Scratch(["a.json": FaultScenario.good])
    let link = scratch.folder.appending(path: "a.css").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.css")
    let run = try FaultyShell.run("typeramp compile a.json -o a.css", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'a.css': too many levels of symbolic links\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.css")
  }

  /// Longer than any valid path, and deeper than any call stack.
  @Test(arguments: ["x/", "../", "./", "/", "x"]) func endlessPaths(part: String) throws {
    let path = String(repeating: part, count: 100_000 / part.count)
    let scratch = try Scratch([
      "a.json": FaultScenario.good,
      "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "css", "path": "\#(path)a.css" }] }"#,
    ])
    let before = try Snapshot(of: scratch.folder)
    for command in [["compile", "a.json", "-o", path + "a.css"], ["build"]] {
      let run = try Tool.run(command, in: scratch.folder)
      #expect(!run.isKilled && run.status == 2, "\(run.status) \(run.errors.suffix(200))")
    }
    #expect(try Snapshot(of: scratch.folder) == before)
  }
}
