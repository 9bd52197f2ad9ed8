import Foundation
import TestSupport
import Testing

/// Pipes that block the program, and closed standard streams.
@Suite struct StreamFaults {
  private static let files = ["a.json": FaultScenario.good, "out/a.css": "old\n"]

  private static func shell(_ script: String, in scratch: Scratch) throws -> Tool.Run {
    try Tool.run(URL(filePath: "/bin/sh"), ["-c", script, Tool.executable.path], in: scratch.folder)
  }

  @Test(arguments: [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func outputsContainNothingOfAReport(closed: String) throws {
    let scratch = try Scratch(["a.json": FaultScenario.misspelled, "b.json": FaultScenario.good])
    // The misspelled file is reported while the other is staged.
    let open = try Self.shell(
      "\"$0\" compile b.json a.json --format=css -o open/ --rule=unknown-text-style=warning", in: scratch)
    let run = try Self.shell(
      "\"$0\" compile b.json a.json --format=css -o closed/ --rule=unknown-text-style=warning \(closed)", in: scratch)
    #expect(run.status == open.status)
    for file in scratch.files where file.hasPrefix("open/") {
      #expect(try scratch.text(file) == scratch.text(file.replacing("open/", with: "closed/")))
    }
    #expect(scratch.files.contains { $0.hasPrefix("closed/") } == (open.status == 0))
  }

  @Test(arguments: [
    ("compile a.json >&-", "cannot write 'standard output': bad file descriptor"),
    ("validate a.json --rule=missing-text-style=off >&-", "cannot write 'standard output': bad file descriptor"),
    ("compile a.json - -o out/ <&-", "cannot read 'standard input': bad file descriptor"),
    ("validate - a.json <&-", "cannot read 'standard input': bad file descriptor"),
  ])
  func aClosedStreamIsAnErrorIfItIsNeeded(command: String, message: String) throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.shell("\"$0\" \(command)", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("typeramp: error: \(message)\n"), "\(run.errors)")
    #expect(try scratch.text("out/a.css") == "old\n")
  }

  @Test(.enabled(if: Strace.canTrace, "no strace, or no right to trace"))
  func noFileGetsTheNumberOfAStream() throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.shell(
      "exec strace -f -qq -e trace=openat -o trace \"$0\" compile a.json --format=css -o out/ <&- >&- 2>&-", in: scratch
    )
    #expect(run.status == 0)
    // By then the loader has closed its files.
    let lines = try scratch.text("trace").split(separator: "\n")
    let main = lines.drop { !$0.contains("\"/dev/null\"") }.drop { $0.contains("\"/dev/null\"") }
    #expect(lines.count { $0.contains("\"/dev/null\"") } == 3)
    #expect(main.contains { $0.contains("a.json") })
    #expect(main.filter { $0.hasSuffix(" = 0") || $0.hasSuffix(" = 1") || $0.hasSuffix(" = 2") } == [])
  }

  // MARK: - Streams by the names of their descriptors

  /// The earlier contents of a file stay, even if the same is written again.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/fd/0"), "no names of descriptors"),
    arguments: SlowTests.sample(["link", "/dev/stdout", "/dev/fd/1", "../$D/link"]),
    ["compile --format css", "convert --to plist"])
  func aStreamHasTheNameOfItsDescriptor(name: String, command: String) throws {
    let scratch = try Scratch(["a.json": FaultScenario.good, "kept": "kept\n"])
    let run = try Self.shell(
      """
      ln -s /dev/stdout link; D=$(basename "$PWD"); set -e
      "$0" \(command) a.json > expected; (cat kept expected expected) > both
      cp kept got; "$0" \(command) a.json -o "\(name)" >> got; "$0" \(command) a.json -o "\(name)" >> got; cmp got both
      cp expected got; "$0" \(command) a.json -o "\(name)" >> got; cat expected expected | cmp - got
      "$0" \(command) a.json -o "\(name)" > got; cmp got expected
      "$0" \(command) a.json -o "\(name)" | cmp - expected
      [ -L link ] && ls -A
      """, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "a.json\nboth\nexpected\ngot\nkept\nlink\n")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "no bash"))
  func aProcessIsWrittenTo() throws {
    let scratch = try Scratch(["a.json": FaultScenario.good])
    let script = """
      "$0" compile a.json -o expected.css; "$0" compile a.json --format css -o >(cat > got) || exit
      wait $!; cmp got expected.css
      """
    let run = try Tool.run(URL(filePath: "/bin/bash"), ["-c", script, Tool.executable.path], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/fd/0"), "no names of descriptors"))
  func aPipeWhoseReaderIsGoneIsAnError() throws {
    let scratch = try Scratch(["a.json": FaultScenario.good])
    let run = try Self.shell(
      "mkfifo pipe; : < pipe & exec 3> pipe; wait; \"$0\" compile a.json --format css -o /dev/stdout >&3; echo $? >&2",
      in: scratch)
    #expect(run.errors.hasPrefix("typeramp: error: cannot write '/dev/stdout': "), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n2\n"))
  }

  // MARK: - Waiting

  @Test func aPipeWithASlowReaderGetsEverything() throws {
    let entries = (0..<3000).map { #""name\#($0)": { "value": \#($0 + 1) }"# }.joined(separator: ",")
    let scratch = try Scratch(["a.json": #"{ "metrics": { \#(entries) } }"#])
    let run = try Self.shell(
      """
      mkfifo pipe; (head -c 10; cat) < pipe > got & "$0" compile a.json --format=css -o pipe
      status=$?; wait; "$0" compile a.json -o expected.css; cmp got expected.css && exit $status
      """, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    // More than a pipe accepts at once.
    #expect(try scratch.text("expected.css").utf8.count > 1 << 16)
  }

  /// Waits that may last forever, with an output that may already be staged.
  @Test(
    .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"),
    arguments: [
      ["compile", "a.json", "--format=css", "-o", "out/a.css", "-o", "pipe"],
      ["compile", "a.json", "pipe", "--format=css", "-o", "out/"],
      ["compile", "a.json", "-", "--format=css", "-o", "out/"],
    ], [Fault.Signal.interrupt, .terminate, .hangup])
  func aWaitIsInterrupted(command: [String], signal: Fault.Signal) throws {
    let scratch = try Scratch(Self.files)
    #expect(try Self.shell("mkfifo pipe", in: scratch).status == 0)
    let input = Pipe()
    let process = try Tool.start(command, in: scratch.folder, input: input)
    #expect(Wait.untilAsleep(process))
    kill(process.processIdentifier, signal.rawValue)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal.rawValue)
    let names = FileManager.default.enumerator(atPath: scratch.folder.path)?.compactMap { $0 as? String }.sorted()
    #expect(names == ["a.json", "out", "out/a.css", "pipe"])
    #expect(try scratch.text("out/a.css") == "old\n")
  }

  /// More inputs than are compiled before the first output is staged.
  @Test(.enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"))
  func aPipeAfterManyInputsIsInterrupted() throws {
    var files = [
      "typeramp.json": #"""
      { "inputs": ["in/*.json", "pipe"], "outputs": [{ "format": "css", "path": "out/{name}.css" }] }
      """#
    ]
    for number in 100..<400 { files["in/a\(number).json"] = FaultScenario.good }
    let scratch = try Scratch(files)
    #expect(try Self.shell("mkfifo pipe", in: scratch).status == 0)
    let process = try Tool.start(["build"], in: scratch.folder)
    #expect(Wait.untilAsleep(process))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted() == [
        "in", "pipe", "typeramp.json",
      ])
  }

  /// A regular file whose opening waits as long as another process holds a lease on it.
  @Test(
    .enabled(if: Python.any != nil && FileManager.default.fileExists(atPath: "/proc/self"), "leases are Linux'"),
    arguments: ["compile a.json b.json -o out/", "validate b.json", "compile a.json -o b.json"])
  func aFileThatBlocksItsReadersIsRefused(command: String) throws {
    let scratch = try Scratch(["a.json": FaultScenario.good, "b.json": FaultScenario.good])
    let script = """
      import fcntl, os, signal, subprocess, sys
      signal.signal(signal.SIGIO, signal.SIG_IGN)
      file = os.open("b.json", os.O_RDWR)
      try: fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
      except OSError: sys.exit(77)
      sys.exit(subprocess.run(sys.argv[1:]).returncode)
      """
    guard let python = Python.any else { return }
    let words = command.split(separator: " ").map(String.init)
    let run = try Tool.run(python, ["-c", script, Tool.executable.path] + words, in: scratch.folder)
    if run.status == 77 { return }
    if command.hasSuffix("-o b.json") {
      // A file that cannot be compared is replaced.
      #expect(run.status == 0, "\(run.errors)")
    } else {
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot read 'b.json': resource temporarily unavailable\n"), "\(run.errors)")
    }
  }

  /// `nohup`, and background jobs of a shell: an ignored signal stops nothing.
  @Test(
    .enabled(if: Strace.canTrace, "no strace, or no right to trace"),
    arguments: SlowTests.sample(["HUP", "INT", "TERM"]))
  func aSignalThatIsIgnoredStopsNothing(signal: String) throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.shell(
      """
      trap '' \(signal); exec strace -f -qq -o /dev/null -e trace=renameat,write,openat \
        -e inject=renameat,write,openat:signal=SIG\(signal) "$0" compile a.json --format=css --format=swift -o out/
      """, in: scratch)
    #expect(run.status == 0 && !run.isKilled)
    #expect(scratch.files == ["a.json", "out/TypeRamp.swift", "out/a.css", "out/a.swift"])
  }
}
