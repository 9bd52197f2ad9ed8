import Foundation
import TestSupport
import Testing

/// Faults that a machine really has, made by the shell: limits, full and locked file systems, links, pipes, closed streams.
@Suite struct RealFaults {
  private static let files = ["a.json": FaultScenario.good, "out/a.css": "old\n", "out/kept": "kept\n"]
  private static let command = "compile a.json --format=css --format=swift -o out/"
  private static let hasOwnMounts: Bool = {
    let run = try? Tool.run(
      URL(filePath: "/bin/sh"), ["-c", "unshare -m mount -t tmpfs tmpfs ."], in: FileManager.default.temporaryDirectory)
    return run?.status == 0
  }()

  /// Runs a script, in which `typeramp` is the program.
  private static func run(_ script: String, in scratch: Scratch) throws -> Tool.Run {
    let function = "typeramp() { '\(Tool.executable.path)' \"$@\"; }\n"
    return try Tool.run(URL(filePath: "/bin/sh"), ["-c", function + script], in: scratch.folder)
  }

  /// What the command writes where nothing is in its way.
  private static func whole(_ name: String) throws -> String {
    let scratch = try Scratch(files)
    #expect(try run("typeramp \(command)", in: scratch).status == 0)
    return try scratch.text(name)
  }

  private static func run(_ command: String, in scratch: Scratch, under limit: String) throws -> Tool.Run {
    try run("\(limit); typeramp \(command)", in: scratch)
  }

  // MARK: - Limits

  @Test func aFileThatMayNotGrowKeepsBackTheOthers() throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.run(Self.command, in: scratch, under: "ulimit -f 8")
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'out/a.css': file too large\n")
    #expect(try Snapshot(of: scratch.folder).entries.keys.sorted() == ["a.json", "out", "out/a.css", "out/kept"])
    #expect(try scratch.text("out/a.css") == "old\n")
  }

  @Test func standardOutputThatMayNotGrowIsAnError() throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.run("compile a.json --format=css > piece", in: scratch, under: "ulimit -f 8")
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'standard output': file too large\n")
  }

  @Test(arguments: 3...12) func fewDescriptors(limit: Int) throws {
    let scratch = try Scratch(Self.files)
    let before = try Snapshot(of: scratch.folder)
    let run = try Self.run(Self.command, in: scratch, under: "ulimit -n \(limit)")
    let after = try Snapshot(of: scratch.folder)
    // The loader may want more: then nothing has begun.
    #expect(run.status == 0 || after == before, "\(run.status) \(run.errors)")
    if run.status == 0 { #expect(try scratch.text("out/a.css") == Self.whole("out/a.css")) }
    #expect(limit < 8 || run.status == 0, "\(run.errors)")
  }

  @Test func anEmptyEnvironment() throws {
    let scratch = try Scratch(Self.files)
    #expect(try Self.run("env -i '\(Tool.executable.path)' \(Self.command)", in: scratch).status == 0)
    #expect(try scratch.text("out/a.css") == Self.whole("out/a.css"))
  }

  @Test(arguments: ["compile ../a.json -o x.css", "compile a.json", "validate .", "build"])
  func aFolderThatIsGone(command: String) throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.run("mkdir gone; cd gone; rmdir ../gone; typeramp \(command)", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("typeramp: error: "), "\(run.errors)")
    #expect(try Snapshot(of: scratch.folder).entries.keys.sorted() == ["a.json", "out", "out/a.css", "out/kept"])
  }

  // MARK: - File systems

  @Test(.enabled(if: hasOwnMounts, "no right to mount"), arguments: [0, 4, 8, 12, 16, 20, 24, 28, 32, 64])
  func aFileSystemThatIsFull(freeKilobytes: Int) throws {
    let scratch = try Scratch(Self.files)
    let script = """
      unshare -m sh -c 'mount -t tmpfs -o size=128k tmpfs out && echo old > out/a.css && echo kept > out/kept &&
        head -c \((120 - freeKilobytes) * 1024) /dev/zero > out/ballast
        "$0" \(Self.command); status=$?
        (cd out; rm ballast; ls -A; cat a.css kept) > found; exit $status' '\(Tool.executable.path)'
      """
    let run = try Self.run(script, in: scratch)
    let found = try scratch.text("found")
    if run.status == 0 {
      #expect(found == "a.css\na.swift\nkept\n" + (try Self.whole("out/a.css")) + "kept\n")
    } else {
      #expect(run.status == 2)
      #expect(run.errors.contains("no space left on device"), "\(run.errors)")
      #expect(found == "a.css\nkept\nold\nkept\n")
    }
    #expect(freeKilobytes > 16 || run.status == 2)
    #expect(freeKilobytes < 64 || run.status == 0)
  }

  @Test(.enabled(if: hasOwnMounts, "no right to mount")) func aFileSystemThatIsLocked() throws {
    let scratch = try Scratch(Self.files)
    let script = """
      unshare -m sh -c 'mount -t tmpfs tmpfs out && echo old > out/a.css && mount -o remount,ro out
        "$0" \(Self.command); status=$?
        ls -A out > found; exit $status' '\(Tool.executable.path)'
      """
    let run = try Self.run(script, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'out/a.css': read-only file system\n")
    #expect(try scratch.text("found") == "a.css\n")
  }

  /// Many folders that may be on any of two file systems.
  @Test(.enabled(if: hasOwnMounts, "no right to mount")) func twoFileSystems() throws {
    let scratch = try Scratch(Self.files)
    let script = """
      unshare -m sh -c 'mount -t tmpfs tmpfs out
        "$0" compile a.json -o out/a.css -o here/a.css || exit
        cmp out/a.css here/a.css && ls -A out here' '\(Tool.executable.path)'
      """
    #expect(try Self.run(script, in: scratch).output == "here:\na.css\n\nout:\na.css\n")
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
    #expect(try Self.run("typeramp compile a.json --format=css -o \(output)/", in: scratch).status == 0)
    let found = try Snapshot(of: scratch.folder)
    for (name, to) in links { #expect(found.entries[name] == .link(to: to)) }
    #expect(try scratch.text(target) == Self.whole("out/a.css"))
    #expect(found.withoutStaging == found)
  }

  @Test func aLinkToItselfIsAnError() throws {
    let scratch = try Scratch(["a.json": FaultScenario.good])
    let link = scratch.folder.appending(path: "a.css").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.css")
    let run = try Self.run("typeramp compile a.json -o a.css", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'a.css': too many levels of symbolic links\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.css")
  }

  /// Longer than any path may be, and deeper than any call stack.
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
