import TestSupport
import Testing
import TypeRampKit

/// The file with what all dictionaries of a module share: written once, where it is expected, or not at all.
@Suite struct SharedSwiftTests {
  private static let good = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#
  private static let bad = #"{ "titel": { "fontName": "Optima-Regular", "fontSize": 17 } }"#

  private static func shared(_ access: SwiftOptions.Access = .internal) -> String {
    Emitter.sharedSwift(access: access)
  }

  /// A call of `compile`, and the files that it writes.
  @Test(arguments: [
    (["a.json", "-o", "a.swift"], ["a.swift"]),
    (["a.json", "--format", "swift", "-o", "out/"], ["out/TypeRamp.swift", "out/a.swift"]),
    (["a.json", "b.json", "--format", "swift", "-o", "out/"], ["out/TypeRamp.swift", "out/a.swift", "out/b.swift"]),
    (["a.json", "b.json", "--format", "css", "-o", "out/"], ["out/a.css", "out/b.css"]),
    (["a.json", "--swift-shared", "S.swift", "-o", "a.swift"], ["S.swift", "a.swift"]),
    (["a.json", "--swift-shared", "none", "--format", "swift", "-o", "out/"], ["out/a.swift"]),
    (["--swift-shared", "S.swift"], ["S.swift"]),
  ])
  func compileWritesItOnce(arguments: [String], files: [String]) throws {
    let scratch = try Scratch(["a.json": Self.good, "b.json": Self.good])
    let run = try Tool.run(["compile"] + arguments, in: scratch.folder)
    #expect(run.status == 0 && run.output + run.errors == "", "\(run.errors)")
    #expect(scratch.files == (["a.json", "b.json"] + files).sorted())
    for file in files where file.hasSuffix("S.swift") || file.hasSuffix("TypeRamp.swift") {
      #expect(try scratch.text(file) == Self.shared())
    }
    let isAlone = files == ["a.swift"]
    for file in files where file.hasSuffix("a.swift") {
      #expect(try scratch.text(file).contains("\nenum TypeRamp {}\n") == isAlone)
    }
  }

  @Test func itHasTheAccessLevelOfTheCall() throws {
    let scratch = try Scratch()
    let call = ["compile", "--swift-shared", "S.swift", "--swift-access", "package"]
    #expect(try Tool.run(call, in: scratch.folder).status == 0)
    #expect(try scratch.text("S.swift") == Self.shared(.package))
    let check = try Tool.run(["compile", "--swift-shared", "S.swift", "--check"], in: scratch.folder)
    #expect(check.status == 1 && check.errors.contains("S.swift: error: "), "\(check.errors)")
  }

  /// A later call serves the outputs of an earlier one too.
  @Test(
    arguments: [
      (["--swift-access", "public"], [], SwiftOptions.Access.public, []),
      ([], ["--swift-access", "public"], .public, []), (["--swift-access", "package"], [], .package, []),
      (["--swift-platforms", "iOS"], ["--swift-platforms", "tvOS"], .internal, [.iOS, .tvOS]),
      ([], ["--swift-platforms", "tvOS"], .internal, []), (["--swift-platforms", "macOS"], [], .internal, []),
    ] as [([String], [String], SwiftOptions.Access, [SwiftOptions.Platform])])
  func itServesEarlierOutputs(
    first: [String], second: [String], access: SwiftOptions.Access, platforms: [SwiftOptions.Platform]
  ) throws {
    let scratch = try Scratch(["a.json": Self.good, "b.json": Self.good])
    for (name, options) in [("a.json", first), ("b.json", second)] {
      let call = ["compile", name, "--format", "swift", "-o", "out/"] + options
      #expect(try Tool.run(call, in: scratch.folder).status == 0)
      #expect(try Tool.run(call + ["--check"], in: scratch.folder).status == 0)
    }
    let shared = Emitter.sharedSwift(access: access, platforms: platforms)
    #expect(try scratch.text("out/TypeRamp.swift") == shared)
  }

  @Test func itIsNotWrittenWithoutADictionary() throws {
    let scratch = try Scratch(["a.json": Self.bad])
    let run = try Tool.run(["compile", "a.json", "--format", "swift", "-o", "out/"], in: scratch.folder)
    #expect(run.status == 1 && scratch.files == ["a.json"], "\(run.errors)")
  }

  @Test func aDictionaryOfItsNameIsRefused() throws {
    let scratch = try Scratch(["TypeRamp.json": Self.good])
    let run = try Tool.run(["compile", "TypeRamp.json", "--format", "swift", "-o", "out/"], in: scratch.folder)
    #expect(run.status == 2 && scratch.files == ["TypeRamp.json"])
    let message = "'out/TypeRamp.swift' is the file that all dictionaries share; rename 'TypeRamp.json'"
    #expect(run.errors.hasPrefix("typeramp: error: \(message)\n"), "\(run.errors)")
  }

  /// The outputs of typeramp.json, and the files that `build` writes.
  @Test(arguments: [
    (#"{ "path": "G/{name}.swift" }"#, ["G/TypeRamp.swift", "G/a.swift"]),
    (#"{ "path": "{name}/x.swift" }"#, ["TypeRamp.swift", "a/x.swift"]),
    (#"{ "path": "a.swift", "shared": "S/S.swift" }"#, ["S/S.swift", "a.swift"]),
    (#"{ "path": "a.swift", "shared": "none" }"#, ["a.swift"]),
    (
      #"{ "path": "A/a.swift", "shared": "S.swift" }, { "path": "B/b.swift", "shared": "S.swift", "access": "public" }"#,
      ["A/a.swift", "B/b.swift", "S.swift"]
    ),
  ])
  func buildWritesItOnce(outputs: String, files: [String]) throws {
    let all = outputs.replacing(#"{ "path""#, with: #"{ "format": "swift", "path""#)
    let scratch = try Scratch([
      "a.json": Self.good, "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [\#(all)] }"#,
    ])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.files.filter { $0.hasSuffix(".swift") } == files)
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
    let shared = try files.map(scratch.text).filter { $0.contains("enum TypeRamp {}") }
    #expect(shared == (outputs.contains("none") ? [] : [Self.shared(outputs.contains("public") ? .public : .internal)]))
    // With its last dictionary it goes.
    try scratch.write(
      #"{ "inputs": ["a.json"], "outputs": [{ "format": "json", "path": "a.out" }] }"#, to: "typeramp.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(scratch.files.filter { $0.hasSuffix(".swift") } == [])
  }

  /// Two folders of one module, which a package shows, and of which an app may have two.
  @Test(arguments: [
    (
      "Sources/App/One", "Sources/App/Two", 2,
      "typeramp.json:1:130: error: 'Sources/App/One/TypeRamp.swift' and 'Sources/App/Two/TypeRamp.swift' would be in one "
        + "module, which needs one of them; set \"shared\" of both outputs to one file [configuration-collision]\n"
    ),
    (
      "One", "Two", 0,
      "typeramp: note: 'One/TypeRamp.swift' and 'Two/TypeRamp.swift' declare the same types; if they are in one module, set "
        + "\"shared\"\n"
    ),
    ("Sources/A", "Sources/B", 0, "typeramp: 4 outputs built"),
  ])
  func severalOfThemAreReported(first: String, second: String, status: Int32, message: String) throws {
    let outputs = [first, second].map { #"{ "format": "swift", "path": "\#($0)/{name}.swift" }"# }.joined(
      separator: ", ")
    let scratch = try Scratch([
      "a.json": Self.good, "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [\#(outputs)] }"#,
    ])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == status && run.errors.hasPrefix(message), "\(run.errors)")
    #expect(scratch.files.contains("\(first)/TypeRamp.swift") == (status == 0))
  }

  /// A slip with the option writes nothing.
  @Test(arguments: [
    ["--swift-shared", "a.json", "-o", "a.swift"], ["a.json", "-o", "a.swift", "--swift-shared", "--check"],
    ["--swift-shared", "S.swift", "-o", "x.swift"], ["--swift-shared", "S.swift", "--format", "css"],
    ["a.json", "-o", "a.swift", "--swift-shared", "{name}.swift"], ["--swift-shared", "-"],
    ["--swift-shared", "mine.swift"], ["a.json", "-o", "a.swift", "--swift-shared", "mine.swift"],
  ])
  func aSlipWritesNothing(arguments: [String]) throws {
    let scratch = try Scratch(["a.json": Self.good, "mine.swift": "mine\n"])
    let run = try Tool.run(["compile"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.errors.hasPrefix("typeramp: error: "), "\(run.errors)")
    #expect(scratch.files == ["a.json", "mine.swift"])
    #expect(try scratch.text("a.json") == Self.good && scratch.text("mine.swift") == "mine\n")
  }

  /// A file that somebody wrote is not replaced.
  @Test func anotherFileOfItsNameStays() throws {
    let scratch = try Scratch([
      "a.json": Self.good, "G/TypeRamp.swift": "mine\n",
      "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "swift", "path": "G/{name}.swift" }] }"#,
    ])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("'G/TypeRamp.swift'"), "\(run.errors)")
    #expect(try scratch.text("G/TypeRamp.swift") == "mine\n")
    #expect(!scratch.files.contains("G/a.swift"))
  }
}
