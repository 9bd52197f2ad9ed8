import Documents
import StyleModel
import Writing

extension MetricEntry {
  /// The metric as a dimension token.
  ///
  /// - Parameters:
  ///   - value: the token's value: a dimension equal to the entry's value, or an alias.
  ///   - extra: members of its extension besides the entry; if empty, `value` alone represents the entry's value.
  func token(_ value: JSONValue, extra: [TokenExtension.Member]) throws(UnconvertibleDictionary) -> JSONValue {
    let carried = try uniqueValues { field in !(extra.isEmpty && field.member.isNamed(MetricEntry.valueKey)) }
    let extensions = try WrittenExtensions.member(nil, own: [TokenExtension.metric(name)] + carried + extra)
    return .object([("$type", .string(TokenType.dimension.rawValue)), ("$value", value)] + extensions)
  }
}
