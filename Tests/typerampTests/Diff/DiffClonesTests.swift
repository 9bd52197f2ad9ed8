import Foundation
import TestSupport
import Testing

/// `typeramp diff` in clones that lack something, in submodules, and with git's shorter names of revisions.
@Suite(.enabled(if: Git.isThere, "no git on the PATH"))
struct DiffClones {
  private static func body(_ size: Int) -> String { #"{ "body": { "fontName": "A-Regular", "fontSize": \#(size) } }"# }

  private static let outputs = #""outputs": [{ "format": "css", "path": "out/{name}.css" }]"#

  private static func git(_ commands: [String], in folder: URL) throws {
    for command in commands {
      let run = try Git.run(
        ["-c", "protocol.file.allow=always"] + command.split(separator: " ").map(String.init), in: folder)
      try #require(run.status == 0, "\(command): \(run.errors)")
    }
  }

  private static func diff(_ call: String, in folder: URL, environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.run(["diff"] + call.split(separator: " ").map(String.init), in: folder, environment: environment)
  }

  /// A folder `from` to make a repository of, and to clone.
  private static func origin() throws -> (Scratch, URL) {
    let scratch = try Scratch([
      "from/T.json": body(17), "from/typeramp.json": #"{ "inputs": ["T.json"], \#(outputs) }"#,
    ])
    return (scratch, scratch.folder.appending(path: "from"))
  }

  /// An app whose tokens are a submodule, in the first commit with 17 points and in the second with 15.
  private static func app() throws -> Scratch {
    let scratch = try Scratch(["tokens/T.json": body(17)])
    let tokens = scratch.folder.appending(path: "tokens")
    try git(["init -q -b main", "add .", "commit -q -m one"], in: tokens)
    try scratch.write(body(15), to: "tokens/T.json")
    try git(["commit -q -a -m two"], in: tokens)
    try scratch.write(#"{ "inputs": ["ds/T.json"], \#(outputs) }"#, to: "app/typeramp.json")
    let app = scratch.folder.appending(path: "app")
    try git(["init -q -b main", "submodule -q add ../tokens ds"], in: app)
    try git(["checkout -q HEAD~1"], in: app.appending(path: "ds"))
    try git(["add .", "commit -q -m old"], in: app)
    try git(["checkout -q main"], in: app.appending(path: "ds"))
    try git(["commit -q -a -m new"], in: app)
    return scratch
  }

  @Test(arguments: [
    "HEAD~1", "HEAD~1:ds/T.json ds/T.json", "HEAD~1:./ds/T.json ds/T.json", "HEAD~1:ds ds", "HEAD~1: .",
    "@~1:ds/T.json ds/T.json",
  ])
  func aSubmoduleIsReadAtItsCommit(call: String) throws {
    let scratch = try Self.app()
    let app = scratch.folder.appending(path: "app")
    let run = try Self.diff(call, in: app)
    #expect(run.output.contains("17 → 15"), "\(run)")
    #expect(run.errors == "" && run.status == 1)
  }

  @Test func aSubmoduleThatIsNotCheckedOutIsNamed() throws {
    let scratch = try Self.app()
    let app = scratch.folder.appending(path: "app")
    try Self.git(["submodule -q deinit --all --force"], in: app)
    let run = try Tool.run(["diff", "HEAD~1:ds/T.json", "HEAD:ds/T.json"], in: app)
    #expect(run.status == 2 && run.errors.contains("run 'git submodule update --init'"), "\(run.errors)")
  }

  /// A folder of the working tree that is a link is not the submodule of that name.
  @Test func aLinkToAnotherRepositoryIsNotRead() throws {
    let scratch = try Self.app()
    let app = scratch.folder.appending(path: "app")
    let folder = app.appending(path: "ds").path
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: "../tokens")
    let run = try Tool.run(["diff", "HEAD~1:ds/T.json", "HEAD:ds/T.json"], in: app)
    #expect(run.status == 2 && run.errors.contains("'ds' is a submodule that is not checked out"), "\(run.errors)")
  }

  @Test(arguments: ["HEAD~1:T.json T.json", "HEAD~1"]) func aShallowCloneIsNamed(call: String) throws {
    let (scratch, from) = try Self.origin()
    try Self.git(["init -q", "add .", "commit -q -m one", "commit -q --allow-empty -m two"], in: from)
    try Self.git(["clone -q --depth 1 file://\(from.path) clone"], in: scratch.folder)
    let clone = scratch.folder.appending(path: "clone")
    let run = try Self.diff(call, in: clone)
    let advice = "this clone has only its newest commits; run 'git fetch --unshallow', or set 'fetch-depth: 0'"
    #expect(run.status == 2 && run.errors.contains(advice), "\(run.errors)")
    try Self.git(["fetch -q --unshallow"], in: clone)
    #expect(try Self.diff(call, in: clone).output == "no changes\n")
  }

  @Test(arguments: ["HEAD~1:T.json T.json", "HEAD~1"]) func aCloneWithoutContentsIsNamed(call: String) throws {
    let (scratch, from) = try Self.origin()
    try Self.git(["init -q", "config uploadpack.allowFilter true", "add .", "commit -q -m one"], in: from)
    try scratch.write(Self.body(15), to: "from/T.json")
    try Self.git(["commit -q -a -m two"], in: from)
    try Self.git(["clone -q --filter=blob:none file://\(from.path) clone"], in: scratch.folder)
    let clone = scratch.folder.appending(path: "clone")
    let run = try Self.diff(call, in: clone)
    let advice = "this clone lacks the contents of older commits; run 'git fetch --refetch --no-filter'"
    #expect(run.status == 2 && run.errors.contains(advice), "\(run.errors)")
    try Self.git(["fetch -q --refetch --no-filter"], in: clone)
    #expect(try Self.diff(call, in: clone).status == 1)
  }

  @Test(arguments: ["@:T.json", "@~0:T.json", "@^{/one}:T.json", "@{0}:T.json"])
  func anAtSignIsTheNewestCommit(old: String) throws {
    let scratch = try Scratch(["T.json": Self.body(17)])
    try Self.git(["init -q", "add .", "commit -q -m one"], in: scratch.folder)
    try scratch.write(Self.body(15), to: "T.json")
    let run = try Tool.run(["diff", old, "T.json"], in: scratch.folder)
    #expect(run.output.contains("17 → 15") && run.errors == "", "\(run)")
    // A file of that name holds arguments.
    try scratch.write("--json", to: String(old.dropFirst()))
    #expect(try Tool.run(["diff", old, "T.json", "T.json"], in: scratch.folder).output.hasPrefix("{"))
  }

  /// Git refuses a repository of another user, and says how to allow it.
  @Test(arguments: ["HEAD:T.json T.json", "HEAD"]) func theWordsOfGitOnAnotherOwnerAreShown(call: String) throws {
    let scratch = try Scratch(["T.json": Self.body(17)])
    try Self.git(["init -q", "add .", "commit -q -m one"], in: scratch.folder)
    let run = try Self.diff(
      call, in: scratch.folder, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(run.status == 2)
    #expect(run.errors.contains("git says: detected dubious ownership in repository at"), "\(run.errors)")
    #expect(run.errors.contains("; run 'git config --global --add safe.directory"), "\(run.errors)")
  }

  /// The name of a file is the same in both forms of Unicode: git on a Mac has the other one than the file system.
  @Test func formsOfANameMeet() throws {
    let composed = "Gr\u{F6}\u{DF}e.json"
    let decomposed = "Gro\u{308}\u{DF}e.json"
    let scratch = try Scratch(["s/\(composed)": Self.body(17)])
    try Self.git(["init -q", "add .", "commit -q -m one"], in: scratch.folder)
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "s"))
    try scratch.write(Self.body(15), to: "s/\(decomposed)")
    let run = try Tool.run(["diff", "HEAD:s", "s"], in: scratch.folder)
    #expect(run.output.contains("17 → 15"), "\(run)")
  }
}
