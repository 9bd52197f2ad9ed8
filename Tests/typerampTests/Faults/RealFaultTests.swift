import Foundation
import TestSupport
import Testing

/// Faults of real machines, made by the shell: limits, full and read-only file systems.
@Suite struct RealFaults {
  static let hasOwnMounts: Bool = {
    let run = try? Tool.run(
      URL(filePath: "/bin/sh"), ["-c", "unshare -m mount -t tmpfs tmpfs ."], in: FileManager.default.temporaryDirectory)
    return run?.status == 0
  }()

  private static func run(_ command: String, in scratch: Scratch, under limit: String) throws -> Tool.Run {
    try FaultyShell.run("\(limit); typeramp \(command)", in: scratch)
  }

  // MARK: - Limits

  @Test func aFileSizeLimitPreventsTheOtherOutputs() throws {
    let scratch = try Scratch(FaultyShell.files)
    let run = try Self.run(FaultyShell.command, in: scratch, under: "ulimit -f 8")
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'out/a.css': file too large\n")
    #expect(try Snapshot(of: scratch.folder).entries.keys.sorted() == ["a.json", "out", "out/a.css", "out/kept"])
    #expect(try scratch.text("out/a.css") == "old\n")
  }

  @Test func standardOutputThatMayNotGrowIsAnError() throws {
    let scratch = try Scratch(FaultyShell.files)
    let run = try Self.run("compile a.json --format=css > piece", in: scratch, under: "ulimit -f 8")
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'standard output': file too large\n")
  }

  @Test(arguments: SlowTests.sample(Array(3...12), of: 3)) func fewDescriptors(limit: Int) throws {
    let scratch = try Scratch(FaultyShell.files)
    let before = try Snapshot(of: scratch.folder)
    let run = try Self.run(FaultyShell.command, in: scratch, under: "ulimit -n \(limit)")
    let after = try Snapshot(of: scratch.folder)
    // The loader may need more: then nothing has begun.
    #expect(run.status == 0 || after == before, "\(run.status) \(run.errors)")
    if run.status == 0 { #expect(try scratch.text("out/a.css") == FaultyShell.whole("out/a.css")) }
    #expect(limit < 8 || run.status == 0, "\(run.errors)")
  }

  /// Threads have 512 KiB of stack on macOS, and 128 KiB with musl, where a release needs less. A debug build needs up
  /// to 210, whatever the input, with the environment on the stack of the main thread.
  @Test(arguments: ["256", "512"]) func threadsWithLittleStack(limit: String) throws {
    let nested = [
      String(repeating: "[", count: 511) + String(repeating: "]", count: 511),
      String(repeating: #"{"a":"#, count: 510) + "{}" + String(repeating: "}", count: 510),
      #"{"a":{"$type":"typography","$value":"# + String(repeating: #"{"x":"#, count: 480) + "1"
        + String(repeating: "}", count: 482),
    ]
    let configuration = #"{"inputs":["*.tokens"],"outputs":[{"format":"css","path":"out/{name}.css"}]}"#
    let files = (0..<12).map { ("\($0).tokens", nested[$0 % nested.count]) } + [("typeramp.json", configuration)]
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: files))
    let expected = try Tool.run(["build", "--quiet", "--jobs=4"], in: scratch.folder)
    let run = try Self.run("build --quiet --jobs=4", in: scratch, under: "ulimit -s \(limit)")
    #expect(run.status == 1)
    #expect(run.errors == expected.errors)
  }

  @Test func anEmptyEnvironment() throws {
    let scratch = try Scratch(FaultyShell.files)
    #expect(try FaultyShell.run("env -i '\(Tool.executable.path)' \(FaultyShell.command)", in: scratch).status == 0)
    #expect(try scratch.text("out/a.css") == FaultyShell.whole("out/a.css"))
  }

  @Test(arguments: ["compile ../a.json -o x.css", "compile a.json", "validate .", "build"])
  func aRemovedWorkingDirectory(command: String) throws {
    let scratch = try Scratch(FaultyShell.files)
    let run = try FaultyShell.run("mkdir gone; cd gone; rmdir ../gone; typeramp \(command)", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("typeramp: error: "), "\(run.errors)")
    #expect(try Snapshot(of: scratch.folder).entries.keys.sorted() == ["a.json", "out", "out/a.css", "out/kept"])
  }

  // MARK: - File systems

  @Test(
    .enabled(if: hasOwnMounts, "no right to mount"),
    arguments: SlowTests.sample([8, 0, 4, 12, 16, 20, 24, 28, 32, 128]))
  func aFullFileSystem(freeKilobytes: Int) throws {
    let scratch = try Scratch(FaultyShell.files)
    let script = """
      unshare -m sh -c 'mount -t tmpfs -o size=256k tmpfs out && echo old > out/a.css && echo kept > out/kept &&
        head -c \((248 - freeKilobytes) * 1024) /dev/zero > out/ballast
        "$0" \(FaultyShell.command); status=$?
        (cd out; rm ballast; ls -A; cat a.css kept) > found; exit $status' '\(Tool.executable.path)'
      """
    let run = try FaultyShell.run(script, in: scratch)
    let found = try scratch.text("found")
    if run.status == 0 {
      #expect(found == "TypeRamp.swift\na.css\na.swift\nkept\n" + (try FaultyShell.whole("out/a.css")) + "kept\n")
    } else {
      #expect(run.status == 2)
      #expect(run.errors.contains("no space left on device"), "\(run.errors)")
      #expect(found == "a.css\nkept\nold\nkept\n")
    }
    #expect(freeKilobytes > 16 || run.status == 2)
    #expect(freeKilobytes < 128 || run.status == 0)
  }

  @Test(.enabled(if: hasOwnMounts, "no right to mount")) func aReadOnlyFileSystem() throws {
    let scratch = try Scratch(FaultyShell.files)
    let script = """
      unshare -m sh -c 'mount -t tmpfs tmpfs out && echo old > out/a.css && mount -o remount,ro out
        "$0" \(FaultyShell.command); status=$?
        ls -A out > found; exit $status' '\(Tool.executable.path)'
      """
    let run = try FaultyShell.run(script, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot write 'out/a.css': read-only file system\n")
    #expect(try scratch.text("found") == "a.css\n")
  }

  /// Many folders on either of two file systems.
  @Test(.enabled(if: hasOwnMounts, "no right to mount")) func twoFileSystems() throws {
    let scratch = try Scratch(FaultyShell.files)
    let script = """
      unshare -m sh -c 'mount -t tmpfs tmpfs out
        "$0" compile a.json -o out/a.css -o here/a.css || exit
        cmp out/a.css here/a.css && ls -A out here' '\(Tool.executable.path)'
      """
    #expect(try FaultyShell.run(script, in: scratch).output == "here:\na.css\n\nout:\na.css\n")
  }
}
