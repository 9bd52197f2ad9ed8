import Foundation
import TestSupport
import Testing

@testable import TypeRamp

/// Token files before judges that know nothing of typeramp: the official schemas, and a resolver of tokens.
@Suite struct TokenJudges {
  private static let schemas = Repository.corpus?.appending(path: "tokens/dtcg-schema/2025.10")

  @Test(
    .enabled(if: Python.withJSONSchema != nil, "needs python3 with jsonschema"),
    .enabled(if: schemas != nil, "\(Corpus.absence)"), arguments: [ConversionTarget.dtcg, .dtcgResolver])
  func officialSchemasAreFollowed(_ target: ConversionTarget) throws {
    let schemas = try #require(Self.schemas)
    let root = target.name == "dtcg" ? "format.json" : "resolver.json"
    #expect(
      try Self.complaints(Self.documents(of: target), schemas, root) == "checked \(ConvertedSample.samples.count + 5)\n"
    )
    let broken = ["[{ \"textStyle\": { \"body\": { \"$type\": \"typography\", \"$value\": {} } } }]", "[{}]"]
    #expect(try Self.complaints(broken[target.name == "dtcg" ? 0 : 1], schemas, root).contains("0: "))
  }

  private static func complaints(_ documents: String, _ schemas: URL, _ root: String) throws -> String {
    let script = """
      import glob, json, sys, warnings
      warnings.simplefilter('ignore')
      import jsonschema
      folder, root = sys.argv[1:]
      store = {}
      for path in glob.glob(folder + '/**/*.json', recursive=True):
          schema = json.load(open(path, encoding='utf-8'))
          store[schema['$id']] = schema
      schema = store['https://www.designtokens.org/schemas/2025.10/' + root]
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
      of: Python.withJSONSchema, script, about: documents, arguments: [schemas.path, root])
  }

  /// A resolver that only reads the module: sets and contexts in order, then aliases, for each of the twelve contexts. What
  /// it finds must be the numbers of the JSON table.
  @Test(.enabled(if: Python.any != nil, "needs python3")) func everyContextResolvesToTheTable() throws {
    let tables = try ConvertedSample.all().map { Emitter.json.emit($0.conversion.input.table, EmissionOptions()) }
    let script = """
      import json, sys
      def merge(target, source):
          for key, value in source.items():
              if isinstance(value, dict) and isinstance(target.get(key), dict) and '$value' not in value:
                  merge(target[key], value)
              else:
                  target[key] = value
      def at(document, pointer):
          for part in pointer[2:].split('/'):
              document = document[part]
          return document
      def flat(document, context):
          tree = {}
          for item in document['resolutionOrder']:
              place = at(document, item['$ref'])
              for source in place['sources'] if 'sources' in place else place['contexts'][context]:
                  merge(tree, json.loads(json.dumps(source)))
          return tree
      def resolved(tree, value):
          while isinstance(value, str) and value[:1] == '{' and value[-1:] == '}':
              token = tree
              for part in value[1:-1].split('.'):
                  token = token[part]
              value = token['$value']
          return {key: resolved(tree, part) for key, part in value.items()} if isinstance(value, dict) else value
      count = 0
      def check(actual, expected, *place):
          global count
          count += 1
          if abs(actual - expected) > 1e-9:
              print(*place, actual, expected)
      for document, table in zip(*json.load(sys.stdin)):
          contexts = document['modifiers']['contentSize']['contexts']
          if list(contexts) != table['contentSizeCategories']:
              print('contexts', list(contexts))
          for context in contexts:
              tree = flat(document, context)
              for name, style in table['styles'].items():
                  value = resolved(tree, tree['textStyle'][name]['$value'])
                  check(value['fontSize']['value'], style['sizes'][context], name, context)
                  if 'lineHeight' in style:
                      check(value['lineHeight'], style['lineHeight'], name, context, 'lineHeight')
                  elif 'lineSpacings' in style:
                      check(value['lineHeight'] * style['sizes'][context], style['lineSpacings'][context], name, context)
                  tracking = style.get('tracking', 0) * style['sizes'][context] / (style['sizes']['large'] or 1)
                  if style['sizes']['large'] and abs(value['letterSpacing']['value'] - tracking) > 0.000501:
                      print(name, context, 'letterSpacing', value['letterSpacing'], tracking)
                  said = tree['contentSize'][name]['fontSize'].get('$extensions') is not None
                  if said != (context in style.get('inferred', [])):
                      print(name, context, 'provenance', said)
              for name, metric in table.get('metrics', {}).items():
                  value = resolved(tree, tree['metrics'][name]['$value'])
                  check(value['value'], metric['values'][context], name, context)
      print('checked', count)
      """
    let printed = try Python.complaints(
      of: Python.any, script, about: "[\(Self.documents(of: .dtcgResolver)), [\(tables.joined(separator: ","))]]")
    let count = try #require(printed.wholeMatch(of: /checked (\d+)\n/).flatMap { Int($0.1) }, "\(printed)")
    #expect(count > tables.count * 13 * 12)
  }

  /// All that a target writes of fixtures and samples, in one array.
  private static func documents(of target: ConversionTarget) throws -> String {
    "[\(try ConvertedSample.all().map { try #require($0.conversion.text(target)) }.joined(separator: ","))]"
  }
}
