import Foundation
import TestSupport
import Testing
import TypeRampKit

/// `typeramp compile` as a process: what is printed, what is written, and the exit status.
@Suite struct CompileCommand {
  static let good = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  static let bad = #"{ "titel": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#

  @Test(arguments: [
    (["compile", "a.json"], "\"dictionary\": \"a\""), (["compile", "-"], "\"dictionary\": \"stdin\""),
  ])
  func oneInputGoesToStandardOutput(arguments: [String], expected: String) throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(arguments, in: scratch.folder, input: Self.good)
    #expect(run.status == 0)
    #expect(run.output.contains(expected))
    #expect(run.errors == "")
    #expect(scratch.files == ["a.json"])
  }

  @Test func anErrorIsPrintedWithItsLineAndNothingIsWritten() throws {
    let scratch = try Scratch(["a.json": Self.bad, "out/a.css": "old"])
    let run = try Tool.run(["compile", "a.json", "-o", "out/a.css"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errors == """
        a.json:1:4: error: unknown text style 'titel' [unknown-text-style]
            1 | { "titel": { "fontName": "Noteworthy-Light", "fontSize": 28 } }
              |    ^~~~~
              = fix: replace it with 'title'
        typeramp: nothing was written

        """)
    #expect(try scratch.text("out/a.css") == "old")
    #expect(scratch.files == ["a.json", "out/a.css"])
  }

  @Test func whatWasNotWrittenIsSaid() throws {
    let scratch = try Scratch(["a.json": Self.bad, "b.json": Self.good])
    let run = try Tool.run(["compile", "a.json", "b.json", "--format", "css", "-o", "out/"], in: scratch.folder)
    #expect(run.status == 1 && run.errors.hasSuffix("\ntyperamp: nothing was written for 1 of 2 inputs\n"))
    #expect(scratch.files == ["a.json", "b.json", "out/b.css"])
  }

  /// Hundreds of lines on a terminal help nobody.
  @Test(arguments: [("", 2), ("--format css", 2), ("-o -", 0), ("| cat", 0)])
  func aTerminalShowsNoTable(_ arguments: String, status: Int32) throws {
    let scratch = try Scratch(["Brand.json": Self.good])
    let call = "\(Tool.executable.path) compile Brand.json \(arguments)"
    let run = try Tool.run(URL(filePath: "/usr/bin/script"), ["-qec", call, "/dev/null"], in: scratch.folder)
    #expect(run.status == status)
    let name = arguments.isEmpty ? "Generated/Brand.json" : "Brand.css"
    let message = "the output is too long for a terminal; expected '-o \(name)', or '-o -' to print it"
    #expect(run.output.replacing(/\s+/, with: " ").contains(message) == (status == 2), "\(run.output)")
  }

  @Test func severalInputsAndFormatsGoToAFolder() throws {
    let scratch = try Scratch(["a.json": Self.good, "x/b.json": Self.good])
    let arguments = ["compile", "a.json", "x/b.json", "--format", "json", "--format=css", "-o", "out/deep/"]
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
    #expect(
      scratch.files == [
        "a.json", "out/deep/a.css", "out/deep/a.json", "out/deep/b.css", "out/deep/b.json", "x/b.json",
      ])
  }

  /// Each format of an input has its own file, even formats with the same extension.
  @Test func everyFormatGoesToAFolder() throws {
    let scratch = try Scratch(["a.json": Self.good])
    let formats = Emitter.all.flatMap { ["--format", $0.name] }
    let run = try Tool.run(["compile", "a.json"] + formats + ["-o", "out/"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
    #expect(
      scratch.files == (["a.json", "out/TypeRamp.swift"] + Emitter.all.map { "out/" + $0.fileName(for: "a") }).sorted())
    for emitter in Emitter.all {
      let options = emitter.name == Emitter.swift.name ? ["--swift-shared", "none"] : []
      let alone = try Tool.run(["compile", "a.json", "--format", emitter.name] + options, in: scratch.folder)
      #expect(try scratch.text("out/" + emitter.fileName(for: "a")) == alone.output)
    }
  }

  /// An argument file may be shared by calls for several formats.
  @Test(arguments: [
    (["--format", "json", "--css-mode", "live"], "'--css-mode' has no effect: no output is 'css'"),
    (["--css-font-embed"], "'--css-font-embed' has no effect: no output is 'css'"),
    (["--format", "swift-tests", "--swift-name", "A"], "'--swift-name' has no effect: no output is 'swift'"),
  ])
  func anOptionWithoutAnEffectIsNoted(options: [String], message: String) throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(["compile", "a.json"] + options, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "typeramp: note: \(message)\n")
  }

  @Test func aNameWithTheExtensionOfAnotherFormatIsRefused() throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(["compile", "a.json", "--format", "swift", "-o", "x.css"], in: scratch.folder)
    #expect(run.status == 2 && scratch.files == ["a.json"])
    #expect(run.errors.contains("'x.css' is the name of a 'css' file, and the format is 'swift'"))
  }

  @Test func aFormatMayHaveAnyOtherName() throws {
    let scratch = try Scratch(["a.json": Self.good])
    for name in ["x.txt", "x", "y.swift"] {
      let run = try Tool.run(["compile", "a.json", "--format", "swift-tests", "-o", name], in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test func aNameIsUsedForTheType() throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(["compile", "a.json", "--swift-name", "House", "-o", "a.swift"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.text("a.swift").contains("enum House: TypeRamp.Dictionary {"))
  }

  /// A name with the suffix of tests does not select the format of tests.
  @Test func anExtensionAloneMeansTheFormatWithoutASuffix() throws {
    let scratch = try Scratch(["a.json": Self.good])
    #expect(try Tool.run(["compile", "a.json", "-o", "aTests.swift"], in: scratch.folder).status == 0)
    #expect(try scratch.text("aTests.swift").contains("enum A: TypeRamp.Dictionary {"))
  }

  /// The tests of one dictionary, and the fonts of another one whose output has the same name.
  @Test func outputsWithTheSameNameAreRefused() throws {
    let scratch = try Scratch(["a.json": Self.good, "aTests.json": Self.good])
    let formats = ["--format", "swift", "--format", "swift-tests"]
    let run = try Tool.run(["compile", "a.json", "aTests.json"] + formats + ["-o", "out/"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("'a.json' and 'aTests.json' would both become the Swift type 'ATests'"))
    #expect(scratch.files == ["a.json", "aTests.json"])
  }

  @Test func anyNumberOfOutputsFitsInOneFolder() throws {
    let long = String(repeating: "long-", count: 40)
    let names = (0..<150).map { "s\($0)" } + (0..<150).map { "\(long)\($0)" }
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: names.map { ("in/\($0).json", Self.good) }))
    let run = try Tool.run(["compile"] + names.map { "in/\($0).json" } + ["-o", "out/"], in: scratch.folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(scratch.files.filter { $0.hasPrefix("out/") } == names.map { "out/\($0).json" }.sorted())
  }

  @Test func theGoodInputsOfABadRunAreCompiled() throws {
    let scratch = try Scratch(["a.json": Self.good, "b.json": Self.bad])
    let run = try Tool.run(["compile", "a.json", "b.json", "missing.json", "-o", "out/"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("b.json:1:4: error: unknown text style 'titel'"))
    #expect(run.errors.contains("typeramp: error: cannot read 'missing.json': no such file or directory"))
    #expect(scratch.files == ["a.json", "b.json", "out/a.json"])
  }

  @Test(arguments: Emitter.all.filter(\.fileSuffix.isEmpty).map(\.name))
  func theFormatFollowsFromTheExtension(format: String) throws {
    let scratch = try Scratch(["a.json": Self.good])
    let output = "out." + (try #require(Emitter(named: format)).fileExtension)
    #expect(try Tool.run(["compile", "a.json", "-o", output], in: scratch.folder).status == 0)
    let run = try Tool.run(["compile", "a.json", "--format", format], in: scratch.folder)
    #expect(try scratch.text(output) == run.output)
    #expect(run.output != "")
  }

  @Test func anUnchangedOutputIsNotTouched() throws {
    let scratch = try Scratch(["a.json": Self.good])
    let arguments = ["compile", "a.json", "-o", "out.json"]
    #expect(try Tool.run(arguments, in: scratch.folder).status == 0)
    let file = scratch.folder.appending(path: "out.json").path
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    #expect(try Tool.run(arguments, in: scratch.folder).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == past)
  }

  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    let scratch = try Scratch(["a.json": Self.good, "real/out.json": "old"])
    let link = scratch.folder.appending(path: "out.json").path
    let real = scratch.folder.appending(path: "real/out.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/out.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    #expect(try Tool.run(["compile", "a.json", "-o", "out.json"], in: scratch.folder).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/out.json")
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o600)
    #expect(try scratch.text("real/out.json").hasPrefix("{"))
  }

  @Test func sameInputSameBytesFromAnywhere() throws {
    let scratch = try Scratch(["x/a.json": Self.good])
    let environment = ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent"]
    let here = try Tool.run(["compile", "x/a.json"], in: scratch.folder)
    let there = try Tool.run(
      ["compile", "../x/a.json"], in: scratch.folder.appending(path: "x"), environment: environment)
    #expect(here.output == there.output)
    #expect(here.status == 0)
  }

  @Test func aRuleCanBeTurnedOff() throws {
    let scratch = try Scratch(["a.json": Self.bad, "b.json": #"{ "body": { "fontSize": 17 } }"#])
    let run = try Tool.run(["compile", "a.json", "--rule", "unknown-text-style=off"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let hopeless = try Tool.run(["compile", "b.json", "--rule=missing-font-name=off"], in: scratch.folder)
    #expect(hopeless.status == 1)
    #expect(hopeless.errors.contains("b.json:1:4: error: no table can be computed from this"))
  }

  @Test(arguments: [
    #"{ "metrics": { "a`}\npublic func evil() {}\nenum E { case `b": { "value": 3 } } }"#,
    #"{ "metrics": { "icon": { "value": 3 }, "icon": { "value": 4 } } }"#,
    #"{ "metrics": { "icon": { "value": 3 }, "Icon": { "value": 4 } } }"#,
  ])
  func aNameThatNoOutputCanSpellNeverCompiles(input: String) throws {
    let scratch = try Scratch(["a.json": input])
    let off = ["--rule=invalid-metric-name=off", "--rule=duplicate-key=off"]
    let run = try Tool.run(["compile", "a.json", "--format=swift"] + off, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("error: no table can be computed from this"))
  }
}

/// A folder is named with a slash, unless it is there.
@Suite struct OutputFolders {
  @Test(arguments: [("Out", true), ("Out.json", false), ("Out/", false), ("There", false)])
  func aNewFileWithoutAnExtensionIsNamed(path: String, isNamed: Bool) throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "weight": "bold" } }"#, "There/b.txt": ""])
    let run = try Tool.run(["compile", "a.json", "--format", "json", "-o", path], in: scratch.folder)
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors == (isNamed ? "typeramp: note: 'Out' is a file; for a folder, write 'Out/'\n" : ""))
  }
}
