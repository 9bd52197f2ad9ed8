import Foundation
import TestSupport
import Testing

/// A call without arguments has done nothing, so it is no success.
@Suite struct NoArguments {
  @Test func aCallWithoutACommandShowsHelpAndFails() throws {
    let scratch = try Scratch()
    let run = try Tool.run([], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == (try Tool.run(["--help"], in: scratch.folder)).output)
    #expect(run.errors == "typeramp: error: expected a command\nSee 'typeramp --help'.\n")
  }

  /// Swift reads the arguments from a file in /proc.
  @Test(
    .enabled(if: RealFaults.hasOwnMounts, "needs the right to mount"),
    arguments: [["validate", "a.json"], ["build"], ["--version"], ["compile", "a.json", "-o", "a.css"]])
  func argumentsThatCannotBeRead(_ words: [String]) throws {
    let scratch = try Scratch(["a.json": "{"])
    let script = "mount -t tmpfs none /proc && exec \"$@\""
    let run = try Tool.run(
      URL(filePath: "/usr/bin/unshare"), ["-m", "sh", "-c", script, "sh", Tool.executable.path] + words,
      in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("typeramp: error: cannot read the arguments of this call; is /proc mounted?\n"))
  }
}
