import Foundation
import TestSupport
import Testing

/// Paths and arguments that are not UTF-8 are never repaired into the name of another file.
@Suite struct PathBytes {
  private static let good = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  private static let configuration = #"""
    { "inputs": ["*.json"], "outputs": [{ "format": "css", "path": "{name}.css" }] }
    """#

  /// Runs a script with the program in `$T` and an invalid byte in `$B`; nil on file systems that only allow UTF-8.
  private static func run(_ script: String, in scratch: Scratch) throws -> Tool.Run? {
    let shell = "T=$0; B=$(printf '\\351'); mkdir \"probe$B\" 2>/dev/null && rmdir \"probe$B\" || exit 77; \(script)"
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", shell, Tool.executable.path], in: scratch.folder)
    return run.status == 77 ? nil : run
  }

  @Test(arguments: [
    "compile ok.json -o y.json", "compile ok.json -o ok.css -o new/", "convert ok.json --to plist -o y.plist",
    "build --config b.cfg", "build", "validate --fix bad.json",
  ])
  func nothingIsWrittenIntoAnotherFolder(command: String) throws {
    let scratch = try Scratch([
      "ok.json": Self.good, "b.cfg": Self.configuration,
      "bad.json": Self.good.replacing("body", with: "titel"),
    ])
    let script = """
      mkdir "caf$B"; cp *.* "caf$B"; cd "caf$B"; before=$(find .. | sort); "$T" \(command); status=$?
      [ "$before" = "$(find .. | sort)" ] || echo changed >&2; exit $status
      """
    guard let run = try Self.run(script, in: scratch) else { return }
    #expect(run.status == 2, "\(run.errors)")
    // A configuration cannot tell that a file is in its folder, if the path of the folder cannot be read.
    let reasons = [
      "its path is not UTF-8, or leads to one that is not\n", "leads out of the folder of the configuration",
    ]
    #expect(reasons.contains(where: run.errors.contains), "\(run.errors)")
    #expect(!run.errors.contains("changed"), "\(run.errors)")
  }

  @Test(arguments: [
    "compile ok.json -o \"out$B.json\"", "compile \"ok$B.json\"", "validate --font \"x$B\" ok.json", "explain \"$B\"",
  ])
  func argumentsAreRefused(command: String) throws {
    let scratch = try Scratch(["ok.json": Self.good, "ok\u{fffd}.json": Self.good])
    guard let run = try Self.run("\"$T\" \(command)", in: scratch) else { return }
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("typeramp: error: argument '") && run.errors.contains("' is not UTF-8\n"), "\(run.errors)")
    #expect(scratch.files == ["ok.json", "ok\u{fffd}.json"])
  }

  /// A file of others must not stop the first day.
  @Test(arguments: [
    (
      "printf '{}' > \"other$B.json\"",
      "Left out ./other\u{fffd}.json: its path is not UTF-8, or leads to one that is not."
    ),
    ("mkdir \"deep$B\"", "Left out ./deep\u{fffd}: its path is not UTF-8, or leads to one that is not."),
  ])
  func initLeavesOutOtherNames(script: String, line: String) throws {
    let scratch = try Scratch(["ok.json": Self.good])
    guard let run = try Self.run("\(script); \"$T\" init", in: scratch) else { return }
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.hasPrefix("Found the text-style dictionary ok.json.\n\(line)\nWrote typeramp.json."), "\(run.output)")
  }

  @Test func argumentFilesAreRefused() throws {
    let scratch = try Scratch(["ok.json": Self.good])
    guard let run = try Self.run("printf 'compile\\nok.json\\n-o\\nout\\351.json\\n' > f; \"$T\" @f", in: scratch)
    else { return }
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot read 'f': it is not UTF-8\n")
    #expect(scratch.files == ["f", "ok.json"])
  }

  /// The repaired name belongs to another file.
  @Test func aFoundNameIsNotRepaired() throws {
    let scratch = try Scratch([
      "in/ok\u{fffd}.json": Self.good, "typeramp.json": Self.configuration.replacing("*", with: "in/*"),
    ])
    guard
      let run = try Self.run(
        "cp in/ok*.json \"in/ok$B.json\"; \"$T\" validate in; echo $? >&2; \"$T\" build", in: scratch)
    else { return }
    #expect(run.status == 2)
    // From both commands.
    let message = "cannot read 'in/ok\u{fffd}.json': its path is not UTF-8, or leads to one that is not\n"
    #expect(run.errors == "typeramp: error: \(message)2\ntyperamp: error: \(message)", "\(run.errors)")
    #expect(!run.output.contains("in 2 files"))
    #expect(!scratch.files.contains("ok\u{fffd}.css"))
  }

  @Test(arguments: ["validate in", "build"]) func aFolderIsNotSkipped(command: String) throws {
    let scratch = try Scratch([
      "in/ok.json": Self.good, "typeramp.json": Self.configuration.replacing("*", with: "**/*"),
    ])
    guard let run = try Self.run("mkdir \"in/x$B\"; \"$T\" \(command)", in: scratch) else { return }
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read 'in/x\u{fffd}': its path is not UTF-8"), "\(run.errors)")
  }

  @Test func aLinkToWhatIsNotTextIsNotFollowedElsewhere() throws {
    let scratch = try Scratch(["ok.json": Self.good])
    guard
      let run = try Self.run(
        "ln -s \"out$B.json\" l.json; \"$T\" compile ok.json -o l.json; s=$?; ls -A >&2; exit $s", in: scratch)
    else { return }
    #expect(run.status == 2)
    #expect(
      run.errors.contains("cannot write 'l.json': its path is not UTF-8, or leads to one that is not\n"),
      "\(run.errors)")
    #expect(scratch.files == ["ok.json"])
  }
}
