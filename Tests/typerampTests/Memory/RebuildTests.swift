import Foundation
import TestSupport
import Testing

/// Only what has changed is compiled again.
@Suite struct Rebuilds {
  typealias Outcome = RememberedProject.Outcome

  /// A change, and what the next build compiles.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let outcome: Outcome
    let make: @Sendable (RememberedProject) throws -> Void

    var testDescription: String { name }

    init(_ name: String, _ outcome: Outcome, _ make: @escaping @Sendable (RememberedProject) throws -> Void) {
      self.name = name
      self.outcome = outcome
      self.make = make
    }
  }

  private static let other = RememberedProject.good.replacing("17", with: "19")
  private static let all = Outcome.compiled(RememberedProject.everything)

  private static let changes = [
    Change("nothing", .upToDate) { _ in },
    Change("an input", .compiled(["Styles/A.json"])) { try $0.scratch.write(other, to: "Styles/A.json") },
    Change("an input, with its size and time as before", .compiled(["Styles/A.json"])) {
      try $0.rewrite("Styles/A.json", other)
    },
    Change("the time of an input", .compiled([])) {
      try $0.scratch.write(RememberedProject.good, to: "Styles/A.json")
    },
    Change("a new file in the place of an input", .compiled(["Styles/B.json"])) {
      try $0.scratch.write(other, to: "new")
      // The system only reads the paths.
      #expect(unsafe rename($0.path("new"), $0.path("Styles/B.json")) == 0)
    },
    Change("an input is a link", .compiled(["Styles/A.json"])) {
      try $0.scratch.write(other, to: "else.json")
      try FileManager.default.removeItem(atPath: $0.path("Styles/A.json"))
      try FileManager.default.createSymbolicLink(
        atPath: $0.path("Styles/A.json"), withDestinationPath: "../else.json")
    },
    Change("a new input", .compiled(["Styles/C.json"])) { try $0.scratch.write(other, to: "Styles/C.json") },
    Change("an input is gone", .compiled([])) { try FileManager.default.removeItem(atPath: $0.path("Styles/B.json")) },
    Change("the configuration", all) {
      try $0.scratch.write(
        RememberedProject.configuration.replacing("\"rules\"", with: "\"displayScale\": 3, \"rules\""),
        to: "typeramp.json")
    },
    Change("the time of the configuration", .compiled([])) {
      try $0.scratch.write(RememberedProject.configuration, to: "typeramp.json")
    },
    Change("a file that tokens refer to", .compiled(["refers.tokens.json"])) {
      let base = try $0.scratch.text("base.tokens.json")
      try $0.scratch.write(base.replacing("17", with: "18"), to: "base.tokens.json")
    },
    Change("a file of a project of tokens", .compiled(["set"])) {
      let text = try $0.scratch.text("set/a.json")
      try $0.scratch.write(text.replacing("17", with: "18"), to: "set/a.json")
    },
    Change("a new file in a project of tokens", .compiled(["set"])) { try $0.scratch.write("{}", to: "set/b.json") },
    Change("a new folder in a project of tokens", .compiled(["set"])) {
      try $0.scratch.write("{}", to: "set/deep/b.json")
    },
    Change("an output was edited", .compiled(["Styles/A.json"])) {
      try $0.scratch.write(try $0.scratch.text("made/A.json") + "\n", to: "made/A.json")
    },
    Change("an output was edited, with its size and time as before", .compiled(["Styles/A.json"])) {
      try $0.rewrite("made/A.json", try $0.scratch.text("made/A.json").replacing("17", with: "71"))
    },
    Change("the time of an output", .compiled([])) {
      try $0.scratch.write(try $0.scratch.text("made/A.json"), to: "made/A.json")
    },
    Change("an output was removed", .compiled(["set"])) {
      try FileManager.default.removeItem(atPath: $0.path("made/set.json"))
    },
    Change("the folder of outputs was removed", all) { try FileManager.default.removeItem(atPath: $0.path("made")) },
    Change("an output is a link to an older one", .compiled(["Styles/A.json"])) {
      try $0.scratch.write(try $0.scratch.text("made/A.json") + "\n", to: "old.json")
      try FileManager.default.removeItem(atPath: $0.path("made/A.json"))
      try FileManager.default.createSymbolicLink(atPath: $0.path("made/A.json"), withDestinationPath: "../old.json")
    },
    Change("the manifest was removed", .compiled([])) {
      try FileManager.default.removeItem(atPath: $0.path(".typeramp-manifest.json"))
    },
    Change("the cache was removed", all) {
      try FileManager.default.removeItem(atPath: $0.path(".typeramp-cache"))
    },
  ]

  @Test(arguments: changes) func onlyChangedInputsAreCompiled(change: Change) throws {
    let project = try RememberedProject()
    #expect(try project.build() == .compiled(RememberedProject.everything))
    #expect(try project.buildUntilSettled())
    try change.make(project)
    #expect(try project.build() == change.outcome)
    #expect(try project.isUpToDate())
    // It is remembered again, except for links, whose targets are unknown.
    let hasLink = change.name == "an input is a link"
    #expect(try project.buildUntilSettled() != hasLink)
    #expect(try project.isUpToDate())
  }

  @Test func changedFontsCauseRebuilds() throws {
    let configuration = RememberedProject.configuration.replacing(
      "\"rules\"", with: "\"fonts\": [\"Fonts\"], \"rules\"")
    let project = try RememberedProject(RememberedProject.files.merging(["typeramp.json": configuration]) { $1 })
    let font = { (name: String) in Data(FontBuilder([("name", nameTable([.windows(6, name)]))]).sfnt()) }
    try FileManager.default.createDirectory(atPath: project.path("Fonts"), withIntermediateDirectories: true)
    for name in ["Noteworthy-Light", "Brand-Regular"] {
      try font(name).write(to: URL(filePath: project.path("Fonts/\(name).ttf")))
    }
    project.settle()
    #expect(try project.build() == .compiled(RememberedProject.everything))
    #expect(try project.buildUntilSettled())
    try font("Brand-Bold").write(to: URL(filePath: project.path("Fonts/Bold.ttf")))
    #expect(try project.build() == .compiled(RememberedProject.everything))
    #expect(try project.buildUntilSettled())
    try font("Brand-Heavy").write(to: URL(filePath: project.path("Fonts/Bold.ttf")))
    #expect(try project.build() == .compiled(RememberedProject.everything))
    #expect(try project.isUpToDate())
  }

  @Test func aChangedMappingFileCausesARebuild() throws {
    let map = RememberedProject.configuration.replacing("\"rules\"", with: "\"map\": \"map.json\", \"rules\"")
    let project = try RememberedProject(
      RememberedProject.files.merging(["typeramp.json": map, "map.json": #"{ "body": "text.body" }"#]) { $1 })
    try project.build()
    #expect(try project.buildUntilSettled())
    try project.scratch.write(#"{ "callout": "text.body" }"#, to: "map.json")
    #expect(try project.build() == .compiled(RememberedProject.everything))
    #expect(try project.isUpToDate())
  }

  /// Configurations whose names differ only in the extension share a cache.
  @Test func theCacheOfAnotherConfigurationIsNotUsed() throws {
    let project = try RememberedProject()
    try project.build()
    #expect(try project.buildUntilSettled())
    let run = try Tool.run(["build", "--config", "typeramp.jsno"], in: project.scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read 'typeramp.jsno'"))
  }

  /// No option of `build` changes an output, so none is part of the cache. An option that does must be.
  @Test func noOptionChangesAnOutput() throws {
    let scratch = try Scratch()
    let help = try Tool.run(["build", "--help"], in: scratch.folder).output
    let options = help.matches(of: /--([a-z-]+)/).map { String($0.1) }
    #expect(Set(options) == ["config", "check", "watch", "jobs", "quiet", "help"])
  }
}
