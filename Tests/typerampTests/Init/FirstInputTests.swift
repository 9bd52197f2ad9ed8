import DynamicType
import Foundation
import TestSupport
import Testing

/// What `typeramp init` makes of the dictionaries and design tokens of a project.
@Suite struct FirstInputTests {
  /// A dictionary with one style.
  private static func dictionary(_ size: Int) -> String {
    #"{ "body": { "fontName": "Optima-Regular", "fontSize": \#(size) } }"#
  }

  /// All text styles.
  private static let thirteen = TextStyle.allCases.map { style in
    #""\#(style.name)": { "fontName": "Optima-Regular", "fontSize": 17 }"#
  }.joined(separator: ", ")

  /// A file of design tokens with one style.
  private static func tokens(_ size: Int) -> String {
    """
    { "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": \(size), "unit": "px" },
      "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
    """
  }

  /// A project, what `init` prints in it, and the files that `build` writes.
  struct Project: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    var lines: [String] = []
    /// Parts of the configuration.
    var configures: [String] = []
    let builds: [String]
    /// Words that are not printed.
    var never: [String] = []
  }

  private static let dictionaries = [
    Project(
      testDescription: "copies",
      files: ["App/Fonts.json": dictionary(17), "Example/Fonts.json": dictionary(17)],
      lines: ["Left out Example/Fonts.json, which is the same as App/Fonts.json."], builds: ["Fonts.swift"]),
    Project(
      testDescription: "brands of one name",
      files: ["App/Acme/Res/Fonts.json": dictionary(17), "App/Bolt/Res/Fonts.json": dictionary(18)],
      lines: [
        "App/Acme/Res/Fonts.json becomes the type AcmeFonts.", "App/Bolt/Res/Fonts.json becomes the type BoltFonts.",
      ],
      configures: [
        #""path": "Generated/AcmeFonts.swift","#, #""inputs": ["App/Acme/Res/Fonts.json"],"#, #""type": "AcmeFonts""#,
      ],
      builds: ["AcmeFonts.swift", "BoltFonts.swift"]),
    Project(
      testDescription: "names that are one in Swift",
      files: ["a-b.json": dictionary(17), "a_b.json": dictionary(18), "AB2.json": dictionary(19)],
      lines: ["a_b.json becomes the type AB3."],
      builds: ["AB2.swift", "AB3.swift", "a-b.swift"]),
    Project(
      testDescription: "dictionaries with some styles, and one with all",
      files: ["A.json": dictionary(17), "B.json": dictionary(18), "C.json": "{ \(thirteen) }"],
      configures: [
        #""path": "Generated/{name}.swift", "inputs": ["A.json", "B.json"], "styles": "defined" },"#,
        #""path": "Generated/{name}.swift", "inputs": ["C.json"] }"#,
      ], builds: ["A.swift", "B.swift", "C.swift"]),
    Project(
      testDescription: "the same folders at another depth",
      files: ["A/x/Fonts.json": dictionary(17), "A/y/Fonts.json": dictionary(18), "B/Fonts.json": dictionary(19)],
      lines: ["A/x/Fonts.json becomes the type AFonts.", "A/y/Fonts.json becomes the type AFonts2."],
      builds: ["AFonts.swift", "AFonts2.swift", "BFonts.swift"]),
    Project(
      testDescription: "test data",
      files: [
        "Fonts.json": dictionary(17), "AppTests/Other.json": dictionary(18),
        "Fixtures/Broken.json": dictionary(19) + "}", "Contests/Prize.json": dictionary(20),
      ],
      lines: [
        "Found the text-style dictionary Contests/Prize.json.",
        "Left out test data: 'AppTests/Other.json', 'Fixtures/Broken.json'.",
      ],
      builds: ["Fonts.swift", "Prize.swift"]),
    Project(
      testDescription: "test data alone", files: ["Tests/Fonts.json": dictionary(17)],
      lines: [
        "Left out test data: 'Tests/Fonts.json'.",
        "Found no text-style dictionary and no design tokens with typography.",
      ], builds: ["Typography.swift"]),
    Project(
      testDescription: "other JSON",
      files: [
        "package.json": #"{ "name": "x", "title": { "value": "y" } }"#, "tsconfig.json": "{ // comment\n}",
        "Localizable.json": #"{ "title": { "value": "Title" } }"#, "en.lproj/Localizable.strings": #""a" = "b";"#,
        "locales/en.json": #"{ "greeting": { "value": "Hello {name}" } }"#,
        "locales/de.json": #"{ "greeting": { "value": "Hallo {name}" } }"#,
        "en.lproj/Localizable.stringsdict": #"<plist version="1.0"><dict><key>a</key><dict/></dict></plist>"#,
      ], builds: ["Typography.swift"], never: ["package", "tsconfig", "locali", "locales", "lproj", "Left out"]),
  ]

  /// Tokens with a theme for Apple's systems, or with themes of which none is for them.
  private static func platforms(_ first: String, _ second: String) -> String {
    """
    { "a": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } },
      "b": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "20" } } },
      "$themes": [{ "group": "Platform", "name": "\(first)", "selectedTokenSets": { "a": "enabled" } },
        { "group": "Platform", "name": "\(second)", "selectedTokenSets": { "b": "enabled" } }] }
    """
  }

  private static let themes =
    ["iOS", "Apple", "SwiftUI", "ios-app"].map { name in
      Project(
        testDescription: "a theme called \(name)", files: ["kit.json": platforms("Android", name)],
        lines: [
          "Only the theme of group 'Platform' for Apple's systems is built: '\(name)', not 'Android'."
        ],
        configures: [
          #""themes": { "Platform": "\#(name)" }, "outputs": [{ "format": "swift", "path": "Generated/{name}"#
        ],
        builds: ["kit.swift"], never: ["There is an output"])
    } + [
      Project(
        testDescription: "themes of which none is for Apple's systems",
        files: ["kit.json": platforms("Android", "Curious")],
        lines: [
          "There is an output for each theme of group 'Platform': 'Android', 'Curious'. For only one, add it to "
            + #"typeramp.json: "themes": { "Platform": "Curious" }"#
        ], builds: ["Kit-Android.swift", "Kit-Curious.swift"], never: ["Only the"]),
      Project(
        testDescription: "two themes for Apple's systems", files: ["kit.json": platforms("iOS light", "iOS dark")],
        builds: ["Kit-iOS dark.swift", "Kit-iOS light.swift"], never: ["Only the"]),
      Project(
        testDescription: "contexts",
        files: [
          "brand.resolver.json": """
          { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/os" }], "modifiers": { "os": { "contexts": {
            "android": [\(tokens(17))], "ios": [\(tokens(20))] } } } }
          """
        ],
        lines: ["Only the context of modifier 'os' for Apple's systems is built: 'ios', not 'android'."],
        configures: [#""contexts": { "os": "ios" }"#], builds: ["brand.swift"]),
    ]

  private static let kits = [
    Project(
      testDescription: "themes",
      files: [
        "design/studio.json": """
        { "a": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } },
          "b": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "20" } } },
          "$themes": [{ "group": "Size", "name": "small one", "selectedTokenSets": { "a": "enabled" } },
            { "group": "Size", "name": "large", "selectedTokenSets": { "b": "enabled" } }] }
        """
      ],
      lines: [
        "There is an output for each theme of group 'Size': 'small one', 'large'. For only one, add it to typeramp.json: "
          + #""themes": { "Size": "small one" }"#
      ],
      configures: [#""path": "Generated/Studio-{theme}.swift""#, #""type": "Studio{theme}""#],
      builds: ["Studio-large.swift", "Studio-small one.swift"]),
    Project(
      testDescription: "a modifier whose name is that of a placeholder, and parts of a document",
      files: [
        "brand.resolver.json": """
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }], "modifiers": { "theme": { "contexts": {
          "small": [{ "$ref": "in/small.tokens.json" }], "large": [{ "$ref": "in/large.tokens.json" }] } } } }
        """,
        "in/small.tokens.json": tokens(17), "in/large.tokens.json": tokens(20),
      ],
      lines: [
        "Found the design tokens brand.resolver.json.",
        "There is an output for each context of modifier 'theme': 'small', 'large'. For only one, add it to typeramp.json: "
          + #""contexts": { "theme": "small" }"#,
      ], builds: ["Brand-large.swift", "Brand-small.swift"], never: ["Left out"]),
    Project(
      testDescription: "a folder whose name says nothing, with JSON5",
      files: [
        "web/src/size.json5": "{ size: { m: { value: '17px', }, }, }",
        "web/src/text.json": #"{ "body": { "value": { "fontFamily": "Optima", "fontSize": "{size.m}" } } }"#,
      ],
      lines: ["Found the design tokens web/src."], configures: [#""type": "Typography""#], builds: ["Typography.swift"],
      never: ["malformed"]),
    Project(
      testDescription: "Tokens Studio in the folder itself",
      files: [
        "$metadata.json": #"{ "tokenSetOrder": ["core"] }"#,
        "core.json": #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"#,
      ],
      lines: ["Found the design tokens in the folder itself."], configures: [#""inputs": ["."]"#],
      builds: ["Typography.swift"]),
    Project(
      testDescription: "files of which one has typography",
      files: [
        "text.tokens.json": tokens(17),
        "color.tokens.json": ##"{ "red": { "$type": "color", "$value": "#ff0000" } }"##,
      ],
      lines: [
        "Found the design tokens text.tokens.json.", "Left out the design tokens 'color.tokens.json'.",
      ], builds: ["text.swift"]),
    Project(
      testDescription: "files in the folder itself that need each other",
      files: [
        "size.json": ##"{ "size": { "m": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } } }"##,
        "text.json": tokens(17).replacing(#"{ "value": 17, "unit": "px" }"#, with: #""{size.m}""#),
      ],
      lines: ["Found the design tokens in the folder itself."], configures: [#""inputs": ["."]"#],
      builds: ["Typography.swift"], never: ["has errors"]),
    Project(
      testDescription: "tokens of several brands",
      files: ["acme/brand.tokens.json": tokens(17), "bolt/brand.tokens.json": tokens(20), "x.json": "[]"],
      lines: ["acme/brand.tokens.json becomes the type AcmeBrand."], builds: ["AcmeBrand.swift", "BoltBrand.swift"]),
    Project(
      testDescription: "dictionaries beside tokens",
      files: ["Fonts.json": dictionary(17), "web/brand.tokens.json": tokens(20)],
      lines: ["Left out the design tokens 'web/brand.tokens.json'."], builds: ["Fonts.swift"]),
    Project(
      testDescription: "scales without typography",
      files: ["tokens/size.tokens.json": ##"{ "red": { "$type": "color", "$value": "#ff0000" } }"##],
      lines: ["Found no text-style dictionary and no design tokens with typography."], builds: ["Typography.swift"]),
  ]

  @Test(arguments: dictionaries + kits + themes) func theConfigurationCanBeBuilt(project: Project) throws {
    let scratch = try Scratch(project.files)
    let run = try Tool.run(["init"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let printed = run.output.split(separator: "\n").map(String.init)
    for line in project.lines { #expect(printed.contains(line), "\(run.output)") }
    for word in project.never { #expect(!run.output.contains(word), "\(run.output)") }
    let configuration = try scratch.text("typeramp.json")
    let settings = configuration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in project.configures { #expect(settings.contains(part), "\(configuration)") }
    let validate = try Tool.run(["validate"], in: scratch.folder)
    #expect(validate.status == 0, "\(validate.output)\(validate.errors)")
    let build = try Tool.run(["build"], in: scratch.folder)
    #expect(build.status == 0, "\(build.errors)")
    #expect(try scratch.names("Generated") == (project.builds + ["TypeRamp.swift"]).sorted())
    let preview = try Tool.run(["preview", "-o", "page.html"], in: scratch.folder)
    #expect(preview.status == 0, "\(preview.errors)")
  }

  /// A dictionary, and whether its output has only the styles that it defines.
  private static let ranges: [(text: String, isDefined: Bool)] = [
    (dictionary(17), true),
    (#"{ "metrics": { "gap": { "value": 8 } } }"#, false),
    ("{ \(thirteen) }", false),
    (
      #"{ \#(thirteen), "custom": { "price": { "fontName": "Optima-Bold", "fontSize": 20, "relativeTo": "title" } } }"#,
      true
    ),
  ]

  @Test(arguments: ranges.indices) func anOutputHasTheStylesOfTheProject(_ index: Int) throws {
    let (text, isDefined) = Self.ranges[index]
    let scratch = try Scratch(["Fonts.json": text])
    #expect(try Tool.run(["init"], in: scratch.folder).status == 0)
    let configuration = try scratch.text("typeramp.json")
    #expect(configuration.contains(#""inputs": ["Fonts.json"]"#))
    #expect(configuration.contains(#""styles": "defined""#) == isDefined, "\(configuration)")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
  }

  /// What a person must do first is one line, and doing it is enough.
  @Test func tokensThatCannotBeReadCanBeLeftOut() throws {
    let scratch = try Scratch([
      "brand.tokens.json": Self.tokens(17).dropLast(2) + """
        , "bad": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "{none}", "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
        """
    ])
    let run = try Tool.run(["init"], in: scratch.folder)
    #expect(run.output.contains("\nbrand.tokens.json has errors, so 'build' writes nothing for it;"), "\(run.output)")
    let advice = "To leave out what cannot be read, run 'typeramp map brand.tokens.json -o map.json'.\n"
    #expect(run.output.contains(advice), "\(run.output)")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 1)
    #expect(try Tool.run(["map", "brand.tokens.json", "-o", "map.json"], in: scratch.folder).status == 0)
    let configuration = try scratch.text("typeramp.json")
    try scratch.write(
      configuration.replacingOccurrences(of: #""inputs""#, with: #""map": "map.json", "inputs""#), to: "typeramp.json")
    let build = try Tool.run(["build"], in: scratch.folder)
    #expect(build.status == 0, "\(build.errors)")
  }

  @Test func alternativesAreAQuestion() throws {
    let scratch = try Scratch([
      "tokens.json": """
      { "a": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } },
        "b": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "20" } } },
        "$themes": [{ "group": "A", "name": "a1", "selectedTokenSets": { "a": "enabled" } },
          { "group": "A", "name": "a2", "selectedTokenSets": { "a": "enabled" } },
          { "group": "B", "name": "b1", "selectedTokenSets": { "b": "enabled" } },
          { "group": "B", "name": "b2", "selectedTokenSets": { "b": "enabled" } }] }
      """
    ])
    let run = try Tool.run(["init"], in: scratch.folder)
    #expect(run.output.contains("\nNothing is built yet: the theme groups 'A', 'B' define 'body' differently;"))
    let choice = #""themes": { "A": "a1" }"#
    #expect(run.output.contains("or \(choice) in typeramp.json\n"), "\(run.output)")
    let configuration = try scratch.text("typeramp.json")
    try scratch.write(
      configuration.replacingOccurrences(of: #""inputs""#, with: choice + #", "inputs""#), to: "typeramp.json")
    let build = try Tool.run(["build"], in: scratch.folder)
    #expect(build.status == 0, "\(build.errors)")
  }

  /// `{name}` is the name of the input.
  @Test(arguments: ["name", "a}b"]) func aModifierWhoseNameIsNoPlaceholderIsAQuestion(name: String) throws {
    let scratch = try Scratch([
      "brand.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/\(name)" }], "modifiers": { "\(name)": { "contexts": {
        "small": [\(Self.tokens(17))], "large": [\(Self.tokens(20))] } } } }
      """
    ])
    let run = try Tool.run(["init"], in: scratch.folder)
    #expect(run.output.contains("\nNothing is built yet: no context of modifier '\(name)' is chosen"), "\(run.output)")
    #expect(!run.output.contains("There is an output"))
  }

  @Test(arguments: [true, false]) func theManifestIsNamedInARepository(isRepository: Bool) throws {
    let scratch = try Scratch(["App/x.txt": ""])
    if isRepository { try scratch.write("", to: ".git/HEAD") }
    let run = try Tool.run(["init", "App"], in: scratch.folder)
    let line = "\nCommit Generated and .typeramp-manifest.json together, or add both to .gitignore.\n"
    #expect(run.output.hasSuffix(line) == isRepository, "\(run.output)")
  }

  private static let systems = Corpus.files(in: "systems").filter { !$0.contains(".") && $0 != "check" }

  /// After `init` in a real design system, `build` works, or a line says what to do first.
  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"), arguments: SlowTests.sample(systems))
  func aDesignSystemCanBeBuilt(name: String) throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: name)
    try FileManager.default.copyItem(at: try #require(Corpus.folder).appending(path: "systems/\(name)"), to: folder)
    let start = try Tool.run(["init"], in: folder)
    #expect(start.status == 0, "\(start.errors)")
    let build = try Tool.run(["build"], in: folder)
    let isOpen = ["Nothing is built yet:", " has errors, so 'build' writes"].contains(where: start.output.contains)
    #expect((build.status != 0) == isOpen, "\(start.output)\(build.errors)")
  }
}
