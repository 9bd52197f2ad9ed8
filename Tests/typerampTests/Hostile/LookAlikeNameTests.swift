import Foundation
import TestSupport
import Testing

/// Names that look the same but differ in bytes: `é` as one character, and as `e` with an accent.
private enum Names {
  static let composed = "caf\u{E9}"
  static let decomposed = "cafe\u{301}"

  /// On macOS both names are the same.
  static let areTwo: Bool = {
    guard let scratch = try? Scratch() else { return false }
    return [composed, decomposed].allSatisfy { put("", to: $0, in: scratch) }
      && entries(of: scratch.folder.path).count == 2
  }()

  /// Writes a file without Foundation, which may normalise names.
  static func put(_ text: String, to name: String, in scratch: Scratch) -> Bool {
    // The system only reads the path and the bytes.
    let descriptor = unsafe open(scratch.folder.path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    return unsafe write(descriptor, bytes, bytes.count) == bytes.count
  }

  static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

/// Such files are different for a file system, and neither may hide the other.
@Suite(.enabled(if: Names.areTwo, "the file system makes one name of both")) struct LookAlikeNames {
  private static let bad = #"{ "titel": { "fontName": "A", "fontSize": 17 } }"#

  private static func scratch(_ ending: String = ".json") throws -> Scratch {
    let scratch = try Scratch()
    #expect(Names.put(CompileCommand.good, to: Names.decomposed + ending, in: scratch))
    #expect(Names.put(bad, to: Names.composed + ending, in: scratch))
    return scratch
  }

  @Test(arguments: [
    ["."], ["\(Names.composed).json", "\(Names.decomposed).json"],
    ["\(Names.decomposed).json", "\(Names.composed).json"],
  ])
  func bothAreChecked(paths: [String]) throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(["validate", "--rule=missing-text-style=off"] + paths, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("titel"))
    #expect(run.output.contains("2 files"))
  }

  /// On a Mac their outputs would be one file.
  @Test func theirOutputsAreRefused() throws {
    let scratch = try Self.scratch()
    let paths = [Names.decomposed, Names.composed].map { "./\($0).json" }
    let run = try Tool.run(["compile"] + paths + ["-o", "out/"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("would be the same file on a Mac"))
    try scratch.write(
      #"""
      { "inputs": ["\#(Names.decomposed).json", "\#(Names.composed).json"], "outputs": [{ "format": "css", "path": "out/{name}.css" }] }
      """#, to: "typeramp.json")
    let build = try Tool.run(["build"], in: scratch.folder)
    #expect(build.status == 2)
    #expect(build.errors.contains("would be the same file on a Mac"))
    #expect(Names.entries(of: scratch.folder.path + "/out").isEmpty)
  }

  /// Pipes are read first, each by its own name.
  @Test func pipesAreDistinct() throws {
    let scratch = try Scratch()
    let script = """
      mkfifo f1 f2; ln -s f1 \(Names.composed).json; ln -s f2 \(Names.decomposed).json
      printf '%s' '\(CompileCommand.good)' > f1 & a=$!; printf '%s' '\(CompileCommand.good)' > f2 & b=$!
      typeramp validate \(Names.composed).json \(Names.decomposed).json; status=$?; kill $a $b; exit $status
      """
    let run = try FaultyShell.run(script, in: scratch)
    #expect(run.status == 0 && run.output.contains("2 files"), "\(run.output)\(run.errors)")
  }

  /// The baseline of one file does not apply to the other.
  @Test func aBaselineDistinguishesThem() throws {
    let scratch = try Self.scratch()
    let arguments = ["validate", "--baseline", "known", "--rule=missing-text-style=off"]
    let known = arguments + ["--update-baseline", "\(Names.composed).json"]
    #expect(try Tool.run(known, in: scratch.folder).status == 0)
    #expect(try Tool.run(arguments + ["\(Names.composed).json"], in: scratch.folder).status == 0)
    #expect(Names.put(Self.bad, to: "\(Names.decomposed).json", in: scratch))
    #expect(try Tool.run(arguments + ["\(Names.decomposed).json"], in: scratch.folder).status == 1)
  }
}
