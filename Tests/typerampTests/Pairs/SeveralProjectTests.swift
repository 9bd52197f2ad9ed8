import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Two projects below the folder of a call: what is wrong with one hides nothing about the other.
@Suite struct SeveralProjects {
  private static func scratch(_ one: [String: String], _ two: [String: String]) throws -> Scratch {
    let all = [("one", one), ("two", two)].flatMap { folder, files in files.map { ("\(folder)/\($0)", $1) } }
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: all))
    for (folder, font) in ["one", "two"].flatMap({ folder in DrawnFont.family.map { (folder, $0) } }) {
      try scratch.write(font.file, to: "\(folder)/Fonts/\(font.postScriptName).ttf")
    }
    return scratch
  }

  /// A configuration that cannot be used as it is, and what is reported about it.
  private static let broken: [(settings: String, report: String)] = [
    (#""baseline": "none.json""#, "there is no baseline '/F/one/none.json' yet"),
    (#""map": "gone.json""#, "one/typeramp.json:1:"),
    (#""baseline": "A.json""#, "'/F/one/A.json' is not a baseline"),
    (#""map": "Fonts""#, "cannot read '/F/one/Fonts'"),
    (#""baseline": "Fonts""#, "cannot read '/F/one/Fonts'"),
  ]

  @Test(arguments: broken.indices, [("validate", "A.json:1:"), ("audit", "A.swift:2:"), ("fit", "1 text measured")])
  func theOtherProjectIsChecked(index: Int, command: (name: String, finding: String)) throws {
    let (settings, report) = Self.broken[index]
    let one = PairFiles.project(PairFiles.small, [:], settings)
    let scratch = try Self.scratch(one, PairFiles.project(PairFiles.small))
    let call = try InProcess([command.name, "@"], in: scratch.folder.path)
    let text = call.text.replacing(scratch.folder.path, with: "/F")
    #expect(call.status == 2 && text.contains(report.replacing("/F/", with: "")), "\(text)")
    #expect(text.contains(command.finding), "\(text)")
  }

  /// Mistakes that are found with the inputs: a pattern without files, and a style of 'fit' that no table has.
  @Test(arguments: ["audit", "fit"]) func mistakesInInputsHideNothing(command: String) throws {
    var one = PairFiles.project(PairFiles.small)
    one["typeramp.json"] = one["typeramp.json"]?.replacing(#""A.json""#, with: #""None/*.json""#)
    let scratch = try Self.scratch(one, PairFiles.project(PairFiles.small))
    let call = try InProcess([command, "@"], in: scratch.folder.path)
    #expect(call.status == 2 && call.text.contains("one/typeramp.json:1:"), "\(call.text)")
    #expect(call.text.contains(command == "fit" ? "1 text measured" : "two/A.swift:2:"), "\(call.text)")
  }

  @Test func anUnknownStyleOfOneProjectHidesNothing() throws {
    var one = PairFiles.project(PairFiles.small)
    one["typeramp.json"] = one["typeramp.json"]?.replacing(#""style": "body""#, with: #""style": "bodi""#)
    let scratch = try Self.scratch(one, PairFiles.project(PairFiles.small))
    let call = try InProcess(["fit", "@"], in: scratch.folder.path)
    #expect(call.status == 2 && call.text.contains("no style is called 'bodi'"), "\(call.text)")
    #expect(call.text.contains("1 text measured"), "\(call.text)")
  }

  /// A theme is for the projects that have it. One that no project has is refused.
  @Test(arguments: [("Brand=Light", 0), ("Brand=Lihgt", 2), ("Brnd=Light", 2)], ["validate", "audit", "fit"])
  func aThemeIsOfOneProject(theme: (choice: String, status: Int32), command: String) throws {
    let scratch = try Self.scratch(PairFiles.project(PairFiles.twoThemes), PairFiles.project(PairFiles.oneInput))
    let call = try InProcess([command, "@", "--theme", theme.choice], in: scratch.folder.path)
    #expect(call.status == theme.status, "\(call.text)")
    #expect(theme.status == 0 || call.text.contains("unknown theme"), "\(call.text)")
  }

  @Test func aThemeThatNoProjectCanHaveIsRefused() throws {
    let scratch = try Self.scratch(PairFiles.project(PairFiles.oneInput), PairFiles.project(PairFiles.oneInput))
    let call = try InProcess(["validate", "@", "--theme", "Light"], in: scratch.folder.path)
    #expect(call.status == 2 && call.text.contains("theme 'Light' has no use"), "\(call.text)")
  }

  /// A theme that the only measured project does not have is refused, as if there were no other.
  @Test func aThemeIsCheckedIfOneProjectIsMeasured() throws {
    var two = PairFiles.project(PairFiles.oneInput)
    two["typeramp.json"] = #"{ "inputs": ["A.json"] }"#
    let scratch = try Self.scratch(PairFiles.project(PairFiles.oneInput), two)
    let call = try InProcess(["fit", "@", "--theme", "Light"], in: scratch.folder.path)
    #expect(call.status == 2 && call.text.contains("theme 'Light' has no use"), "\(call.text)")
  }

  /// What reads a folder as one input does not pass over the settings of the projects in it.
  @Test(arguments: [["show", "@"], ["preview", "@"], ["compile", "@", "--format", "css"], ["evidence", "@"]])
  func aFolderOfProjectsIsNoInput(words: [String]) throws {
    let files = PairFiles.project(PairFiles.oneInput)
    let scratch = try Self.scratch(files, files)
    let call = try InProcess(words, in: scratch.folder.path)
    #expect(
      call.status == 2 && call.text.contains("has projects with settings of their own: 'one', 'two'"), "\(call.text)"
    )
    let alone = try InProcess(words + ["--no-config"], in: scratch.folder.path)
    #expect(!alone.text.contains("settings of their own"), "\(alone.text)")
  }

  /// The catalogs of a project that says nothing about them are named.
  @Test func catalogsWithoutPlacesAreNamed() throws {
    var one = PairFiles.project(PairFiles.oneInput)
    one["typeramp.json"] = #"{ "inputs": ["A.json"] }"#
    let scratch = try Self.scratch(one, PairFiles.project(PairFiles.oneInput))
    let call = try InProcess(["fit", "@"], in: scratch.folder.path)
    #expect(call.status == 0 && call.text.contains("not measured: 'one/en.lproj/L.strings': no 'fit'"), "\(call.text)")
  }

  /// Of several catalogs that cannot be read each is named.
  @Test func unreadableCatalogsAreNamed() throws {
    let catalogs = ["de.xcstrings": "{", "fr.xcstrings": "["]
    let scratch = try Self.scratch(PairFiles.project(PairFiles.oneInput, catalogs), [:])
    let words = ["evidence", "--config", "@/one/typeramp.json"]
    let call = try InProcess(words, in: scratch.folder.path)
    #expect(call.status == 2, "\(call.text)")
    for name in ["de", "fr"] { #expect(call.text.contains("one/\(name).xcstrings"), "\(call.text)") }
  }

  /// A file of the app that cannot be read is named, and hides nothing about the others.
  @Test(arguments: [("audit", "Gone.swift", "A.swift:2:"), ("fit", "Gone.strings", "1 text measured")])
  func anUnreadableFileHidesNothing(command: String, gone: String, finding: String) throws {
    let scratch = try Self.scratch(PairFiles.project(PairFiles.oneInput), [:])
    let path = scratch.path("one/" + gone)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
    let call = try InProcess([command, "@/one"], in: scratch.folder.path)
    #expect(call.status == 2 && call.text.contains(gone) && call.text.contains(finding), "\(call.text)")
  }

  /// A dictionary beside design tokens is not passed over.
  @Test(arguments: [["show"], ["compile", "--format", "css", "-o", "@/out.css"]])
  func aDictionaryBesideTokensIsNamed(words: [String]) throws {
    let token = #"{ "body": { "$type": "typography", "$value": { "fontFamily": "Brand", "fontSize": "14px" } } }"#
    let scratch = try Scratch([
      "t/tokens.json": token, "t/B.plist": PairFiles.list, "t/Info.plist": "<plist><dict/></plist>",
    ])
    let call = try InProcess([words[0], "@/t"] + words.dropFirst(), in: scratch.folder.path)
    #expect(call.text.contains("beside the design tokens, 't/B.plist' is not read"), "\(call.text)")
    #expect(!call.text.contains("Info.plist"), "\(call.text)")
  }

  /// A collection has several fonts, of which none is meant.
  @Test func aCollectionIsNoStandIn() throws {
    let scratch = try Self.scratch(PairFiles.project(PairFiles.oneInput), [:])
    try scratch.write(FontBuilder.collection(.whole, count: 2), to: "All.ttc")
    let words = ["fit", "--text", "Ja", "--style", "body", "--width", "90", "--stand-in", "@/All.ttc"]
    let call = try InProcess(words + ["--config", "@/one/typeramp.json"], in: scratch.folder.path)
    #expect(call.status == 2 && call.text.contains("it is a collection of"), "\(call.text)")
  }
}
