import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Make reads every path that a depfile can list, and Ninja reads it or builds each time; all others are left out.
@Suite struct DepfileTests {
  /// Each character of ASCII at the beginning, in the middle, before others and at the end of a name.
  private static let paths: [String] =
    (1...127).flatMap { code in
      let sign = String(UnicodeScalar(UInt8(code)))
      let names = [
        "x\(sign)y.json", "\(sign)x.json", "x.json\(sign)", "d/x\(sign)\(sign)y", "x\(sign)#y", "x\(sign) y",
        "a(\(sign))", "./\(sign)x", ".\(sign)X",
      ]
      return names.filter { !$0.hasPrefix("/") && !$0.hasSuffix("/") && !$0.contains("//") }
    } + [
      "Größe/é.json", "x\u{85}y.json", "x\u{2028}y.json", "Inter[opsz,wght].ttf", "R&D/Bob's \"x\".json", "~\u{301}x",
    ]

  private static let whole = Depfile(targets: ["out.css"], dependencies: paths)

  private static let readable = paths.filter { !whole.leftOut.contains($0) }

  /// Make and Ninja drop './'.
  private static func bare(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }

  /// What Ninja takes for separators.
  private static func isSplit(_ path: String) -> Bool { path.utf8.contains { "\"&'*?<>^`".utf8.contains($0) } }

  private static func program(_ name: String) -> URL? {
    ["/usr/bin", "/usr/local/bin"].map { URL(filePath: $0).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test(arguments: [
    "sh<evil;.json", "a=b.json", "a|b.json", "a\tb.json", "a\\#b.json", "a\nb.json", "a:b.css", "a;\u{301}b.css",
    "~root/a.json", "././/~root/a.json", "a(b)", "a ", "a&", ".IGNORE",
    "./.IGNORE", ".//.//.SILENT", ".DEFAULT_X", ".I*",
    "./.[A-Z]GNORE", ".WAIT",
  ]) func aPathThatWouldBeMisreadIsLeftOut(_ path: String) {
    #expect(Depfile(targets: [], dependencies: [path, "x"]).leftOut == [path])
    #expect(!Depfile(targets: ["o"], dependencies: [path, "x"]).text.contains(path))
    #expect(throws: UsageError.self) { try Depfile.check(targets: [path]) }
  }

  @Test(arguments: [["a%b.css"], ["a%\u{301}.css"], ["export", "b.css"], ["else", "b.css"]])
  func anOutputThatIsNoTargetIsRefused(_ targets: [String]) {
    #expect(throws: UsageError.self) { try Depfile.check(targets: targets) }
  }

  @Test func usualPathsAreReadable() throws {
    for path in [
      "Styles/Brand (old).plist", "a b.json", "c#$.json", "Größe/é.json", "../x/{y}@2x,1.json", "x/.IGNORE", ".ignore",
      "Fonts/Inter[opsz,wght].ttf", "R&D/Bob's Mac/a.json", "a*?.json", ".x/~.json",
    ] {
      try Depfile.check(targets: [path])
      #expect(Depfile(targets: ["o"], dependencies: [path]).leftOut == [])
    }
    #expect(Self.readable.count > 400)
  }

  /// Outputs are written whatever the files are called, and the depfile is complete or says what it lacks.
  @Test func aDepfileNeverCostsAnOutput() throws {
    let scratch = try Scratch(["a;b.json": #"{ "body": { "weight": "bold" } }"#])
    let run = try Tool.run(["compile", "a;b.json", "-o", "o.css", "--depfile", "o.d"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.errors == "typeramp: warning: the depfile leaves out 'a;b.json': Make or Ninja would misread its name\n")
    #expect(try scratch.text("o.d") == "o.css:\n")
    // An output without a rule is refused before anything is read.
    let refused = try Tool.run(["compile", "missing.json", "-o", "a;b.css", "--depfile", "o.d"], in: scratch.folder)
    #expect(refused.status == 2 && refused.errors.contains("cannot have a rule for 'a;b.css'"))
    #expect(scratch.files == ["a;b.json", "o.css", "o.d"])
  }

  /// No name of a file changes what Make does: a recipe that fails stops it.
  @Test(
    .enabled(if: program("make") != nil, "no Make"),
    arguments: [".IGNORE", "./.IGNORE", ".I*", "x/../.IGNORE", "%", "*"])
  func noNameIsACommandOfMake(name: String) throws {
    let make = try #require(Self.program("make"))
    let depfile = Depfile(targets: ["out.css"], dependencies: [name, "a.json"]).text
    let scratch = try Scratch([
      "Makefile": "out.css:\n\t@false\n\t@touch out.css\n" + depfile, ".IGNORE": "", "x/a": "", "a.json": "",
    ])
    let run = try Tool.run(make, ["-rR"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(!scratch.files.contains("out.css"))
  }

  /// Without the empty rules, Make names each file that it misses; with them, it goes on.
  @Test(.enabled(if: program("make") != nil, "no Make")) func makeReadsEveryPath() throws {
    let make = try #require(Self.program("make"))
    let whole = Self.whole.text
    let rule = whole.components(separatedBy: "\n\n")[0] + "\n"
    let scratch = try Scratch(["rule.d": rule, "whole.d": whole])
    let run = try Tool.run(make, ["-rRkf", "rule.d"], in: scratch.folder, environment: ["LC_ALL": "C"])
    let missed = run.errors.matches(of: /No rule to make target '([^\n]*)', needed by 'out.css'/).map { String($0.1) }
    #expect(Set(missed).symmetricDifference(Self.readable.map(Self.bare)) == [])
    // A rule for a name with '%' would be one for a pattern.
    let rest = Depfile(
      targets: ["out.css"], dependencies: Self.readable.filter { !$0.utf8.contains(UInt8(ascii: "%")) })
    try scratch.write(rest.text, to: "rest.d")
    #expect(try Tool.run(make, ["-rRf", "rest.d"], in: scratch.folder, environment: ["LC_ALL": "C"]).errors == "")
  }

  @Test(.enabled(if: program("ninja") != nil, "no Ninja")) func ninjaReadsEveryPath() throws {
    let ninja = try #require(Self.program("ninja"))
    let rule = "rule r\n  command = cp whole.d d.d && touch out.css\n  depfile = d.d\n  deps = gcc\nbuild out.css: r\n"
    let readable = Self.readable.filter { !Self.isSplit($0) }
    let text = Depfile(targets: ["out.css"], dependencies: readable).text
    let scratch = try Scratch(["whole.d": text, "build.ninja": rule])
    #expect(try Tool.run(ninja, [], in: scratch.folder).status == 0)
    let listed = try Tool.run(ninja, ["-t", "deps"], in: scratch.folder).output
    let found = listed.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    #expect(Set(found).symmetricDifference(readable.map(Self.bare)) == [])
  }

  /// Of a name that it splits, Ninja misses the parts, so it builds again.
  @Test(
    .enabled(if: program("ninja") != nil, "no Ninja"), arguments: readable.filter { isSplit($0) && $0.hasPrefix("x") })
  func ninjaMissesNoChange(path: String) throws {
    let ninja = try #require(Self.program("ninja"))
    let rule = "rule r\n  command = cp d out.d && touch out.css\n  depfile = out.d\n  deps = gcc\nbuild out.css: r\n"
    let scratch = try Scratch([
      "d": Depfile(targets: ["out.css"], dependencies: [path]).text, "build.ninja": rule, path: "",
    ])
    for _ in 0..<2 { #expect(try Tool.run(ninja, [], in: scratch.folder).output.contains("cp d")) }
  }

  @Test func aPipeCalledLikeStandardInputIsADependency() throws {
    let scratch = try Scratch([:])
    let script =
      "mkfifo stdin; echo '{ \"body\": { \"weight\": \"bold\" } }' > stdin & "
      + "'\(Tool.executable.path)' compile stdin --format css -o o.css --depfile o.d"
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.text("o.d") == "o.css: \\\n  stdin\n\nstdin:\n")
  }
}
