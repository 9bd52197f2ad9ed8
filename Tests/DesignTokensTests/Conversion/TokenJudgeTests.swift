import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Token files checked by independent tools: the official schemas, and a resolver of tokens.
@Suite struct TokenJudges {
  private static let schemas = Repository.corpus?.appending(path: "tokens/dtcg-schema/2025.10")

  @Test(
    .enabled(if: Python.withJSONSchema != nil, "needs python3 with jsonschema"),
    .enabled(if: schemas != nil, "\(Corpus.absence)"))
  func theOfficialSchemaIsFollowed() throws {
    let schemas = try #require(Self.schemas)
    let documents = try ConvertedSample.all().compactMap { $0.conversion.text(.dtcg) }
    let printed = try Self.complaints("[\(documents.joined(separator: ","))]", schemas)
    #expect(printed == "checked \(ConvertedSample.samples.count + 5)\n")
    let broken = "[{ \"textStyle\": { \"body\": { \"$type\": \"typography\", \"$value\": {} } } }]"
    #expect(try Self.complaints(broken, schemas).contains("0: "))
  }

  /// Lenient DTCG and the older forms, converted to DTCG.
  @Test(
    .enabled(if: Python.withJSONSchema != nil, "needs python3 with jsonschema"),
    .enabled(if: schemas != nil, "\(Corpus.absence)"))
  func convertedTokensFollowTheOfficialSchema() throws {
    let inputs: [(String, TokenForm)] = [
      (
        TokenExample.body(
          fontSize: "\"17px\"", letterSpacing: nil, lineHeight: "\"22px\"", more: ", \"textCase\": \"none\""), .dtcg
      ),
      (
        TokenExample.body(
          fontFamily: "\"A, B\"", fontWeight: "\"Bold Italic\"", letterSpacing: "\"1%\"", lineHeight: nil), .dtcg
      ),
      (
        TokenExample.body(
          fontSize: "\"{ s }\"", around: ##""$odd": 1, "s": { "type": "fontSizes", "value": "1rem" },"##), .dtcg
      ),
      (
        ##"{ "a.b": { "body": { "type": "typography", "value": { "fontFamily": "A, B", "fontSize": "16 * 1.5", "lineHeight": "AUTO", "textCase": "none" }, "description": "d" } } }"##,
        .tokensStudio
      ),
      (
        ##"{ "font": { "body": { "type": "typography", "value": { "fontSize": "17px" }, "comment": "c" } } }"##,
        .styleDictionary
      ),
    ]
    let written = try inputs.map { text, form in
      let context = ReadTokens.context(form: form)
      return String(
        decoding: try Conversion(ReadTokens(text, form: form).compilation, to: .dtcg, in: context).bytes, as: UTF8.self)
    }
    let printed = try Self.complaints("[\(written.joined(separator: ","))]", try #require(Self.schemas))
    #expect(printed == "checked \(inputs.count)\n", "\(written)")
  }

  /// If the official schema and the text of the format disagree, the text is followed. Each difference has its reason.
  private static let differences: [(text: String, isStrict: Bool, isOfSchema: Bool, reason: String)] = [
    (TokenExample.body(), true, true, "they agree"),
    (TokenExample.body(fontSize: "17"), false, false, "they agree"),
    (TokenExample.body(lineHeight: nil), false, false, "they agree: section 9.8 requires all five members"),
    (
      TokenExample.body(
        fontSize: "\"{s.$root}\"",
        around: ##""s": { "$root": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } },"##),
      true, false, "root tokens must be referred to by '$root'; the schema's pattern has no '$' in a name"
    ),
    (
      TokenExample.body(around: ##""x": { "$value": { "value": 1, "unit": "px" } },"##), false, true,
      "a token without a type is invalid; the schema takes the type that fits"
    ),
    (
      TokenExample.body(around: ##""g": { "$type": "typography", "x": { "$value": { "value": 1, "unit": "px" } } },"##),
      false, true,
      "a token has the type of its group; the schema looks at the token's own alone"
    ),
    (
      TokenExample.body(
        fontFamily: "[\"{f}\", \"serif\"]", around: ##""f": { "$type": "fontFamily", "$value": "Optima" },"##), true,
      false,
      "an alias stands for a name in a list of names; the schema has '$ref' there alone"
    ),
    (
      TokenExample.body(around: ##""x": { "$type": "number", "$value": "{nothing}" },"##), false, true,
      "a schema cannot follow references"
    ),
    (
      TokenExample.body(around: ##""x": { "$type": "number", "$value": "{x}" },"##), false, true,
      "a schema cannot follow references"
    ),
    (
      TokenExample.body(around: ##""g": { "$extends": "{g}" },"##), false, true, "a schema cannot follow references"
    ),
    (
      TokenExample.body(
        around: ##""n": { "$type": "number", "$value": 1 }, "x": { "$type": "fontWeight", "$value": "{n}" },"##), false,
      true,
      "a schema cannot follow references"
    ),
  ]

  @Test(
    .enabled(if: Python.withJSONSchema != nil, "needs python3 with jsonschema"),
    .enabled(if: schemas != nil, "\(Corpus.absence)"))
  func differencesFromTheSchemaAreKnown() throws {
    let documents = "[\(Self.differences.map(\.text).joined(separator: ","))]"
    let printed = try Self.complaints(documents, try #require(Self.schemas))
    let rejected = Set(printed.split(separator: "\n").compactMap { Int($0.prefix { $0.isNumber }) })
    for (index, difference) in Self.differences.enumerated() {
      #expect(
        ReadTokens(difference.text, isStrict: true).findings.isEmpty == difference.isStrict, "\(difference.reason)")
      #expect(rejected.contains(index) != difference.isOfSchema, "\(difference.reason)\n\(printed)")
    }
  }

  private static func complaints(_ documents: String, _ schemas: URL) throws -> String {
    let script = """
      import glob, json, sys, warnings
      warnings.simplefilter('ignore')
      import jsonschema
      folder = sys.argv[1]
      store = {}
      for path in glob.glob(folder + '/**/*.json', recursive=True):
          schema = json.load(open(path, encoding='utf-8'))
          store[schema['$id']] = schema
      schema = store['https://www.designtokens.org/schemas/2025.10/format.json']
      try:
          import referencing
          registry = referencing.Registry().with_contents(store.items())
          validator = jsonschema.Draft7Validator(schema, registry=registry)
      except ImportError:  # before version 4.18
          resolver = jsonschema.RefResolver(schema['$id'], schema, store)
          validator = jsonschema.Draft7Validator(schema, resolver=resolver)
      documents = json.load(sys.stdin)
      for index, document in enumerate(documents):
          for error in validator.iter_errors(document):
              print(f"{index}: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
      print('checked', len(documents))
      """
    return try Python.complaints(
      of: Python.withJSONSchema, script, about: documents, arguments: [schemas.path])
  }
}
