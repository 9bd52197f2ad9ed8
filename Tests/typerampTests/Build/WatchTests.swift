import Foundation
import TestSupport
import Testing

/// `typeramp build --watch` as a process that is interrupted.
@Suite(.enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1")) struct Watch {
  @Test func itBuildsWhatChangesUntilItIsInterrupted() throws {
    let scratch = try Scratch([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good,
      "Styles/B.json": CompileCommand.good,
    ])
    let errors = scratch.folder.appending(path: "errors")
    let process = try Self.watching(scratch, errors: errors)
    defer { process.terminate() }

    #expect(Wait.until { scratch.files.contains("web/B.css") })
    let untouched = try Self.date(scratch, "web/B.css")
    // An editor that writes in place, one that replaces the file, a new file, and a removed file.
    try scratch.write(CompileCommand.good.replacing("17", with: "18"), to: "Styles/A.json")
    #expect(Wait.until { try scratch.text("web/A.css").contains("18px") })
    try scratch.write(CompileCommand.good.replacing("17", with: "19"), to: "Styles/A.tmp")
    let move = URL(filePath: "/bin/mv")
    #expect(try Tool.run(move, ["Styles/A.tmp", "Styles/A.json"], in: scratch.folder).status == 0)
    #expect(Wait.until { try scratch.text("web/A.css").contains("19px") })
    try scratch.write(CompileCommand.good, to: "Styles/C.json")
    #expect(Wait.until { scratch.files.contains("web/C.css") })
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Styles/C.json"))
    #expect(Wait.until { !scratch.files.contains("web/C.css") })
    #expect(try Self.date(scratch, "web/B.css") == untouched)
    // A mistake is reported, and watching continues.
    try scratch.write(CompileCommand.bad, to: "Styles/A.json")
    #expect(Wait.until { try scratch.text("errors").contains("unknown text style 'titel'") })
    try scratch.write(CompileCommand.good.replacing("17", with: "20"), to: "Styles/A.json")
    #expect(Wait.until { try scratch.text("web/A.css").contains("20px") })

    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(!scratch.files.contains { $0.hasSuffix(".tmp") })
  }

  /// After a run that could not write, the next change makes all outputs.
  @Test func outputsThatCouldNotBeWrittenAreMadeLater() throws {
    let scratch = try Scratch([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good,
      "Styles/B.json": CompileCommand.good, "web": "in the way",
    ])
    let errors = scratch.folder.appending(path: "errors")
    let process = try Self.watching(scratch, errors: errors)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    #expect(Wait.until { try scratch.text("errors").contains("cannot write 'web/A.css'") })
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "web"))
    try scratch.write(CompileCommand.good.replacing("17", with: "18"), to: "Styles/A.json")
    #expect(Wait.until { try scratch.text("web/A.css").contains("18px") })
    #expect(Wait.until { scratch.files.contains("web/B.css") })
  }

  private static func watching(
    _ scratch: Scratch, _ arguments: [String] = [], errors: URL? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["build", "--watch"] + arguments
    process.currentDirectoryURL = scratch.folder
    if let errors { try Data().write(to: errors) }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try errors.map(FileHandle.init(forWritingTo:)) ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  /// With the configuration in it, or only inputs.
  @Test(arguments: ["top/deep", "top/deep/Styles"]) func aFolderThatIsMovedAwayAndComesBackIsWatched(moved: String)
    throws
  {
    let scratch = try Scratch([
      "top/deep/typeramp.json": BuildCommand.configuration, "top/deep/Styles/A.json": CompileCommand.good,
    ])
    let process = try Self.watching(scratch, ["--config", "top/deep/typeramp.json"])
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    // A build would make the folder again if it were moved before the end.
    #expect(Wait.until { scratch.files.contains("top/deep/web/A.css") } && Wait.untilAsleep(process))
    let (here, away) = (scratch.folder.appending(path: moved), scratch.folder.appending(path: "away"))
    try FileManager.default.moveItem(at: here, to: away)
    #expect(Wait.untilAsleep(process))
    // The copy appears at once: a build that begins while files are copied would write files that the copy has too.
    let copy = scratch.folder.appending(path: "copy")
    try FileManager.default.copyItem(at: away, to: copy)
    try FileManager.default.moveItem(at: copy, to: here)
    #expect(Wait.untilAsleep(process))
    try scratch.write(CompileCommand.good.replacing("17", with: "21"), to: "top/deep/Styles/A.json")
    #expect(Wait.until { try scratch.text("top/deep/web/A.css").contains("21px") })
  }

  @Test func outputsThatAreRemovedComeBackWithTheNextChange() throws {
    let scratch = try Scratch([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good,
      "Styles/B.json": CompileCommand.good,
    ])
    let process = try Self.watching(scratch)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    #expect(Wait.until { scratch.files.contains("web/B.css") })
    #expect(Wait.untilAsleep(process))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "web"))
    try scratch.write(CompileCommand.good.replacing("17", with: "18"), to: "Styles/A.json")
    #expect(Wait.until { try scratch.text("web/A.css").contains("18px") })
    #expect(Wait.until { scratch.files.contains("web/B.css") })
  }

  /// Files that design tokens refer to are part of their input.
  @Test func aReferencedFileThatChangesIsBuilt() throws {
    let configuration = #"""
      { "inputs": ["p/brand.resolver.json"], "contexts": { "density": "regular" },
        "outputs": [{ "format": "css", "path": "web/{name}.css" }] }
      """#
    let scratch = try Scratch(ReferencedFileTests.files.merging(["typeramp.json": configuration]) { $1 })
    let process = try Self.watching(scratch)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    #expect(Wait.until { try scratch.text("web/brand.css").contains("17px") })
    #expect(Wait.untilAsleep(process))
    let base = try scratch.text("p/tokens/base.tokens.json")
    try scratch.write(base.replacing("17", with: "22"), to: "p/tokens/base.tokens.json")
    #expect(Wait.until { try scratch.text("web/brand.css").contains("22px") })
  }

  /// A missing file is noticed when it is created, though the document that refers to it is unchanged.
  @Test func aMissingReferencedFileIsBuiltOnceCreated() throws {
    let configuration = #"{ "inputs": ["a.tokens.json"], "outputs": [{ "format": "css", "path": "web/{name}.css" }] }"#
    let base = try #require(RebuildTests.files["base.tokens.json"])
    let scratch = try Scratch([
      "typeramp.json": configuration, "a.tokens.json": try #require(RebuildTests.files["refers.tokens.json"]),
    ])
    let errors = scratch.folder.appending(path: "errors")
    let process = try Self.watching(scratch, errors: errors)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    #expect(Wait.until { try scratch.text("errors").contains("base.tokens.json") })
    #expect(Wait.untilAsleep(process))
    try scratch.write(base, to: "base.tokens.json")
    #expect(Wait.until { try scratch.text("web/a.css").contains("17px") })
  }

  /// A foreign file at the path of an output: the build is made with the next event after its removal.
  @Test func aBuildThatWasRefusedIsMadeLater() throws {
    let scratch = try Scratch([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good, "web/A.css": "by hand",
    ])
    let errors = scratch.folder.appending(path: "errors")
    let process = try Self.watching(scratch, errors: errors)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    #expect(Wait.until { try scratch.text("errors").contains("was not generated by typeramp") })
    #expect(Wait.untilAsleep(process))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "web/A.css"))
    try scratch.write(BuildCommand.configuration, to: "typeramp.json")
    #expect(Wait.until { scratch.files.contains("web/A.css") })
  }

  /// Whatever a run waits for, here a pipe without a writer.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aRunIsInterrupted(signal: Int32) throws {
    let configuration = #"{ "inputs": ["a.json", "pipe"], "outputs": [{ "format": "css", "path": "{name}.css" }] }"#
    let scratch = try Scratch(["typeramp.json": configuration, "a.json": CompileCommand.good])
    #expect(try Tool.run(URL(filePath: "/bin/sh"), ["-c", "mkfifo pipe"], in: scratch.folder).status == 0)
    let process = try Self.watching(scratch)
    #expect(Wait.untilAsleep(process))
    kill(process.processIdentifier, signal)
    #expect(Wait.until { !process.isRunning })
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    #expect(names == ["a.json", "pipe", "typeramp.json"])
  }

  /// More descriptors than `select` supports.
  @Test(.enabled(if: Python.any != nil, "no Python")) func aProcessWithManyDescriptorsWatches() throws {
    guard let python = Python.any else { return }
    let scratch = try Scratch(["typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good])
    let script = """
      import os, resource, sys
      hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
      try: resource.setrlimit(resource.RLIMIT_NOFILE, (2100, hard))
      except (OSError, ValueError): sys.exit(77)
      for _ in range(2000): os.set_inheritable(os.dup(0), True)
      os.execv(sys.argv[1], [sys.argv[1], "build", "--watch"])
      """
    let process = Process()
    process.executableURL = python
    process.arguments = ["-c", script, Tool.executable.path]
    process.currentDirectoryURL = scratch.folder
    try process.run()
    guard Wait.untilAsleep(process) else { return #expect(process.terminationStatus == 77) }
    #expect(Wait.until { scratch.files.contains("web/A.css") } && Wait.untilAsleep(process))
    try scratch.write(CompileCommand.good, to: "Styles/B.json")
    #expect(Wait.until { scratch.files.contains("web/B.css") } && Wait.untilAsleep(process))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static func date(_ scratch: Scratch, _ name: String) throws -> Date? {
    let path = scratch.folder.appending(path: name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
