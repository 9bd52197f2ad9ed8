import Documents
import DynamicType
import StyleModel
import Writing

extension DictionaryTokens {
  /// Design tokens with a modifier, Resolver Module 2025.10: the whole table, all thirteen styles at all twelve
  /// categories. Nil if something cannot be represented.
  package var dtcgResolver: [UInt8]? {
    let description = """
      Text styles at Apple's content size categories on \(table.platform.label), one px for each point. Where the \
      provenance of a token is inferred, its value follows a curve that was not measured.
      """
    let order = ["#/sets/textStyle", "#/modifiers/contentSize"].map { JSONValue.object([("$ref", .string($0))]) }
    return try? Self.bytes([
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      ("name", .string(table.name)),
      ("version", .string("2025.10")),
      ("description", .string(description)),
      ("sets", .object([("textStyle", .object([("sources", .array([.object(try source)]))]))])),
      ("modifiers", .object([("contentSize", table.modifier)])),
      ("resolutionOrder", .array(order)),
    ])
  }

  /// The tokens that do not depend on the category, and aliases of those that do: the dictionary's entries in order,
  /// and the styles that it leaves out.
  private var source: WrittenMembers {
    get throws {
      // Tokens cannot have a size that is rounded to zero, or one beyond the limit for reading.
      let sizes = table.allStyles.lazy.flatMap(\.sizes)
      guard sizes.allSatisfy({ $0 > 0 && $0 <= NumberRange.largestNumber }) else { throw UnconvertibleDictionary() }
      return try groups(
        includesAbsent: true, style: { try $0.token($0.alias) },
        metrics: zip(dictionary.metrics, table.metrics).map { metric, scaled in
          let extra = [
            TokenExtension.member(.displayScale, .number(Double(table.displayScale))),
            TokenExtension.member(.implied, .object([("$value", scaled.value(at: .large))])),
          ]
          return (metric.name, try metric.token(.string("{contentSize.metrics.\(metric.name)}"), extra: extra))
        })
    }
  }
}

extension ScaledTable {
  fileprivate var modifier: JSONValue {
    let contexts = ContentSizeCategory.allCases.map { ($0.name, JSONValue.array([tokens(at: $0)])) }
    return .object([
      ("description", .string("The text size that the reader has chosen.")),
      ("contexts", .object(contexts)),
      ("default", .string(ContentSizeCategory.default.name)),
    ])
  }
}
