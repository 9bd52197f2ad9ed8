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
        The styles have Brand-Regular and Brand-Bold. The app also has 'Icons'.

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

  /// A font file.
  private typealias Face = (family: String, style: String, weight: Int, hasSmallLetters: Bool)

  private static let choices: [(faces: [Face], line: String)] = [
    ([("Brand", "Regular", 400, true)], "The styles have Brand-Regular."),
    (
      [("Brand", "Light", 400, true), ("Brand", "Regular", 500, true), ("Brand", "Bold", 700, true)],
      "The styles have Brand-Regular and Brand-Bold."
    ),
    (
      [("Brand", "Regular", 400, true), ("Brand", "Thin", 400, true), ("Brand", "Semibold", 400, true)],
      "The styles have Brand-Regular and Brand-Semibold."
    ),
    ([("Brand", "Book", 400, true), ("Brand", "Heavy", 800, true)], "The styles have Brand-Book and Brand-Heavy."),
    (
      [("Brand Display", "Regular", 400, true), ("Brand Text", "Regular", 400, true)],
      "The styles have BrandText-Regular. The app also has 'Brand Display'."
    ),
    (
      [("A", "Regular", 400, false), ("A", "Bold", 700, false), ("B", "Regular", 400, true)],
      "The styles have B-Regular. The app also has 'A'."
    ),
    (
      [("A", "Regular", 400, true), ("B", "Regular", 400, true)], "The styles have A-Regular. The app also has 'B'."
    ),
    (
      [("A", "Regular", 400, true), ("B", "Regular", 400, true), ("B", "Bold", 700, true)],
      "The styles have B-Regular and B-Bold. The app also has 'A'."
    ),
    ([("Brand", "Light", 300, true)], "The styles have Brand-Light."),
    // Of two equally near faces, the bolder one.
    ([("Brand", "Light", 300, true), ("Brand", "Medium", 500, true)], "The styles have Brand-Medium."),
    (
      [("Caps Mono", "Regular", 400, false), ("Acme Icons", "Regular", 400, true)],
      "The styles have the system font, because no font of the app is for text: 'Acme Icons', 'Caps Mono'."
    ),
    ([("Brand Mono", "Regular", 400, true)], "The styles have BrandMono-Regular."),
  ]

  @Test(arguments: choices.indices) func theChoiceOfAFamilyIsNamed(_ index: Int) throws {
    let (faces, line) = Self.choices[index]
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
    #expect(run.output.split(separator: "\n").dropFirst(3).first.map(String.init) == line, "\(run.output)")
  }

  /// Font files that cannot be read are those that `validate` reports.
  @Test(arguments: [
    ("not a font", 0, "Left out fonts: no font file in 'App/Fonts' can be read: 'App/Fonts/a.ttf': "),
    ("version https://git-lfs.github.com/spec/v1\nsize 3\n", 2, "App/Fonts/a.ttf: error: "),
  ])
  func fontsThatCannotBeReadAreNamed(content: String, status: Int32, message: String) throws {
    let scratch = try Scratch(["App/Fonts/a.ttf": content])
    let run = try Self.run(in: scratch)
    #expect(run.status == status && (run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
    #expect(scratch.files.contains("typeramp.json") == (status == 0))
    if status == 0 { try Self.requireBuild(in: scratch.folder) }
  }

  @Test func fontsOfAFolderThatIsNamedAreFound() throws {
    let scratch = try Scratch()
    try DrawnFont.write([DrawnFont()], in: scratch)
    let run = try Tool.run(["init", scratch.folder.lastPathComponent], in: scratch.folder.deletingLastPathComponent())
    #expect(run.status == 0 && run.output.hasPrefix("Found fonts in "), "\(run.output)\(run.errors)")
    try Self.requireBuild(in: scratch.folder)
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
    (#"{ "typography-kit": { "x": {} } }"#, "a file of TypographyKit; 'typeramp validate Styles.json' says how to"),
  ])
  func nothingIsWrittenBesideARival(text: String, reason: String) throws {
    let scratch = try Scratch(["Styles.json": text])
    let run = try Self.run(in: scratch)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("note: Left out Styles.json, ") && run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.hasSuffix("error: nothing was written, because 'Styles.json' may have the styles\n"))
    #expect(scratch.files == ["Styles.json"])
  }

  /// A name that is a pattern would match other files as well.
  @Test(arguments: [("a*.json", ["b.json"]), ("w?/b.json", ["b.json"]), ("a*.json", [])])
  func aNameThatIsAPatternIsNoInput(name: String, others: [String]) throws {
    let text = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: ([name] + others).map { ($0, text) }))
    let run = try Self.run(in: scratch)
    let line = "Left out \(name), because a path with '*' or '?' is a pattern in typeramp.json."
    if others.isEmpty {
      #expect(run.status == 2 && run.errors.hasPrefix("typeramp: note: \(line)\n"), "\(run.errors)")
      #expect(run.errors.hasSuffix("error: nothing was written, because '\(name)' may have the styles\n"))
    } else {
      #expect(run.status == 0 && run.output.contains(line), "\(run.output)\(run.errors)")
      #expect(try scratch.text("typeramp.json").contains(#""inputs": ["b.json"]"#))
    }
  }

  /// `fontFamily` shows a dictionary as `fontName` does, but not beside keys of other tools.
  @Test(arguments: [
    (#"{ "brand": { "fontFamily": "Georgia", "fontSize": 17 } }"#, true),
    (#"{ "brand": { "fontFamily": "Georgia", "fontSize": 17, "color": "red" } }"#, false),
  ])
  func aFamilyShowsADictionary(text: String, isDictionary: Bool) throws {
    let scratch = try Scratch(["Styles.json": text])
    let run = try Self.run(in: scratch)
    #expect(run.status == 0 && run.output.contains("Found the text-style dictionary Styles.json.") == isDictionary)
    #expect(scratch.files.contains("Typography.json") != isDictionary)
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
