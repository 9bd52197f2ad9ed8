import Documents
import StyleModel
import Writing

extension DictionaryTokens {
  /// Design tokens, Format Module 2025.10: a typography token for each entry, a dimension for each metric.
  ///
  /// Keys without a member in tokens are in `$extensions`, so that the dictionary can be restored completely. Nil if
  /// something cannot be represented.
  package var dtcg: [UInt8]? {
    try? TokenFile.bytes { () throws(UnconvertibleDictionary) in
      let schema = JSONValue.string("https://www.designtokens.org/schemas/2025.10/format.json")
      return [("$schema", schema)]
        + (try TokenFile.groups(
          self, styles: try tokens(of: typographyTokens(includesAbsent: false)),
          customStyles: try tokens(of: customTokens), metrics: try metricTokens))
    }
  }
}

extension DictionaryTokens {
  /// The tokens at `large`, in order.
  fileprivate func tokens(
    of writers: [TypographyTokenWriter]
  ) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    var tokens: [(String, JSONValue)] = []
    for writer in writers {
      tokens.append((writer.name, try writer.token(writer.literal, without: [.fontSize, .lineHeight, .tracking])))
    }
    return tokens
  }

  fileprivate var metricTokens: [(String, JSONValue)] {
    get throws(UnconvertibleDictionary) {
      var tokens: [(String, JSONValue)] = []
      for metric in dictionary.metrics {
        let value = JSONValue.dimension(metric.value?.written ?? .number(0))
        tokens.append((metric.name, try metric.token(value, extra: [])))
      }
      return tokens
    }
  }
}
