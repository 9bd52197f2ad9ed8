import Foundation
import TestSupport
import Testing

/// Bad paths for reading and writing: a clear message, status 2, and nothing lost.
@Suite struct BadPaths {
  private static let input = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  private static let isRoot = getuid() == 0
  private static let stepDown = "/usr/bin/setpriv"
  private static let canStepDown = FileManager.default.isExecutableFile(atPath: stepDown)
  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test(arguments: [
    ("missing.json", "cannot read 'missing.json': no such file or directory"),
    ("a.json/b", "cannot read 'a.json/b': not a directory"),
    ("", "cannot read '': no such file or directory"),
  ])
  func inputs(path: String, expected: String) throws {
    let scratch = try Scratch(["a.json": Self.input])
    let run = try Tool.run(["compile", path, "-o", "out.json"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: \(expected)\n")
    #expect(scratch.files == ["a.json"])
  }

  @Test(arguments: [
    ("a.json/out.css", "cannot write 'a.json/out.css': not a directory"),
    ("file/deep/out.css", "cannot write 'file/deep/out.css': not a directory"),
    ("/dev/full", "cannot write '/dev/full': no space left on device"),
    ("/proc/nothing/out.css", "cannot write '/proc/nothing/out.css': no such file or directory"),
  ])
  func outputs(path: String, expected: String) throws {
    guard Self.hasFullDevice || !path.hasPrefix("/") else { return }
    let scratch = try Scratch(["a.json": Self.input, "file": "kept"])
    let run = try Tool.run(["compile", "a.json", "--format=css", "-o", path], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: \(expected)\n")
    #expect(scratch.files == ["a.json", "file"])
    #expect(try scratch.text("file") == "kept")
  }

  @Test func oneBadOutputPreventsTheOthers() throws {
    let scratch = try Scratch(["a.json": Self.input, "good.json": "old", "file": "kept"])
    let run = try Tool.run(["compile", "a.json", "-o", "good.json", "-o", "file/x.json"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(try scratch.text("good.json") == "old")
    #expect(scratch.files == ["a.json", "file", "good.json"])
  }

  @Test func aFullDevicePreventsTheOtherOutputs() throws {
    guard Self.hasFullDevice else { return }
    let scratch = try Scratch(["a.json": Self.input, "good.json": "old"])
    let arguments = ["compile", "a.json", "--format=json", "-o", "good.json", "-o", "/dev/full"]
    #expect(try Tool.run(arguments, in: scratch.folder).status == 2)
    #expect(try scratch.text("good.json") == "old")
    #expect(scratch.files == ["a.json", "good.json"])
  }

  @Test func findingsAreStillReported() throws {
    let scratch = try Scratch(["a.json": Self.input, "bad.json": "[]", "file": "kept"])
    let run = try Tool.run(["compile", "a.json", "bad.json", "-o", "file/"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("bad.json:1:1: error: expected a dictionary of text styles, not an array"))
    #expect(run.errors.contains("cannot write 'file/a.json': not a directory"))
  }

  @Test func aBrokenLinkStaysALink() throws {
    let scratch = try Scratch(["a.json": Self.input, "real/x": ""])
    let link = scratch.folder.appending(path: "out.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/out.json")
    #expect(try Tool.run(["compile", "a.json", "-o", "out.json"], in: scratch.folder).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/out.json")
    #expect(try scratch.text("real/out.json").hasPrefix("{"))
  }

  // The superuser may read and write everything, so the program then runs as the user nobody.
  @Test(.enabled(if: !isRoot || canStepDown, "root, and no setpriv")) func withoutPermission() throws {
    let scratch = try Scratch([
      "a.json": Self.input, "secret.json": Self.input, "locked/x": "", "bin/x": "", "kept/out.css": "old",
      "kept/old.json": "old",
      "kept/fix.json": Self.input.replacing("body", with: "bdy"),
    ])
    let program = scratch.folder.appending(path: "bin/typeramp")
    try FileManager.default.copyItem(at: Tool.executable, to: program)
    for (name, mode) in [
      ("secret.json", 0o000), ("locked", 0o500), ("kept", 0o777), ("kept/out.css", 0o444),
      ("kept/old.json", 0o444), ("kept/fix.json", 0o444),
    ] {
      let path = scratch.folder.appending(path: name).path
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    func run(_ arguments: String...) throws -> Tool.Run {
      guard Self.isRoot else { return try Tool.run(program, arguments, in: scratch.folder) }
      let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", program.path]
      return try Tool.run(URL(filePath: Self.stepDown), nobody + arguments, in: scratch.folder)
    }
    let write = try run("compile", "a.json", "-o", "locked/out.css")
    #expect(write.status == 2)
    #expect(write.errors == "typeramp: error: cannot write 'locked/out.css': permission denied\n")
    let kept = try run("compile", "a.json", "-o", "kept/out.css")
    #expect(kept.status == 2)
    #expect(kept.errors == "typeramp: error: cannot write 'kept/out.css': permission denied\n")
    let converted = try run("convert", "a.json", "--to=dtcg", "-o", "kept/old.json")
    #expect(converted.status == 2)
    #expect(converted.errors.hasSuffix("typeramp: error: cannot write 'kept/old.json': permission denied\n"))
    let fixed = try run("validate", "kept/fix.json", "--fix")
    #expect(fixed.status == 2)
    #expect(fixed.errors == "typeramp: error: cannot write 'kept/fix.json': permission denied\n")
    #expect(try scratch.text("kept/out.css") == "old")
    #expect(try scratch.text("kept/fix.json") == Self.input.replacing("body", with: "bdy"))
    let read = try run("validate", "secret.json", "locked", "a.json", "--rule=missing-text-style=off")
    #expect(read.status == 2)
    #expect(read.errors.contains("cannot read 'secret.json': permission denied\n"))
    #expect(read.output == "")
  }

  @Test func anEndlessInputIsRefused() throws {
    guard FileManager.default.fileExists(atPath: "/dev/zero") else { return }
    let scratch = try Scratch()
    let run = try Tool.run(["compile", "/dev/zero"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot read '/dev/zero': it is larger than 256 MiB\n")
  }

  @Test(arguments: ["compile a.json >&-", "compile a.json > /dev/full", "--help | (exec true)"])
  func closedAndFullStandardOutput(command: String) throws {
    guard Self.hasFullDevice else { return }
    let scratch = try Scratch(["a.json": Self.input])
    // The only reader of the pipe ends before the program writes.
    let script =
      command.contains("|")
      ? "mkfifo pipe; : < pipe & exec 3> pipe; wait; '\(Tool.executable.path)' --help >&3; echo $? >&2"
      : "'\(Tool.executable.path)' \(command); echo $? >&2"
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder)
    #expect(run.errors.hasPrefix("typeramp: error: cannot write 'standard output': "), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n2\n"))
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    let scratch = try Scratch(["a.json": Self.input])
    let run = try Tool.run(["compile", "a.json", "--format=css", "-o", "/dev/null"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
