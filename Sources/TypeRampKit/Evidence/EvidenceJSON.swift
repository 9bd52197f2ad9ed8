package import Writing

/// The output of `evidence --json`, format version 1.
extension EvidenceReport {
  package var json: String { JSONValue.object(self, Self.members).text }

  /// The JSON Schema of the output.
  package static var schema: JSONSchema {
    JSONSchema(
      "evidence", title: "typeramp evidence for Larger Text",
      description: "What `typeramp evidence --json` writes: how far each style grows. Sizes are in points.",
      .object(members),
      definitions: [
        ("dictionary", .object(.object(DictionaryEvidence.members))),
        ("style", .object(.object(StyleEvidence.members))),
        ("texts", .object(.object(TextEvidence.members))),
        ("font", .object(.object(FontEvidence.members))),
        ("cut", .object(.object(LineCut.members))),
        ("sizes", .object(.row(of: .size))), ("category", .object(.category)),
      ])
  }

  private static let members: [JSONMember<EvidenceReport>] = [
    JSONMember("formatVersion", .constant(.integer(1))) { _ in .integer(1) },
    JSONMember("generator", .string, "The program and its version.") { .string($0.program) },
    JSONMember(
      "largerText", .boolean,
      "Whether `--require larger-text` is met: each dictionary has counted styles, and all of them double."
    ) { .boolean($0.isMet) },
    JSONMember("languages", .strings, "The languages of the app; empty if they are unknown.") {
      .array($0.languages.map(JSONValue.string))
    },
    JSONMember("dictionaries", .list(of: "dictionary") + [("minItems", .integer(1))]) {
      .array($0.dictionaries.map { .object($0, DictionaryEvidence.members) })
    },
    .optional("texts", .list(of: "texts"), "The texts of catalogs by language, if typeramp.json has `fit`.") {
      $0.texts.isEmpty ? nil : .array($0.texts.flatMap(\.rows).map { .object($0, TextEvidence.members) })
    },
    .optional("textNotes", .strings, "What was left out of `texts`, and what was measured in another way.") {
      $0.texts.isEmpty ? nil : .array($0.texts.flatMap(\.shownNotes).map(JSONValue.string))
    },
  ]
}

extension DictionaryEvidence {
  fileprivate static let members: [JSONMember<Self>] = [
    JSONMember("dictionary", .string, "The file's name without its extension, with the theme if there are several.") {
      .string($0.label)
    },
    JSONMember("path", .string) { .string($0.path) },
    JSONMember("sha256", .string, "Of the file's text in UTF-8, in hexadecimal.") { .string($0.hash) },
    JSONMember("platform", .string) { .string($0.table.platform.name) },
    JSONMember("largerText", .boolean, "Whether the dictionary has counted styles, and all of them double.") {
      .boolean($0.isMet)
    },
    JSONMember("short", .strings, "The counted styles that do not double.") {
      .array($0.short.map { .string($0.style.name) })
    },
    JSONMember("fallbacks", .strings, "The text styles with the preferred font, which are not in `styles`.") {
      .array($0.fallbacks.map(JSONValue.string))
    },
    JSONMember(
      "styles", .type("object") + [("additionalProperties", .object(.reference(to: "style")))],
      "The styles that the dictionary defines."
    ) { .object($0.styles.map { ($0.style.name, .object($0, StyleEvidence.members)) }) },
    JSONMember("fonts", .list(of: "font"), "The fonts that it names.") {
      .array($0.fonts.map { .object($0, FontEvidence.members) })
    },
  ]
}

extension StyleEvidence {
  fileprivate static let members: [JSONMember<Self>] = [
    JSONMember(
      "counted", .boolean,
      "Whether it is at most 20 points at the default, and its entry ignores neither never-doubles nor fixed-running-text."
    ) { .boolean($0.isCounted) },
    JSONMember("defaultSize", .size) { .number($0.growth.defaultSize) },
    JSONMember("largestSize", .size) { .number($0.growth.largestSize) },
    JSONMember("largestAt", .reference(to: "category"), "The first text size with the largest size.") {
      .string($0.growth.largest.name)
    },
    JSONMember("factor", .number, "The largest size by the size at the default, to three decimals.") {
      .thousandths($0.growth.factor)
    },
    JSONMember("doubles", .boolean, "Whether the factor is at least 2.") { .boolean($0.growth.doubles) },
    JSONMember("doublesBody", .boolean, "Whether it reaches twice the size of the platform's body at the default.") {
      .boolean($0.growth.doublesBody)
    },
    JSONMember("limits", .strings, "What keeps it from growing, in words.") {
      .array($0.style.limitWords.map(JSONValue.string))
    },
    .optional("lineHeight", .number, "As a multiple of the size; WCAG 1.4.12 asks for 1.5.") {
      $0.style.lineHeight.map(JSONValue.number)
    },
    .optional("letterSpacing", .number, "As a multiple of the size, to three decimals; WCAG 1.4.12 asks for 0.12.") {
      $0.style.relativeTracking.map(JSONValue.thousandths)
    },
    JSONMember("sizes", .reference(to: "sizes")) { .row($0.scaled.sizes, at: ContentSizeCategory.allCases) },
    JSONMember("inferred", .list(of: "category"), "The text sizes at which the size is inferred, not measured.") {
      .categories($0.scaled.inferred)
    },
    .optional("cuts", .list(of: "cut"), "The letters that its lines cut.") { item in
      .list(item.cuts) { .object($0, LineCut.members) }
    },
  ]
}

extension LineCut {
  fileprivate static let members: [JSONMember<Self>] = [
    JSONMember("letter", .string) { .string(String($0.letter)) },
    JSONMember("languages", .strings) { .array($0.languages.map(JSONValue.string)) },
    JSONMember("side", .one(of: ["above", "below"])) { .string($0.isAbove ? "above" : "below") },
    JSONMember(
      "points", .members(ContentSizeCategory.allCases.map(\.name), .number),
      "What is cut off at each text size at which it can be seen, in points to three decimals."
    ) { .row(ContentSizeCategory.allCases.map($0.points), at: $0.categories, JSONValue.thousandths) },
  ]
}

extension FontEvidence {
  fileprivate static let members: [JSONMember<Self>] = [
    JSONMember("fontName", .string) { .string($0.name) },
    JSONMember("checked", .boolean, "Whether the letters of the languages were looked up in its file.") {
      .boolean(!$0.languages.isEmpty)
    },
    JSONMember(
      "lacking", .type("object") + [("additionalProperties", .object(.strings))],
      "The letters that the font lacks, by language; an empty list if it has all."
    ) { font in
      .object(font.languages.map { ($0.tag, .array($0.lacking.map { .string(String($0)) })) })
    },
  ]
}
