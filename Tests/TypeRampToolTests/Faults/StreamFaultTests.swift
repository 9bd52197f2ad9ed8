import Foundation
import TestSupport
import Testing

/// Pipes that keep the program waiting, and standard streams that are closed.
@Suite struct StreamFaults {
  private static let files = ["a.json": FaultScenario.good, "out/a.css": "old\n"]

  private static func shell(_ script: String, in scratch: Scratch) throws -> Tool.Run {
    try Tool.run(URL(filePath: "/bin/sh"), ["-c", script, Tool.executable.path], in: scratch.folder)
  }

  @Test(arguments: [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func outputsGetNothingOfAReport(closed: String) throws {
    let scratch = try Scratch(["a.json": FaultScenario.misspelled, "b.json": FaultScenario.good])
    // The misspelled one is reported while the other is staged.
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
  func aClosedStreamIsAnErrorWhereItIsWanted(command: String, message: String) throws {
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
    // The loader has finished with its files by then.
    let lines = try scratch.text("trace").split(separator: "\n")
    let main = lines.drop { !$0.contains("\"/dev/null\"") }.drop { $0.contains("\"/dev/null\"") }
    #expect(lines.count { $0.contains("\"/dev/null\"") } == 3)
    #expect(main.contains { $0.contains("a.json") })
    #expect(main.filter { $0.hasSuffix(" = 0") || $0.hasSuffix(" = 1") || $0.hasSuffix(" = 2") } == [])
  }

  // MARK: - Waiting

  @Test func aPipeWithASlowReaderGetsEverything() throws {
    let entries = (0..<3000).map { #""name\#($0)": { "value": \#($0 + 1) }"# }.joined(separator: ",")
    let scratch = try Scratch(["a.json": #"{ "metrics": { \#(entries) } }"#])
    let run = try Self.shell(
      """
      mkfifo pipe; (sleep 0.3; head -c 10; sleep 0.1; cat) < pipe > got & "$0" compile a.json --format=css -o pipe
      status=$?; wait; "$0" compile a.json -o expected.css; cmp got expected.css && exit $status
      """, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    // More than a pipe takes at once.
    #expect(try scratch.text("expected.css").utf8.count > 1 << 16)
  }

  /// Waits that may last for ever, with an output that is or may be staged already.
  @Test(
    arguments: [
      ["compile", "a.json", "--format=css", "-o", "out/a.css", "-o", "pipe"],
      ["compile", "a.json", "pipe", "--format=css", "-o", "out/"],
      ["compile", "a.json", "-", "--format=css", "-o", "out/"],
    ], [Fault.Signal.interrupt, .terminate, .hangup])
  func aWaitIsInterrupted(command: [String], signal: Fault.Signal) throws {
    let scratch = try Scratch(Self.files)
    #expect(try Self.shell("mkfifo pipe", in: scratch).status == 0)
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = command
    process.currentDirectoryURL = scratch.folder
    let input = Pipe()
    process.standardInput = input
    try Tool.withSignals { try process.run() }
    Thread.sleep(forTimeInterval: 0.3)
    #expect(process.isRunning)
    kill(process.processIdentifier, signal.rawValue)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal.rawValue)
    let names = FileManager.default.enumerator(atPath: scratch.folder.path)?.compactMap { $0 as? String }.sorted()
    #expect(names == ["a.json", "out", "out/a.css", "pipe"])
    #expect(try scratch.text("out/a.css") == "old\n")
  }

  /// `nohup`, and a job in the background of a shell: a signal that is ignored stops nothing.
  @Test(.enabled(if: Strace.canTrace, "no strace, or no right to trace"), arguments: ["HUP", "INT", "TERM"])
  func aSignalThatIsIgnoredStopsNothing(signal: String) throws {
    let scratch = try Scratch(Self.files)
    let run = try Self.shell(
      """
      trap '' \(signal); exec strace -f -qq -o /dev/null -e trace=rename,write,openat \
        -e inject=rename,write,openat:signal=SIG\(signal) "$0" compile a.json --format=css --format=swift -o out/
      """, in: scratch)
    #expect(run.status == 0 && !run.isKilled)
    #expect(scratch.files == ["a.json", "out/a.css", "out/a.swift"])
  }
}
