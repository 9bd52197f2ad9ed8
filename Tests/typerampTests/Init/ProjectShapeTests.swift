import Foundation
import TestSupport
import Testing

/// Shapes of real projects, in `Fixtures/Projects`: the commands of a first day, in a copy of each.
@Suite struct ProjectShapes {
  /// A project, what is printed in it, and what is not.
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    /// Font files that are made before.
    var fonts: [DrawnFont] = []
    /// The input of `preview`, which `init` writes if it is not there.
    let input: String
    /// Parts of what the commands print.
    var initializes: [String] = []
    var validates: [String] = []
    /// The status of `validate`, and of `build`.
    var status: Int32 = 0
    /// The files that `build` writes; none if it refuses.
    var builds: [String] = []
    /// Words that no command prints.
    var never: [String] = []

    var testDescription: String { name }
  }

  private static let display = DrawnFont.with {
    ($0.family, $0.postScriptName, $0.xHeight) = ("Poster", "Poster-Regular", 700)
  }

  private static let shapes = [
    Shape(
      name: "Widget", fonts: DrawnFont.family, input: "Styles/Brand.json",
      initializes: ["Found fonts listed in App/Info.plist.\nFound fonts listed in Widget/Info.plist.\n"],
      validates: [
        "Styles/Brand.json:2:27: error: 'Brand-Bold' is in 'Brand-Bold.ttf', which UIAppFonts does not list in 'Widget/Info.plist'"
      ], status: 1, never: ["skipped"]),
    Shape(
      name: "Twins", input: "Example/Styles/Typography.json",
      initializes: ["Left out test data: 'Tests/Resources/Typography.json'.\n"],
      builds: ["Typography.swift"]),
    Shape(
      name: "Brands", input: "Bolt/Typography.json",
      initializes: ["Acme/Typography.json becomes the type AcmeTypography.\n"],
      validates: ["2 notes in 2 files"], builds: ["AcmeTypography.swift", "BoltTypography.swift"]),
    Shape(
      name: "Optical", input: "Styles/Reader.json", validates: ["1 note in 1 file"], builds: ["Reader.swift"],
      never: ["not checked"]),
    Shape(
      name: "Display", fonts: DrawnFont.family + [display], input: "Typography.json",
      initializes: ["The app also has 'Poster'.\n"], builds: ["Typography.swift"]),
    Shape(
      name: "Translations", input: "Styles/Typography.json", builds: ["Typography.swift"],
      never: ["Localizable", "th.lproj", "malformed"]),
  ]

  /// A copy of a project with its fonts.
  private static func copy(_ shape: Shape) throws -> Scratch {
    let scratch = try Scratch()
    let original = Repository.fixtures.appending(path: "Projects/\(shape.name)")
    for name in try FileManager.default.contentsOfDirectory(atPath: original.path) {
      try FileManager.default.copyItem(at: original.appending(path: name), to: scratch.folder.appending(path: name))
    }
    if !shape.fonts.isEmpty { try DrawnFont.write(shape.fonts, in: scratch) }
    if shape.name == "Optical" {
      try scratch.write("", to: "Fonts/DMSans.ttf")
      try Data(opticalFont.sfnt()).write(to: scratch.folder.appending(path: "Fonts/DMSans.ttf"))
    }
    return scratch
  }

  /// A variable font whose default face is of an optical size.
  private static var opticalFont: FontBuilder {
    let names: [NameEntry] = [
      .windows(1, "DM Sans"), .windows(2, "9pt Regular"), .windows(4, "DM Sans 9pt Regular"),
      .windows(6, "DMSans-9ptRegular"), .windows(16, "DM Sans"), .windows(17, "9pt Regular"), .windows(256, "SemiBold"),
    ]
    var font = FontBuilder.whole
    font.tables = font.tables.map { tag, bytes in
      switch tag {
      case "name": (tag, nameTable(names))
      case "OS/2": (tag, os2(weight: 400))
      case "fvar": (tag, fvar(defaults: [400], [(2, [400], 0xFFFF), (256, [600], 0xFFFF)]))
      default: (tag, bytes)
      }
    }
    return font
  }

  @Test(arguments: shapes) func theFirstDayWorks(shape: Shape) throws {
    let scratch = try Self.copy(shape)
    var printed = ""
    func run(_ arguments: String...) throws -> Tool.Run {
      let run = try Tool.run(arguments, in: scratch.folder)
      printed += run.output + run.errors
      return run
    }
    let start = try run("init")
    #expect(start.status == 0, "\(start.errors)")
    for part in shape.initializes { #expect(start.output.contains(part), "\(start.output)") }
    let check = try run("validate", "--report", "text")
    #expect(check.status == shape.status, "\(check.output)\(check.errors)")
    for part in shape.validates { #expect(check.output.contains(part), "\(check.output)") }
    let folder = try run("validate", ".")
    #expect(folder.status == shape.status, "\(folder.output)\(folder.errors)")
    let build = try run("build")
    #expect(build.status == shape.status, "\(build.errors)")
    let builds = shape.builds + (shape.builds.isEmpty ? [] : ["TypeRamp.swift"])
    #expect((try? scratch.names("Generated")) ?? [] == builds.sorted())
    #expect(try run("build", "--check").status == shape.status)
    let preview = try run("preview", shape.input, "-o", "page.html")
    #expect(preview.status == 0, "\(preview.errors)")
    #expect(try scratch.text("page.html").hasPrefix("<!DOCTYPE html>"))
    for word in shape.never { #expect(!printed.contains(word), "\(printed)") }
  }

  /// A folder of Tokens Studio is one input.
  @Test func aFolderOfTokens() throws {
    let scratch = try Self.copy(Shape(name: "Studio", input: "tokens"))
    for arguments in [["init"], ["validate"], ["validate", "."], ["build"], ["preview", "tokens", "-o", "page.html"]] {
      let run = try Tool.run(arguments, in: scratch.folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    #expect(try scratch.text("Generated/Typography.swift").contains(#"fontName: "AvenirNext-Medium", fontSize: 17"#))
  }
}

extension DrawnFont {
  fileprivate static func with(_ change: (inout DrawnFont) -> Void) -> DrawnFont {
    var font = DrawnFont()
    change(&font)
    return font
  }
}
