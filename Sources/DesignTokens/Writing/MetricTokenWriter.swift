import Documents
import StyleModel
import Writing

extension MetricEntry {
  /// The metric as a dimension token.
  ///
  /// - Parameters:
  ///   - value: the token's: a dimension, which is what the entry says, or an alias.
  ///   - extra: what its extension holds besides the entry; when empty, `value` says the entry's own by itself.
  func token(_ value: JSONValue, extra: [TokenExtension.Member]) throws(UnconvertibleDictionary) -> JSONValue {
    let carried = try uniqueValues { field in !(extra.isEmpty && key(of: field) == .value) }
    let extensions = try WrittenExtensions.member(nil, own: [TokenExtension.metric(name)] + carried + extra)
    return .object([("$type", .string(TokenType.dimension.rawValue)), ("$value", value)] + extensions)
  }
}
