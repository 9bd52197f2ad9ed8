import TestSupport

/// What a project can have several of, or what changes its checks. Each is tested with each command that reads inputs.
struct PairFeature: Sendable {
  let name: String
  let files: [String: String]
  /// The links, by their paths, with what they lead to.
  var links: [String: String] = [:]
  /// What each command says, by its name.
  let cells: [String: PairCell]
}

/// A command with a feature.
enum PairCell: Sendable {
  /// The words of the call behind the command, in which `@` is the folder; its status, and what it prints.
  case says([String], Int32, [String])
  /// Why the feature does not concern the command.
  case none(String)
}

extension PairFeature {
  static let all = [
    severalInputs, themes, nestedProject, baseline, strict, overrides, fonts, infoPlist, languages, links, errors,
    report,
  ]

  static let configuration = ["--config", "@/typeramp.json"]
  private static let page = configuration + ["-o", "@/p.html", "--text", "@"]
  private static let oneInput = PairCell.says(configuration + ["--to", "dtcg"], 2, ["expected one input, not 2"])
  private static let noRules = PairCell.none("it applies no rules to the styles")

  static let severalInputs = PairFeature(
    name: "several inputs", files: PairFiles.project(PairFiles.twoInputs),
    cells: [
      "show": .says(configuration, 0, ["A:\n", "B:\n"]),
      "preview": .says(page, 0, ["wrote p.html"]),
      "diff": .says(["@/A.json", "@/B.json"], 1, ["body"]),
      "evidence": .says(configuration, 0, ["## `A`", "## `B`", "styles of `A`", "styles of `B`"]),
      "validate": .says(configuration, 0, ["no problems in 2 files"]),
      "audit": .says(configuration, 0, ["'body' of A has 14", "'body', of B has 28"]),
      "fit": .says(configuration + ["--strict"], 1, ["(for 'B')", "A: 1 text", "B: 1 text"]),
      "build": .says(configuration, 0, ["2 outputs built"]),
      "compile": .says(["@/A.json", "@/B.json", "--format", "css", "-o", "@/out/"], 0, []),
      "convert": oneInput,
      "map": .says(configuration, 2, ["expected one input, not 2"]),
    ])

  static let themes = PairFeature(
    name: "themes", files: PairFiles.project(PairFiles.twoThemes),
    cells: [
      "show": .says(configuration, 0, ["Brand=Light:\n", "Brand=Dark:\n"]),
      "preview": .says(page, 0, ["wrote p.html"]),
      "diff": .says(["@/p", "@/p"] + configuration, 0, ["no changes"]),
      "evidence": .says(configuration, 0, ["## `p, Brand=Light`", "## `p, Brand=Dark`", "styles of `Brand=Dark`"]),
      "validate": .says(configuration, 0, ["no problems in 3 files"]),
      "audit": .says(configuration, 0, ["'body' of Brand=Light has 14", "'body', of Brand=Dark has 28"]),
      "fit": .says(configuration + ["--strict"], 1, ["(for 'Brand=Dark')", "Brand=Light: 1 text"]),
      "build": .says(configuration, 0, ["2 outputs built"]),
      "compile": .says(["@/p", "--format", "css"] + configuration, 1, ["add --theme Brand=Light"]),
      "convert": .says(configuration + ["--to", "json"], 1, ["add --theme Brand=Light"]),
      "map": .says(configuration, 1, ["add --theme Brand=Light"]),
    ])

  static let nestedProject = PairFeature(
    name: "nested project", files: PairFiles.nested,
    cells: [
      "show": .says(["@/app/A.json", "--config", "@/app/typeramp.json"], 0, ["body"]),
      "preview": .none("it reads named inputs, with one configuration"),
      "diff": .says(["@/app", "@/app"], 0, ["no changes"]),
      "evidence": .none("it reads named inputs, with one configuration"),
      "validate": .says(["@"], 1, ["app/Info.plist:1:", "error: no font file 'Gone.ttf'"]),
      "audit": .says(["@"], 1, ["app/A.swift:2:", "error: 'Brand-Regular', 14 points"]),
      "fit": .says(["@"], 0, ["1 text measured"]),
      "build": .says(["--config", "@/app/typeramp.json"], 0, ["1 output built"]),
      "compile": .none("it reads named inputs, with one configuration"),
      "convert": .none("it reads named inputs, with one configuration"),
      "map": .none("it reads named inputs, with one configuration"),
    ])

  static let baseline = PairFeature(
    name: "baseline",
    files: PairFiles.project(PairFiles.small, PairFiles.known, #""baseline": "known.json", "strict": true"#),
    cells: [
      "show": .says(configuration, 0, ["body"]),
      "preview": .says(page, 0, ["wrote p.html"]),
      "diff": .says(["@/A.json", "@/A.json"], 0, ["no changes"]),
      "evidence": .says(configuration, 0, ["Larger Text: `A`"]),
      "validate": .says(configuration, 0, ["1 known from the baseline"]),
      "audit": .says(configuration + ["--rule", "fixed-text=error"], 1, ["error: 'Brand-Regular', 14 points"]),
      "fit": .says(configuration, 0, ["1 text measured"]),
      "build": .says(configuration, 0, ["1 output built"]),
      "compile": .says(["@/A.json", "--format", "css"], 0, [":root"]),
      "convert": .says(configuration + ["--to", "dtcg"], 0, ["$type"]),
      "map": .none("a baseline is about dictionaries here"),
    ])

  static let strict = PairFeature(
    name: "strict", files: PairFiles.project(PairFiles.small, [:], #""strict": true"#),
    cells: [
      "show": .says(configuration, 1, ["error: 'body' is 8 points"]),
      "preview": .says(page, 1, ["error: 'body' is 8 points"]),
      "diff": .says(["@/A.json", "@/A.json"], 1, ["error: 'body' is 8 points"]),
      "evidence": .says(configuration, 1, ["error: 'body' is 8 points"]),
      "validate": .says(configuration, 1, ["error: 'body' is 8 points"]),
      // These two are strict about fonts and texts, not about the styles.
      "audit": .says(configuration, 1, ["error: 'Brand-Regular', 14 points at every text size"]),
      "fit": .says(configuration, 0, ["note: 'Nine chars' (en) fits up to AX3"]),
      "build": .says(configuration, 1, ["error: 'body' is 8 points"]),
      "compile": .says(["@/A.json", "--format", "css"], 1, ["error: 'body' is 8 points"]),
      "convert": .says(configuration + ["--to", "dtcg"], 1, ["error: 'body' is 8 points"]),
      "map": noRules,
    ])

  static let overrides = PairFeature(
    name: "overrides",
    files: PairFiles.project(
      PairFiles.small, [:],
      #""strict": true, "overrides": [{ "files": ["A.*", "en.lproj/*"], "rules": { "text-too-small": "off", "fixed-text": "off", "text-does-not-fit": "off" } }]"#
    ),
    cells: [
      "show": .says(configuration, 0, ["body"]),
      "preview": .says(page, 0, ["wrote p.html"]),
      "diff": .says(["@/A.json", "@/A.json"], 0, ["no changes"]),
      "evidence": .says(configuration, 0, ["Larger Text: `A`"]),
      "validate": .says(configuration, 0, ["no problems"]),
      "audit": .says(configuration, 0, ["no problems"]),
      "fit": .says(configuration, 0, ["no problems"]),
      "build": .says(configuration, 0, ["1 output built"]),
      "compile": .says(["@/A.json", "--format", "css"], 0, [":root"]),
      "convert": .says(configuration + ["--to", "dtcg"], 0, ["$type"]),
      "map": noRules,
    ])

  static let fonts = PairFeature(
    name: "fonts", files: PairFiles.project(PairFiles.misspelt),
    cells: [
      "show": .says(configuration, 1, ["no font 'Brand-Regula'"]),
      "preview": .says(page, 1, ["no font 'Brand-Regula'"]),
      "diff": .says(["@/A.json", "@/A.json"], 1, ["no font 'Brand-Regula'"]),
      "evidence": .says(configuration, 1, ["no font 'Brand-Regula'"]),
      "validate": .says(configuration, 1, ["no font 'Brand-Regula'"]),
      "audit": .says(configuration, 1, ["no font 'Brand-Regula'"]),
      "fit": .says(configuration, 1, ["no font 'Brand-Regula'"]),
      "build": .says(configuration, 1, ["no font 'Brand-Regula'"]),
      "compile": .says(["@/A.json", "--format", "css"], 1, ["no font 'Brand-Regula'"]),
      "convert": .says(configuration + ["--to", "dtcg"], 1, ["no font 'Brand-Regula'"]),
      "map": noRules,
    ])

  static let infoPlist = PairFeature(
    name: "Info.plist",
    files: PairFiles.project(
      PairFiles.oneInput, ["Info.plist": #"{ "UIAppFonts": [] }"#], #""infoPlist": "Info.plist""#),
    cells: [
      "show": .none("what UIAppFonts lists changes no table"),
      "preview": .none("what UIAppFonts lists changes no page"),
      "diff": .none("what UIAppFonts lists changes no style"),
      "evidence": .none("what UIAppFonts lists changes no size"),
      "validate": .says(configuration, 0, ["warning: 'Brand-Regular.ttf' is shipped", "Info.plist:1:"]),
      "audit": .none("fonts in code are named, and their files are not looked up"),
      "fit": .none("widths do not depend on it"),
      "build": .says(configuration, 0, ["warning: 'Brand-Regular' is in 'Brand-Regular.ttf'"]),
      "compile": .none("it has no Info.plist"), "convert": .none("a conversion has no app"),
      "map": noRules,
    ])

  static let languages = PairFeature(
    name: "languages", files: PairFiles.project(PairFiles.oneInput, [:], #""languages": ["vi", "de"]"#),
    cells: [
      "show": .none("it counts warnings, as for any rule"),
      "preview": .says(configuration + ["-o", "@/p.html"], 0, ["letters of vi", "letters of de", "wrote p.html"]),
      "diff": .says(["@/A.json", "@/A.json"], 0, ["no changes"]),
      "evidence": .says(configuration, 0, ["letters of vi", "letters of de"]),
      "validate": .says(configuration, 0, ["letters of vi", "letters of de"]),
      "audit": .none("code has no languages"),
      "fit": .none("catalogs have languages of their own"),
      "build": .says(configuration, 0, ["letters of vi", "letters of de"]),
      "compile": .says(["@/A.json", "--format", "css"], 0, ["letters of vi"]),
      "convert": .none("a conversion has no languages"),
      "map": noRules,
    ])

  static let links = PairFeature(
    name: "links", files: PairFiles.project(PairFiles.small), links: ["out.json": "/etc/hostname", "again": "."],
    cells: [
      "show": .says(configuration, 0, ["body"]),
      "preview": .says(page, 0, ["wrote p.html"]),
      "diff": .says(["@", "@"] + configuration, 0, ["left out what links outside"]),
      "evidence": .says(configuration, 0, ["Larger Text: `A`"]),
      "validate": .says(["@"], 0, ["1 link was left out", "out.json"]),
      "audit": .says(["@"], 0, ["1 file"]),
      "fit": .says(["@"], 0, ["1 text measured"]),
      "build": .says(configuration, 0, ["1 output built"]),
      "compile": .none("it follows a link that is named"), "convert": .none("it follows a link that is named"),
      "map": .none("it follows a link that is named"),
    ])

  static let errors = PairFeature(
    name: "a file with errors", files: PairFiles.project(PairFiles.twoInputs, ["B.json": "{"]),
    cells: [
      "show": .says(configuration, 1, ["A: sizes", "B.json:1:2: error"]),
      "preview": .says(page, 1, ["B.json:1:2: error"]),
      "diff": .says(["@/A.json", "@/B.json"], 1, ["B.json:1:2: error", "not compared"]),
      "evidence": .says(configuration, 1, ["B.json:1:2: error", "no report was written"]),
      "validate": .says(configuration, 1, ["B.json:1:2: error"]),
      "audit": .says(configuration, 1, ["B.json:1:2: error", "no font was checked"]),
      "fit": .says(configuration, 1, ["B.json:1:2: error", "no text was measured"]),
      "build": .says(configuration, 1, ["1 output built", "B.json:1:2: error"]),
      "compile": .says(["@/A.json", "@/B.json", "--format", "css", "-o", "@/out/"], 1, ["B.json:1:2: error"]),
      "convert": oneInput,
      "map": .says(configuration, 2, ["expected one input, not 2"]),
    ])

  static let report = PairFeature(
    name: "--report", files: PairFiles.project(PairFiles.small),
    cells: [
      "show": .none("it has no reports"), "preview": .none("it has no reports"), "diff": .none("it has no reports"),
      "evidence": .none("it has no reports"), "build": .none("it has no reports"),
      "compile": .none("it has no reports"),
      "convert": .none("it has no reports"), "map": .none("it has no reports"),
      "validate": .says(configuration + ["--report", "json"], 0, [#""id": "text-too-small""#]),
      "audit": .says(configuration + ["--report", "json"], 0, [#""id": "fixed-text""#]),
      "fit": .says(configuration + ["--report", "junit"], 0, ["<testsuites"]),
    ])
}
