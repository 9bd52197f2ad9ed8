import Foundation
import TestSupport
import Testing

/// What `typeramp init` makes of the targets of an app: its fonts, its Info.plists and its packages.
@Suite struct AppShapes {
  /// A project, and what `init` makes of it.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var files: [String: String] = [:]
    /// The folders with the family Brand, or the files with other fonts.
    var fonts = ["App/Fonts"]
    /// Lines that are printed.
    var lines: [String] = []
    /// Words that are not printed.
    var never: [String] = []
    /// The members of typeramp.json.
    let configures: [String: String]
  }

  static let none =
    "No Info.plist lists the fonts; iOS loads only those under UIAppFonts, and those that code registers."

  static func plist(_ members: String) -> String { #"<plist version="1.0"><dict>\#(members)</dict></plist>"# }

  static let listing = plist(
    "<key>UIAppFonts</key><array><string>Brand-Regular.ttf</string><string>Brand-Bold.ttf</string></array>")

  static func point(_ name: String) -> String {
    plist(
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.\(name)</string></dict>")
  }

  static let app = #"[{ "format": "swift", "path": "Generated/{name}.swift", "styles": "defined" }]"#

  private static let lists = [
    Shape(
      testDescription: "an Info.plist that Xcode preprocesses",
      files: [
        "App/Info.plist": listing.replacing("<dict>", with: "<dict>\n#ifdef A\n<key>B</key><true/>\n #endif // <x>\n")
      ],
      lines: ["Read App/Info.plist without its lines for the preprocessor.", "Found fonts listed in App/Info.plist."],
      never: [none, "malformed"],
      configures: ["fonts": #"["App/Fonts"]"#, "infoPlist": #""App/Info.plist""#, "outputs": app]),
    Shape(
      testDescription: "a widget without fonts",
      files: ["App/Info.plist": listing, "Widget/Info.plist": point("widgetkit-extension")],
      lines: [
        "No fonts are listed in Widget/Info.plist (a widget); if a target shows text in these styles, add its file under "
          + #"'infoPlist' in typeramp.json: ["App/Info.plist", "Widget/Info.plist"]"#
      ],
      never: [none],
      configures: ["fonts": #"["App/Fonts"]"#, "infoPlist": #""App/Info.plist""#, "outputs": app]),
    Shape(
      testDescription: "several targets, of which some show no text",
      files: [
        "App/Info.plist": plist("<key>UILaunchScreen</key><dict/>"),
        "Clip/Info.plist": plist("<key>NSAppClip</key><dict/>"),
        "Watch/Info.plist": plist("<key>WKApplication</key><true/>"),
        "Push/Info.plist": point("usernotifications.service"),
        "Share/Info.plist": point("share-services"), "App/Settings.plist": plist("<key>Root</key><string>a</string>"),
        "Kind/Info.plist": point("ui-services"),
        "AppTests/Info.plist": plist("<key>UILaunchScreen</key><dict/>"),
      ],
      lines: [
        none,
        "No fonts are listed in App/Info.plist (an app), Clip/Info.plist (an App Clip), Kind/Info.plist (an action extension), "
          + "Share/Info.plist (a share extension), Watch/Info.plist (a watch app); if a target shows text in these styles, add "
          + #"its file under 'infoPlist' in typeramp.json: ["App/Info.plist", "Clip/Info.plist", "Kind/Info.plist", "#
          + #""Share/Info.plist", "Watch/Info.plist"]"#,
      ],
      never: ["Push", "Settings", "AppTests"], configures: ["fonts": #"["App/Fonts"]"#, "outputs": app]),
    Shape(
      testDescription: "a widget of an app in the system font",
      files: ["Widget/Info.plist": point("widgetkit-extension")], fonts: [], never: ["Widget", none],
      configures: ["outputs": app]),
    Shape(
      testDescription: "an asset catalog, which no Info.plist can list",
      files: ["App/Info.plist": plist("<key>UILaunchScreen</key><dict/>")], fonts: ["App/Fonts.xcassets/Brand.dataset"],
      never: [none, "No fonts are listed"],
      configures: ["fonts": #"["App/Fonts.xcassets/Brand.dataset"]"#, "outputs": app]),
    Shape(
      testDescription: "a web page", files: ["App/Info.plist": listing, "site/index.html": "<html></html>"],
      lines: [
        "For a page such as site/index.html, add to 'outputs' in typeramp.json: "
          + #"{ "format": "css", "path": "site/{name}.css" }"#
      ],
      configures: ["fonts": #"["App/Fonts"]"#, "infoPlist": #""App/Info.plist""#, "outputs": app]),
  ]

  private static let reference =
    #"{ objects = { A1 /* x */ = {isa = PBXFileReference; lastKnownFileType = file; path = "Brand-Bold.ttf"; }; "#
    + "A2 = {\n\tisa = PBXGroup;\n\tchildren = (\n\t);\n\tpath = mockups;\n}; }; }"
  private static let synchronized = "{ A = {\n\tisa = PBXFileSystemSynchronizedRootGroup;\n\tpath = App;\n\t}; }"
  private static let unnamed = "Left out the fonts in mockups/Fonts: no target loads them."

  private static let others =
    [
      Shape(
        testDescription: "a project that names a font file", files: ["App.xcodeproj/project.pbxproj": reference],
        fonts: ["App/Fonts", "mockups/Fonts/Poster"], lines: [unnamed, none],
        configures: ["fonts": #"["App/Fonts"]"#, "outputs": app]),
      Shape(
        testDescription: "a project that names a folder", files: ["App.xcodeproj/project.pbxproj": synchronized],
        fonts: ["App/Fonts", "mockups/Fonts"], lines: [unnamed],
        configures: ["fonts": #"["App/Fonts"]"#, "outputs": app]),
      Shape(
        testDescription: "a project that names no fonts",
        files: ["App.xcodeproj/project.pbxproj": "{ A = { isa = PBXFileReference; path = a.swift; }; }"],
        fonts: ["Shared/Fonts"], never: ["Left out"], configures: ["fonts": #"["Shared/Fonts"]"#, "outputs": app]),
      Shape(
        testDescription: "an Info.plist that lists them", files: ["App/Info.plist": listing],
        fonts: ["App/Fonts", "mockups/Fonts/Poster"], lines: [unnamed],
        configures: ["fonts": #"["App/Fonts"]"#, "infoPlist": #""App/Info.plist""#, "outputs": app]),
      Shape(
        testDescription: "a dictionary with a font that no Info.plist lists",
        files: [
          "App/Info.plist": listing, "Type.json": #"{ "body": { "fontName": "Poster-Regular", "fontSize": 17 } }"#,
        ],
        fonts: ["App/Fonts", "App/Fonts/Poster"], never: ["has errors", "Left out"],
        configures: ["fonts": #"["App/Fonts"]"#, "infoPlist": #""App/Info.plist""#, "outputs": app]),
      Shape(
        testDescription: "an app that is called Demo",
        files: [
          "Demo.xcodeproj/project.pbxproj": synchronized.replacingOccurrences(of: "App", with: "Demo"),
          "Demo/Info.plist": listing,
        ],
        fonts: ["Demo/Fonts"], never: ["Left out", none],
        configures: ["fonts": #"["Demo/Fonts"]"#, "infoPlist": #""Demo/Info.plist""#, "outputs": app]),
      Shape(
        testDescription: "a sample with a project of its own",
        files: ["Demo/Demo.xcodeproj/project.pbxproj": reference], fonts: ["Demo/Fonts"],
        lines: ["Left out the fonts in Demo/Fonts: no target loads them."], configures: ["outputs": app]),
      Shape(
        testDescription: "a sample with a list of its own",
        files: [
          "App/Info.plist": listing,
          "Samples/Info.plist": plist("<key>UIAppFonts</key><array><string>x.ttf</string></array>"),
        ],
        fonts: ["App/Fonts", "Samples"], lines: ["Left out the fonts in Samples: no target loads them."],
        configures: ["fonts": #"["App/Fonts"]"#, "infoPlist": #""App/Info.plist""#, "outputs": app]),
      Shape(
        testDescription: "a sample with a dictionary",
        files: ["Example/Styles/Type.json": #"{ "body": { "fontName": "Brand-Bold", "fontSize": 17 } }"#],
        fonts: ["Example/Fonts"], never: ["Left out"], configures: ["fonts": #"["Example/Fonts"]"#, "outputs": app]),
    ]
    + ["fastlane/screenshots/fonts", "Tools/Fonts", "ci_scripts", "docs", "Type.playground/Resources", "UI.playground"]
    .map {
      Shape(
        testDescription: $0, fonts: [$0],
        lines: [
          "Left out the fonts in \($0): no target loads them.",
          "The styles have the system font, because the app has no font files.",
        ],
        never: [none], configures: ["outputs": app])
    }

  private static func package(_ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription // .target(name: "Comment")
    /* .target(name: "Old") */
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["A"])], targets: [\(targets)])
    """
  }

  private static func output(_ folder: String, _ members: String = "") -> String {
    #"[{ "format": "swift", "path": "\#(folder)/Generated/{name}.swift",\#(members) "styles": "defined" }]"#
  }

  private static let module = #" "access": "public", "bundle": "module","#

  private static let packages = [
    Shape(
      testDescription: "a package",
      files: ["Package.swift": package(#".target(name: "A", resources: [.process("R")])"#)],
      fonts: ["Sources/A/R"], never: [none, "Bundle"],
      configures: ["fonts": #"["Sources/A/R"]"#, "outputs": output("Sources/A", module)]),
    Shape(
      testDescription: "two targets, of which one has a path and is a dependency",
      files: [
        "Package.swift": package(
          #".target(name: "A", dependencies: [.target(name: "B")]), .target(name: "B", path: "Modules/B", resources: [])"#
        ),
        "Sources/A/a.swift": "", "Sources/B/b.swift": "",
      ], fonts: ["Modules/B/R"], never: [none, "Bundle"],
      configures: ["fonts": #"["Modules/B/R"]"#, "outputs": output("Modules/B", module)]),
    Shape(
      testDescription: "a package of an app, without resources",
      files: [
        "Packages/UI/Package.swift": package(#".target(name: "UI")"#), "App.xcodeproj/project.pbxproj": synchronized,
        "App/Info.plist": plist("<key>UILaunchScreen</key><dict/>"),
      ], fonts: ["Packages/UI/Sources/UI/R"],
      lines: [none],
      configures: [
        "fonts": #"["Packages/UI/Sources/UI/R"]"#,
        "outputs": output("Packages/UI/Sources/UI", #" "access": "public","#),
      ]),
    Shape(
      testDescription: "an executable with a dictionary, and an app's fonts",
      files: [
        "Package.swift": package(#".executableTarget(name: "A"), .target(name: "B")"#), "Sources/B/b.swift": "",
        "Sources/A/Type.json": #"{ "body": { "fontName": "Brand-Bold", "fontSize": 17 } }"#,
      ], lines: [none], configures: ["fonts": #"["App/Fonts"]"#, "outputs": output("Sources/A")]),
    Shape(
      testDescription: "the only target of a package without fonts",
      files: ["Package.swift": package(#".target(name: "A")"#), "Sources/A/a.swift": ""], fonts: [], never: [none],
      configures: ["outputs": output("Sources/A", #" "access": "public","#)]),
    Shape(
      testDescription: "a package within another one",
      files: [
        "Package.swift": #"let package = Package(name: "Top", dependencies: [.package(path: "Kit")], targets: [])"#,
        "Kit/Package.swift": package(#".target(name: "A", resources: [.process("R")])"#),
      ], fonts: ["Kit/Sources/A/R"], never: [none],
      configures: ["fonts": #"["Kit/Sources/A/R"]"#, "outputs": output("Kit/Sources/A", module)]),
    Shape(
      testDescription: "a target of an unknown name", files: ["Package.swift": package(".target(name: name)")],
      lines: [none], configures: ["fonts": #"["App/Fonts"]"#, "outputs": app]),
  ]

  @Test(arguments: lists + others + packages) func theTargetsDecide(shape: Shape) throws {
    let scratch = try Scratch(shape.files)
    for path in shape.fonts {
      let isPoster = path.hasSuffix("Poster")
      let folder = scratch.folder.appending(path: isPoster ? String(path.dropLast("/Poster".count)) : path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var poster = DrawnFont()
      (poster.family, poster.postScriptName) = ("Poster", "Poster-Regular")
      for font in isPoster ? [poster] : DrawnFont.family.filter({ !$0.isItalic }) {
        try Data(font.file).write(to: folder.appending(path: "\(font.postScriptName).ttf"))
      }
    }
    let run = try Tool.run(["init"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let printed = run.output.split(separator: "\n").map(String.init)
    for line in shape.lines { #expect(printed.contains(line), "\(run.output)") }
    for word in shape.never { #expect(!run.output.contains(word), "\(run.output)") }
    let text = try scratch.text("typeramp.json")
    let configuration = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    for (key, value) in shape.configures {
      let expected = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
      #expect(configuration[key] as? NSObject == expected as? NSObject, "\(text)")
    }
    #expect(Set(configuration.keys).subtracting(["inputs"]) == Set(shape.configures.keys), "\(text)")
    let build = try Tool.run(["build"], in: scratch.folder)
    #expect(build.status == 0, "\(build.errors)")
  }
}
