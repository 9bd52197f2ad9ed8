import Foundation
import TestSupport
import Testing

/// `typeramp init`.
@Suite struct InitCommandTests {
  private static func run(_ arguments: [String] = [], in scratch: Scratch) throws -> Tool.Run {
    try Tool.run(["init"] + arguments, in: scratch.folder)
  }

  /// The files that `init` writes have no findings, and can be built.
  private static func requireBuild(in folder: URL) throws {
    let validate = try Tool.run(["validate", "--strict"], in: folder)
    #expect(validate.status == 0, "\(validate.output)")
    let build = try Tool.run(["build"], in: folder)
    #expect(build.status == 0, "\(build.errors)")
  }

  @Test func anEmptyFolderGetsTheSystemFont() throws {
    let scratch = try Scratch()
    let run = try Self.run(in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        Found no text-style dictionary and no design tokens with typography.
        Wrote Typography.json: 11 text styles at Apple's sizes.
        The styles have the system font, because the app has no font files.
        Wrote typeramp.json.

        Next:
          typeramp show Typography.json   every style at every text size
          typeramp validate               check styles and fonts
          typeramp build                  write Swift to the folder Generated; add its files to the target

        """)
    #expect(try scratch.text("Typography.json").contains(#""headline": { "weight": "semibold" }"#))
    try Self.requireBuild(in: scratch.folder)
    #expect(scratch.files.contains("Generated/Typography.swift"))
  }

  @Test func fontsInCodeAreOffered() throws {
    let scratch = try Scratch([
      "App/A.swift": "a.font = .systemFont(ofSize: 17); b.font = .systemFont(ofSize: size)",
      "AppTests/A.swift": "a.font = .systemFont(ofSize: 17)",
    ])
    let line = "Found 1 font in code: 'typeramp audit --draft FILE.json' writes a dictionary of them.\n"
    #expect(try Self.run(in: scratch).output.contains(line))
    let other = try Scratch([
      "A.swift": "a.font = .systemFont(ofSize: 17)", "a.json": #"{ "body": { "weight": "bold" } }"#,
    ])
    #expect(try !Self.run(in: other).output.contains("in code"))
  }

  @Test func theLargestFamilyIsUsed() throws {
    let scratch = try Scratch()
    let fonts = scratch.folder.appending(path: "App/Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let faces = [("Brand", "Regular", 400), ("Brand", "Bold", 700), ("Icons", "Regular", 400)]
    for (family, style, weight) in faces {
      let names: [NameEntry] = [.windows(1, family), .windows(2, style), .windows(6, "\(family)-\(style)")]
      let font = FontBuilder([
        ("OS/2", os2(weight: weight)), ("head", head()), ("hhea", hhea(800, -200, 90)), ("name", nameTable(names)),
      ])
      try Data(font.sfnt()).write(to: fonts.appending(path: "\(family)-\(style).ttf"))
    }
    try scratch.write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIAppFonts</key>
      <array><string>Brand-Regular.ttf</string><string>Brand-Bold.ttf</string><string>Icons-Regular.ttf</string></array>
      </dict></plist>
      """, to: "App/Info.plist")
    try scratch.write("{}", to: "Pods/Style.json")
    let run = try Self.run(in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        Found fonts in App/Fonts.
        Found fonts listed in App/Info.plist.
        Found no text-style dictionary and no design tokens with typography.
        Wrote Typography.json: 11 text styles at Apple's sizes.
        The styles have Brand-Regular and Brand-Bold: 'Brand' is the only family for text: 'Icons' is a font of icons.

        """.dropLast()), "\(run.output)")
    let dictionary = try scratch.text("Typography.json")
    #expect(
      dictionary.contains(
        #""body": { "fontName": "Brand-Regular", "boldFontName": "Brand-Bold", "fontSize": 17 }"#), "\(dictionary)")
    #expect(dictionary.contains(#""headline": { "fontName": "Brand-Bold", "fontSize": 17 }"#), "\(dictionary)")
    #expect(
      try scratch.text("typeramp.json") == """
        {
          "inputs": ["Typography.json"],
          "fonts": ["App/Fonts"],
          "infoPlist": "App/Info.plist",
          "outputs": [{ "format": "swift", "path": "Generated/{name}.swift", "styles": "defined" }]
        }

        """)
    try Self.requireBuild(in: scratch.folder)
  }

  private static func headline(_ family: String) -> String {
    "Look at it: '\(family)' has no bolder face for headline, so it looks like body."
  }

  /// A font file.
  private typealias Face = (family: String, style: String, weight: Int, hasSmallLetters: Bool)

  private static let choices: [(faces: [Face], lines: [String])] = [
    (
      [("Brand", "Regular", 400, true)],
      ["The styles have Brand-Regular: 'Brand' is the only family.", headline("Brand")]
    ),
    (
      [("Brand", "Light", 400, true), ("Brand", "Regular", 500, true), ("Brand", "Bold", 700, true)],
      ["The styles have Brand-Regular and Brand-Bold: 'Brand' is the only family."]
    ),
    (
      [("Brand", "Regular", 400, true), ("Brand", "Thin", 400, true), ("Brand", "Semibold", 400, true)],
      ["The styles have Brand-Regular and Brand-Semibold: 'Brand' is the only family."]
    ),
    (
      [("Brand", "Book", 400, true), ("Brand", "Heavy", 800, true)],
      ["The styles have Brand-Book and Brand-Heavy: 'Brand' is the only family."]
    ),
    (
      [("Brand Display", "Regular", 400, true), ("Brand Text", "Regular", 400, true)],
      ["The styles have BrandText-Regular: 'Brand Text' is for text, unlike 'Brand Display'.", headline("Brand Text")]
    ),
    (
      [("A", "Regular", 400, false), ("A", "Bold", 700, false), ("B", "Regular", 400, true)],
      ["The styles have B-Regular: 'B' is the only family for text: 'A' has no small letters.", headline("B")]
    ),
    (
      [("A", "Light", 300, true), ("A", "Bold", 700, true), ("B", "Regular", 400, true)],
      ["The styles have B-Regular: 'B' is the first family with a regular upright face.", headline("B")]
    ),
    (
      [("A", "Regular", 400, true), ("B", "Regular", 400, true)],
      ["The styles have A-Regular: 'A' is the first by name; look whether 'B' fits better.", headline("A")]
    ),
    (
      [("A", "Regular", 400, true), ("B", "Regular", 400, true), ("B", "Bold", 700, true)],
      ["The styles have B-Regular and B-Bold: 'B' is the family with the most upright faces."]
    ),
    (
      [("Brand", "Light", 300, true)],
      [
        "The styles have Brand-Light: 'Brand' is the only family.",
        "Look at it: 'Brand' has no regular upright face; the nearest is Brand-Light.",
        headline("Brand"),
      ]
    ),
    // Of two equally near faces, the bolder one.
    (
      [("Brand", "Light", 300, true), ("Brand", "Medium", 500, true)],
      [
        "The styles have Brand-Medium: 'Brand' is the only family.",
        "Look at it: 'Brand' has no regular upright face; the nearest is Brand-Medium.", headline("Brand"),
      ]
    ),
    (
      [("Caps Mono", "Regular", 400, false)],
      ["The styles have the system font, because 'Caps Mono' has no small letters."]
    ),
    (
      [("Acme Icons", "Regular", 400, true)],
      ["The styles have the system font, because 'Acme Icons' is a font of icons."]
    ),
    (
      [("Brand Mono", "Regular", 400, true)],
      [
        "The styles have BrandMono-Regular: 'Brand Mono' is the only family.",
        "Look at it: 'Brand Mono' does not seem to be made for text.", headline("Brand Mono"),
      ]
    ),
  ]

  @Test(arguments: choices.indices) func theChoiceOfAFamilyIsExplained(_ index: Int) throws {
    let (faces, lines) = Self.choices[index]
    let scratch = try Scratch()
    let fonts = faces.map { face in
      var font = DrawnFont(face.style, weight: face.weight, advance: 500)
      font.family = face.family
      font.postScriptName = "\(face.family.filter { $0 != " " })-\(face.style)"
      font.xHeight = face.hasSmallLetters ? 500 : 700
      return font
    }
    try DrawnFont.write(fonts, in: scratch)
    let run = try Self.run(in: scratch)
    #expect(run.output.split(separator: "\n").dropFirst(3).prefix { !$0.hasPrefix("Wrote") }.map(String.init) == lines)
  }

  /// The name of a style says which face is regular, where the PostScript names do not.
  @Test func theRegularFaceIsFoundByItsStyle() throws {
    let scratch = try Scratch()
    let faces = [("Light", 400, "BrandZ"), ("Regular", 500, "BrandA"), ("Bold", 700, "BrandB")]
    let fonts = faces.map { style, weight, name in
      var font = DrawnFont(style, weight: weight, advance: 500)
      font.postScriptName = name
      return font
    }
    try DrawnFont.write(fonts, in: scratch)
    let run = try Self.run(in: scratch)
    #expect(run.output.contains("The styles have BrandA and BrandB: "), "\(run.output)\(run.errors)")
  }

  @Test func fontsBesideTheConfigurationAreNamed() throws {
    let scratch = try Scratch()
    try Data(DrawnFont().file).write(to: scratch.folder.appending(path: "Brand-Regular.ttf"))
    let run = try Self.run(in: scratch)
    #expect(run.output.hasPrefix("Found fonts in the folder itself.\n"), "\(run.output)\(run.errors)")
  }

  @Test func anExistingDictionaryIsUsed() throws {
    let scratch = try Scratch([
      "App/Styles/Brand.json": #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#
    ])
    let run = try Self.run(["App"], in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Found the text-style dictionary Styles/Brand.json.\nWrote typeramp.json.\n"))
    #expect(run.output.contains("\n  cd App\n  typeramp show Styles/Brand.json "))
    #expect(scratch.files == ["App/Styles/Brand.json", "App/typeramp.json"])
    try Self.requireBuild(in: scratch.folder.appending(path: "App"))
  }

  @Test func pathsAreWordsForAShell() throws {
    let text = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#
    let scratch = try Scratch(["My App/It's.json": text, "My App/node_modules/a.json": text])
    let run = try Self.run(["My App"], in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\n  cd 'My App'\n  typeramp show 'It'\\''s.json' "), "\(run.output)")
  }

  /// Beside a file that may have the styles, a new dictionary would be a second one.
  @Test(arguments: [
    (
      #"{ "body": { "fontName": "Optima-Regular" "fontSize": 17 } }"#,
      "malformed; 'typeramp validate Styles.json' shows"
    ),
    ("version https://git-lfs.github.com/spec/v1\nsize 3\n", "malformed"), ("{\n<<<<<<< HEAD\n}", "malformed"),
    (#"{ "typography-kit": { "x": {} } }"#, "a file of TypographyKit"),
  ])
  func nothingIsWrittenBesideARival(text: String, reason: String) throws {
    let scratch = try Scratch(["Styles.json": text])
    let run = try Self.run(in: scratch)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("note: Left out Styles.json, ") && run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.hasSuffix("error: nothing was written, because 'Styles.json' may have the styles\n"))
    #expect(scratch.files == ["Styles.json"])
  }

  /// Names of text styles, other names, a base, the system font, and what a dictionary does not have.
  @Test func stylesOfTypographyKitAreWritten() throws {
    let kit = """
      { "typography-kit": { "minimum-point-size": 10, "scaling-mode": "uifontmetrics" },
        "ui-font-text-styles": {
          "body": { "font-name": "Avenir-Book", "point-size": 16, "text-color": "text", "letter-case": "upper" },
          "page-heading": { "font-name": "Avenir-Medium", "point-size": 36, "maximum-point-size": 80, "kerning": 1 },
          "interactive-text": { "extends": "body", "point-size": 15, "letter-case": "regular" },
          "badge": { "font-name": "System-Bold", "point-size": 12 }, "loop": { "extends": "loop" },
          "slanted": { "font-name": "System-Italic", "point-size": 12 } } }
      """
    let scratch = try Scratch(["App/TypographyKit.json": kit])
    let run = try Self.run(in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        Wrote Typography.json: 4 styles from App/TypographyKit.json, a file of TypographyKit.
        Left out of it: the style 'loop', the style 'slanted', 'kerning', 'minimum-point-size'.
        Wrote typeramp.json.

        """), "\(run.output)")
    let written = try String(contentsOf: scratch.folder.appending(path: "Typography.json"), encoding: .utf8)
    #expect(
      written == """
        {
          "body": { "fontName": "Avenir-Book", "fontSize": 16, "textCase": "uppercase" },
          "custom": {
            "pageHeading": {
              "fontName": "Avenir-Medium",
              "fontSize": 36,
              "maximumPointSize": 80,
              "relativeTo": "largeTitle"
            },
            "interactiveText": { "fontName": "Avenir-Book", "fontSize": 15, "relativeTo": "subheadline" },
            "badge": { "weight": "bold", "fontSize": 12, "relativeTo": "caption" }
          }
        }

        """, "\(written)")
    try Self.requireBuild(in: scratch.folder)
  }

  /// A dictionary of a wrong shape is the input, and not a second file; a malformed file of another tool is no rival.
  @Test func aWrongShapeIsAnInput() throws {
    let scratch = try Scratch([
      "Styles.json": #"{ "styles": { "body": { "fontName": "Georgia", "fontSize": 17 } } }"#, "other.json": "{",
    ])
    let run = try Self.run(in: scratch)
    #expect(run.status == 0 && run.output.contains("Styles.json has errors"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Left out other.json, which is malformed"))
    #expect(scratch.files == ["Styles.json", "other.json", "typeramp.json"])
  }

  @Test func designTokensAreUsed() throws {
    let tokens = """
      { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
      """
    let scratch = try Scratch(["tokens/brand.tokens.json": tokens])
    let run = try Self.run(in: scratch)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Found the design tokens tokens/brand.tokens.json.\nWrote typeramp.json.\n"))
    #expect(scratch.files == ["tokens/brand.tokens.json", "typeramp.json"])
    let build = try Tool.run(["build"], in: scratch.folder)
    #expect(build.status == 0 && scratch.files.contains { $0.hasPrefix("Generated/") }, "\(build.errors)")
  }

  @Test(arguments: ["typeramp.json", "Typography.json"]) func noFileIsReplaced(name: String) throws {
    let scratch = try Scratch([name: "[]"])
    let run = try Self.run(in: scratch)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("typeramp: error: '\(name)' already exists, and 'init' replaces no file\n"))
    #expect(try scratch.files == [name] && scratch.text(name) == "[]")
  }

  @Test func aFileIsNotAFolder() throws {
    let run = try Self.run(["a.txt"], in: try Scratch(["a.txt": ""]))
    #expect(run.status == 2 && run.errors.hasPrefix("typeramp: error: 'a.txt' is not a folder\n"))
  }
}
