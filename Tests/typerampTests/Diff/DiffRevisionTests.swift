import Foundation
import TestSupport
import Testing

/// `typeramp diff` with revisions of git.
@Suite(.enabled(if: Git.isThere, "no git on the PATH"))
struct DiffRevisions {
  private static func body(_ size: Int) -> String { #"{ "body": { "fontName": "A-Regular", "fontSize": \#(size) } }"# }

  /// A repository with one commit, after which the files are changed.
  private static func repository(_ old: [String: String], _ new: [String: String] = [:]) throws -> Scratch {
    let scratch = try Scratch(old)
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"], ["tag", "v1"]] {
      let run = try Git.run(arguments, in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    for (name, text) in new { try scratch.write(text, to: name) }
    return scratch
  }

  /// Runs the program with a separate folder for temporary files, in which nothing may be left.
  private static func run(
    _ arguments: [String], in folder: URL, command: String = "diff", left: [String] = []
  ) throws -> Tool.Run {
    let temporary = try Scratch()
    let environment = ["TMPDIR": temporary.folder.path]
    let run = try Tool.run([command] + arguments, in: folder, environment: environment)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.folder.path) == left)
    return run
  }

  /// A comparison with a revision whose configuration is malformed has failed, at the mistake.
  @Test func aMalformedConfigurationOfTheRevisionIsAnError() throws {
    let (old, new) = (#"{ "inputs": ["a.json"] "#, #"{ "inputs": ["a.json"] }"#)
    let files = ["a.json": Self.body(17), "typeramp.json": old]
    let scratch = try Self.repository(files, ["typeramp.json": new])
    let run = try Self.run(["HEAD"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("typeramp.json:1:24: error: "), "\(run)")
    #expect(!run.errors.contains("no text-style dictionary"), "\(run)")
  }

  @Test(arguments: ["HEAD:s/a.json", "v1:s/a.json", "HEAD^{/one}:s/a.json", "HEAD:./s/a.json", "HEAD~0:s/a.json"])
  func aFileIsReadFromARevision(_ old: String) throws {
    let scratch = try Self.repository(["s/a.json": Self.body(17)], ["s/a.json": Self.body(18)])
    let run = try Self.run([old, "s/a.json"], in: scratch.folder)
    #expect(run.status == 1 && run.errors == "")
    #expect(run.output.hasSuffix("1 change, none breaking\n"))
    #expect(try Self.run([old, old], in: scratch.folder).output == "no changes\n")
  }

  @Test(arguments: [("HEAD:s", "s"), ("HEAD:s/", "s/"), ("HEAD:", "."), ("HEAD:.", "."), ("HEAD:./s", "./s")])
  func aFolderIsReadFromARevision(old: String, new: String) throws {
    let files = ["s/a.json": Self.body(17), "s/in/b.json": Self.body(17), "s/.hidden.json": Self.body(17)]
    let scratch = try Self.repository(files, ["s/in/b.json": Self.body(18), "s/c.json": Self.body(17)])
    let run = try Self.run([old, new, "--json"], in: scratch.folder)
    let changes = try #require(DiffCommand.json(run)["changes"] as? [[String: Any]])
    let top = new == "." ? "s/" : ""
    #expect(changes.map { $0["dictionary"] as? String } == [top + "c.json", top + "in/b.json"])
    #expect(run.errors == "")
  }

  @Test func itWorksInAFolderOfTheWorkingTree() throws {
    let scratch = try Self.repository(["s/a.json": Self.body(17)], ["s/a.json": Self.body(18)])
    let inside = scratch.folder.appending(path: "s")
    #expect(try Self.run(["HEAD:s/a.json", "a.json"], in: inside).status == 1)
    #expect(try Self.run(["HEAD:./a.json", "a.json"], in: inside).status == 1)
    #expect(try Self.run(["HEAD:./", "."], in: inside).status == 1)
    #expect(try Self.run(["HEAD:.", "."], in: inside).status == 1)
    #expect(try Self.run(["HEAD:..", ".."], in: inside).status == 1)
    #expect(try Self.run(["HEAD:..", "."], in: scratch.folder).errors.contains("cannot read 'HEAD:..': git says"))
    #expect(try Self.run(["HEAD:../s", "."], in: inside).status == 1)
  }

  /// An existing path takes precedence over a revision of the same name.
  @Test func anExistingFileTakesPrecedence() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)], ["HEAD:a.json": Self.body(18)])
    #expect(try Self.run(["HEAD:a.json", "a.json"], in: scratch.folder).status == 1)
  }

  @Test func findingsNameTheRevision() throws {
    let bad = #"{ "body": { "fontName": "A", "fontSize": "x" } }"#
    let scratch = try Self.repository(["s/a.json": bad, "a.json": bad], ["s/a.json": Self.body(17)])
    let run = try Self.run(["HEAD:s/a.json", "s/a.json"], in: scratch.folder)
    #expect(run.errors.hasPrefix("HEAD:s/a.json:1:"))
    #expect(try Self.run(["HEAD:a.json", "s/a.json"], in: scratch.folder).errors.hasPrefix("HEAD:a.json:1:"))
    #expect(try Self.run(["HEAD:s", "s"], in: scratch.folder).errors.hasPrefix("HEAD:s/a.json:1:"))
  }

  /// Overrides in the working tree's configuration also apply to the files of the revision.
  @Test func overridesApplyToBothVersions() throws {
    let misspelt = #"{ "body": { "fontName": "A-Regular", "fontSize": 17, "fontSise": 1 } }"#
    let configuration =
      #"{ "overrides": [{ "files": ["s/*"], "rules": { "unknown-key": "off" } }], "rules": { "unknown-key": "error" } }"#
    let scratch = try Self.repository(["s/a.json": misspelt], ["typeramp.json": configuration])
    for (old, new) in [("HEAD:s/a.json", "s/a.json"), ("HEAD:s", "s"), ("HEAD:./s", "s")] {
      let run = try Self.run([old, new], in: scratch.folder)
      #expect(run.output == "no changes\n", "\(old): \(run.errors)")
    }
    let inside = scratch.folder.appending(path: "s")
    #expect(try Self.run(["HEAD:s/a.json", "a.json"], in: inside).output == "no changes\n")
  }

  @Test func referencesAreReadFromTheRevision() throws {
    let tokens = { (size: Int) in
      #"{ "m": { "$type": "dimension", "$value": { "value": \#(size), "unit": "px" } } }"#
    }
    let document = ##"""
      { "body": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "$ref": "sizes.json#/m/$value" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
      """##
    for folder in ["", "t/"] {
      let names = ["a.tokens.json", "sizes.json"].map { folder + $0 }
      let scratch = try Self.repository([names[0]: document, names[1]: tokens(17)], [names[1]: tokens(18)])
      let run = try Self.run(["HEAD:" + names[0], names[0]], in: scratch.folder)
      #expect(run.output.contains("larger text [size-increased]"), "\(run.output)\(run.errors)")
    }
  }

  @Test func aProjectOfTokensIsOneInput() throws {
    let old = ConvertCommand.studio
    let scratch = try Self.repository(old, ["p/core/size.json": old["p/core/size.json"]!.replacing("16", with: "17")])
    let run = try Self.run(["HEAD:p", "p"], in: scratch.folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("larger text [size-increased]"))
  }

  /// The files of a project with a dictionary, its generated stylesheet as JSON, and another file.
  private static let project = [
    "ios/typeramp.json":
      #"{ "inputs": ["Styles/*.json"], "outputs": [{ "format": "json", "path": "Styles/{name}.out.json" }] }"#,
    "ios/Styles/a.json": body(17), "ios/Styles/gone.json": body(17), "ios/package.json": "{}",
  ]

  @Test(arguments: ["ios", "ios/Styles", "."])
  func theInputsOfTheConfigurationAreCompared(_ folder: String) throws {
    let scratch = try Scratch(Self.project)
    let ios = scratch.folder.appending(path: "ios")
    #expect(try Tool.run(["build"], in: ios).status == 0)
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]] {
      #expect(try Git.run(arguments, in: scratch.folder).status == 0)
    }
    try scratch.write(Self.body(18), to: "ios/Styles/a.json")
    try scratch.write(Self.body(17), to: "ios/Styles/new.json")
    try FileManager.default.removeItem(at: ios.appending(path: "Styles/gone.json"))
    let run = try Self.run(
      ["HEAD", "--json"] + (folder == "." ? ["--config", "ios/typeramp.json"] : []),
      in: scratch.folder.appending(path: folder))
    #expect(run.errors == "" && run.status == 1)
    let report = try DiffCommand.json(run)
    #expect(report["old"] as? String == "HEAD" && report["new"] as? String == "working tree")
    let changes = try #require(report["changes"] as? [[String: Any]])
    let found = changes.map { "\($0["dictionary"] ?? "") \($0["id"] ?? "")" }
    #expect(
      found == [
        "Styles/a.json size-increased", "Styles/gone.json dictionary-removed", "Styles/new.json dictionary-added",
      ])
  }

  /// The inputs of the revision are those of its own typeramp.json.
  @Test func anInputThatIsNoLongerListedWasRemoved() throws {
    let list = { (names: String) in #"{ "inputs": [\#(names)] }"# }
    let scratch = try Self.repository(
      ["a.json": Self.body(17), "b.json": Self.body(17), "typeramp.json": list(#""a.json", "b.json""#)],
      ["typeramp.json": list(#""a.json""#)])
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "b.json"))
    let run = try Self.run(["HEAD"], in: scratch.folder)
    #expect(run.output.hasPrefix("b.json\n  breaking: dictionary removed [dictionary-removed]\n"), "\(run.output)")
  }

  /// A syntax error hides the themes; a theme without typography has nothing to compare.
  @Test func themesThatCannotBeComparedAreNotRemoved() throws {
    let scratch = try Self.repository(["typeramp.json": Self.themes, "p.json": Self.tokens(20)], ["p.json": "{"])
    let run = try Self.run(["HEAD"], in: scratch.folder)
    #expect(
      run.status == 1 && !run.output.contains("removed") && run.output.contains("p.json (Mood=loud): not compared"))
    let empty = Self.tokens(20).replacing(#""calm": {"#, with: #""calm": { "x": {} }, "y": {"#)
    let other = try Self.repository(["typeramp.json": Self.themes, "p.json": empty])
    #expect(try Self.run(["HEAD"], in: other.folder).output.hasPrefix("no changes"))
  }

  /// Two themes, of which the second has a size.
  private static func tokens(_ size: Int) -> String {
    let body = { (size: Int) in
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
    }
    let themes = ["calm", "loud"].map {
      #"{ "group": "Mood", "name": "\#($0)", "selectedTokenSets": { "\#($0)": "enabled" } }"#
    }
    return #"{ "calm": \#(body(17)), "loud": \#(body(size)), "$themes": [\#(themes.joined(separator: ", "))] }"#
  }

  private static let themes =
    #"{ "inputs": ["p.json"], "outputs": [{ "format": "css", "path": "{theme}.css" }] }"#

  /// Each theme with an output is compared.
  @Test func theThemesOfTheConfigurationAreCompared() throws {
    let scratch = try Self.repository(
      ["typeramp.json": Self.themes, "p.json": Self.tokens(20)], ["p.json": Self.tokens(22)])
    let run = try Self.run(["HEAD"], in: scratch.folder)
    #expect(run.status == 1 && run.errors == "")
    #expect(run.output.hasPrefix("p.json (Mood=loud)\n  body\n    larger text [size-increased]\n"), "\(run.output)")
    #expect(run.output.hasSuffix("\n1 change, none breaking; 2 dictionaries compared\n"), "\(run.output)")
  }

  @Test func aRevisionAloneNeedsAConfiguration() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)])
    let run = try Self.run(["HEAD"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("'typeramp init' writes one"), "\(run.errors)")
    let expected = "expected OLD and NEW, or one revision of git for the inputs of typeramp.json"
    let unknown = "is neither a file nor a revision: git finds no such revision here"
    for (operands, message) in [
      ([], expected), (["a.json"], expected), (["none"], "'none' \(unknown)"), (["HEAD:a.json"], unknown),
    ] {
      let run = try Self.run(operands, in: scratch.folder)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
  }

  /// Links are neither followed nor created: their targets are outside of the revision.
  @Test func linksAreLeftOut() throws {
    let secret = try Scratch(["secret.json": Self.body(18)])
    let scratch = try Scratch(["s/a.json": Self.body(17)])
    for (name, target) in [
      ("s/link.json", secret.folder.path + "/secret.json"), ("s/up", "../.."), ("out.json", "/etc"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.folder.appending(path: name).path, withDestinationPath: target)
    }
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]] {
      #expect(try Git.run(arguments, in: scratch.folder).status == 0)
    }
    let run = try Self.run(["HEAD:s", "HEAD:s/"], in: scratch.folder)
    #expect(run.output == "no changes\n")
    let link = try Self.run(["HEAD:s/link.json", "s/a.json"], in: scratch.folder)
    #expect(link.status == 1 && !link.output.contains("no changes"))
  }

  /// git stores any tree: it may contain `..`, or a link in place of a folder.
  @Test func aTreeCannotLeaveItsFolder() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)])
    let make = { (arguments: [String], input: String) in
      String(try Git.run(arguments, in: scratch.folder, input: input).output.dropLast())
    }
    let file = try make(["hash-object", "-w", "--stdin"], Self.body(17))
    let link = try make(["hash-object", "-w", "--stdin"], "../../a.json")
    let inner = try make(["mktree"], "100644 blob \(file)\ta.json\n")
    let tree = try make(
      ["mktree"],
      "100644 blob \(file)\tb.json\n040000 tree \(inner)\t..\n040000 tree \(inner)\t.git\n120000 blob \(link)\tl.json\n"
    )
    let commit = try make(["commit-tree", "-m", "x", tree], "")
    try scratch.write(Self.body(18), to: "new/b.json")
    let run = try Self.run(["\(commit):", "new", "--json"], in: scratch.folder)
    let changes = try #require(DiffCommand.json(run)["changes"] as? [[String: Any]])
    #expect(changes.map { $0["dictionary"] as? String } == ["b.json"])
    #expect(run.errors == "" && run.status == 1)
  }

  /// The folder is removed before the program ends, however it ends.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalLeavesNothing(_ signal: Int32) throws {
    let scratch = try Scratch([
      "bin/git": "#!/bin/sh\n: > started\nread line < hold\nexit 1\n", "tmp/x": "", "a.json": "{}",
    ])
    let git = scratch.folder.appending(path: "bin/git").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git)
    #expect(unsafe mkfifo(scratch.path("hold"), 0o600) == 0)
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["diff", "HEAD:a.json", "a.json"]
    process.currentDirectoryURL = scratch.folder
    let path = scratch.folder.path
    process.environment = ["PATH": "\(path)/bin:/usr/bin:/bin", "TMPDIR": "\(path)/tmp"]
    process.standardError = FileHandle.nullDevice
    try Tool.withSignals { try process.run() }
    #expect(Wait.until { scratch.files.contains("started") })
    kill(process.processIdentifier, signal)
    // Git may end only now.
    let hold = try FileHandle(forUpdating: URL(filePath: path + "/hold"))
    try hold.write(contentsOf: Data("\n".utf8))
    process.waitUntilExit()
    try hold.close()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/tmp") == ["x"])
  }

  /// One run took the new folder of another for that of a killed run, and removed it.
  @Test func runsDoNotDisturbEachOther() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)], ["tmp/x": ""])
    let command = ["-P", "12", "-I@", Tool.executable.path, "diff", "HEAD:a.json", "a.json"]
    let runs = try Tool.run(
      URL(filePath: "/usr/bin/env"), ["xargs"] + command, in: scratch.folder,
      input: Data(String(repeating: "run\n", count: 144).utf8), environment: ["TMPDIR": scratch.path("tmp")])
    #expect(runs.errors == "" && runs.output == String(repeating: "no changes\n", count: 144))
    #expect(try scratch.names("tmp") == ["x"])
  }

  /// A run that was killed left its folder; a folder of a running one is locked.
  @Test func theFolderOfAKilledRunIsRemoved() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)])
    let temporary = try Scratch([
      "typeramp-git-abcdef/.out": "x", "typeramp-git-locked/.out": "y", "typeramp-other/.out": "z",
    ])
    let lock = unsafe open(temporary.path("typeramp-git-locked"), O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    let run = try Tool.run(
      ["diff", "HEAD:a.json", "a.json"], in: scratch.folder, environment: ["TMPDIR": temporary.folder.path])
    #expect(run.status == 0)
    #expect(try temporary.names() == ["typeramp-git-locked", "typeramp-other"])
  }

  /// The message of git cannot be written then.
  @Test(
    .enabled(if: RealFaults.hasOwnMounts, "needs the right to mount"),
    arguments: [["HEAD:a.json", "a.json"], ["HEAD"], ["HEAD:", "."]], ["cat", "true"])
  func aFullFolderIsReported(_ operands: [String], _ fill: String) throws {
    let scratch = try Self.repository([
      "a.json": Self.body(17), "typeramp.json": #"{ "inputs": ["a.json"] }"#, "tmp/x": "",
    ])
    let words = operands.map { "'\($0)'" }.joined(separator: " ")
    let limit = fill == "cat" ? "cat /dev/zero > tmp/full 2> /dev/null" : "true"
    let size = fill == "cat" ? "size=64k" : "nr_inodes=1"
    let script =
      "mount -t tmpfs -o \(size) tmpfs tmp; \(limit); TMPDIR=tmp exec '\(Tool.executable.path)' diff \(words)"
    let run = try Tool.run(URL(filePath: "/usr/bin/unshare"), ["-m", "sh", "-c", script], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("no space left on device"), "\(run.errors)")
  }

  @Test(arguments: [
    ("gone:a.json", "cannot read 'gone:a.json': git says: invalid object name 'gone'."),
    ("HEAD:gone.json", "cannot read 'HEAD:gone.json': git says: path 'gone.json' does not exist in 'HEAD'"),
    ("-x:a.json", "cannot read '-x:a.json': no revision begins with '-'"),
    ("--output=x:a.json", "cannot read '--output=x:a.json': no revision begins with '-'"),
    (
      "HEAD",
      "cannot read 'HEAD': no such file or directory; did you mean 'HEAD:./a.json', a path in this revision?"
    ),
    ("none", "cannot read 'none': no such file or directory"),
    (":a.json", "cannot read ':a.json': there is no revision before ':'; expected 'REVISION:path'"),
  ])
  func unknownRevisionsAreReportedOnOneLine(old: String, expected: String) throws {
    let scratch = try Self.repository(["a.json": Self.body(17)])
    let run = try Self.run(["--", old, "a.json"], in: scratch.folder)
    #expect(run.errors == "typeramp: error: \(expected)\n")
    #expect(run.status == 2)
    #expect(scratch.files.filter { !$0.hasPrefix(".git/") } == ["a.json"])
  }

  @Test(arguments: [("HEAD", "PATH"), ("HEAD:s/a.json", "s/a.json"), ("none", "PATH")])
  func aRevisionWithoutPathIsExplained(other: String, path: String) throws {
    let scratch = try Self.repository(["s/a.json": Self.body(17)])
    let run = try Self.run(["v1", other], in: scratch.folder)
    let hint = "cannot read 'v1': no such file or directory; did you mean 'v1:\(path)', a path in this revision?"
    #expect(run.errors.hasPrefix("typeramp: error: \(hint)\n"), "\(run.errors)")
    #expect(run.status == 2 && run.output == "the comparison could not be made\n")
  }

  @Test func aMissingRepositoryOrGitIsReported() throws {
    let scratch = try Scratch(["a.json": Self.body(17)])
    let none = try Self.run(["HEAD:a.json", "a.json"], in: scratch.folder)
    #expect(none.status == 2 && none.errors.contains("git says: not a git repository"))
    let temporary = try Scratch()
    let run = try Tool.run(
      ["diff", "HEAD:a.json", "a.json"], in: scratch.folder,
      environment: ["PATH": temporary.folder.path, "TMPDIR": temporary.folder.path])
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot run 'git': no such file or directory\n")
  }

  /// The name of a revision may contain a path upwards.
  @Test func aRevisionIsNotUsedAsAPath() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)])
    for message in ["/../../../x", "/./", "//"] {
      #expect(try Git.run(["commit", "-q", "--allow-empty", "-m", message], in: scratch.folder).status == 0)
      let run = try Self.run(["HEAD^{/\(message)}:a.json", "a.json"], in: scratch.folder)
      #expect(run.output == "no changes\n", "\(message): \(run.errors)")
      #expect(try Self.run(["HEAD^{/\(message)}:", "."], in: scratch.folder).output.hasPrefix("no changes"))
    }
  }

  /// `core.fsmonitor` is a program, and so is the transport from which a partial clone gets missing objects.
  @Test(arguments: [":a.json", "HEAD:a.json", "HEAD:", "HEAD", "project", ":", ":0:a.json", "HEAD:b.json"])
  func aRepositoryRunsNoProgram(_ old: String) throws {
    let scratch = try Self.repository(["a.json": Self.body(17)], ["b.json": Self.body(18)])
    let mark = scratch.folder.appending(path: "mark").path
    try scratch.write("#!/bin/sh\necho \"$0\" >> '\(mark)'\n", to: "run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path + "/run")
    for (key, value) in [
      ("core.fsmonitor", scratch.folder.path + "/run"), ("core.repositoryFormatVersion", "1"),
      ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"),
      ("remote.origin.url", "ext::\(scratch.folder.path)/run"), ("protocol.ext.allow", "always"),
      ("core.hooksPath", scratch.folder.path), ("core.pager", scratch.folder.path + "/run"),
    ] { _ = try Git.run(["config", key, value], in: scratch.folder) }
    for object in FileManager.default.enumerator(atPath: scratch.folder.path + "/.git/objects")!.compactMap({
      $0 as? String
    })
    where old.hasSuffix(":") && object.count == 41 {
      // A missing object would be fetched.
      try? FileManager.default.removeItem(atPath: "\(scratch.folder.path)/.git/objects/\(object)")
    }
    try scratch.write(#"{ "inputs": ["*.json"] }"#, to: "typeramp.json")
    let run = try Self.run(old == "project" ? ["HEAD"] : [old, "b.json"], in: scratch.folder)
    #expect(run.status != 0)
    #expect(!FileManager.default.fileExists(atPath: mark), "\(run.errors)")
  }

  @Test func anEmptyRevisionIsRefused() throws {
    let scratch = try Self.repository(["a.json": Self.body(17)])
    let run = try Self.run([":b.json", "a.json"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read ':b.json': there is no revision before ':'; expected 'REVISION:path'"))
  }

  @Test func previewComparesWithARevision() throws {
    let configuration = #"{ "overrides": [{ "files": ["s/*"], "rules": { "unlikely-size": "error" } }] }"#
    let scratch = try Self.repository(
      ["s/a.json": Self.body(17), "s/b.json": Self.body(170)],
      ["s/a.json": Self.body(18), "typeramp.json": configuration])
    let run = try Self.run(["s/a.json", "--compare", "v1:s/a.json"], in: scratch.folder, command: "preview")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("s/a.json, before: v1:s/a.json"))
    #expect(run.output.contains("1 of 13 styles differs"))
    let bad = try Self.run(["s/a.json", "--compare", "v1:s/b.json"], in: scratch.folder, command: "preview")
    #expect(bad.status == 1 && bad.output == "" && bad.errors.hasPrefix("v1:s/b.json:1:"), "\(bad.errors)")
    let hint = try Self.run(["s/a.json", "--compare", "v1"], in: scratch.folder, command: "preview")
    #expect(hint.status == 2 && hint.errors.contains("did you mean 'v1:./s/a.json'"), "\(hint.errors)")
  }

  @Test func itWorksInABareRepository() throws {
    let scratch = try Self.repository(["s/a.json": Self.body(17)])
    #expect(try Git.run(["clone", "-q", "--bare", ".", "bare"], in: scratch.folder).status == 0)
    let folder = scratch.folder.appending(path: "bare")
    // A folder of a pull request may look like a repository.
    #expect(try Self.run(["HEAD:s", "HEAD:s"], in: folder).errors.contains("git says: cannot use bare repository"))
    let run = try Tool.run(["diff", "HEAD:s", "HEAD:s"], in: folder, environment: ["GIT_DIR": "."])
    #expect(run.output == "no changes\n", "\(run.errors)")
  }
}
