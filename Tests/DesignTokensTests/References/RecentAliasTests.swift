import DynamicType
import StyleModel
import Testing
import TypeRampKit

/// The cache of recently followed aliases is keyed by their texts, and small.
@Suite struct RecentAliasTests {
  /// Each member has its own value, even with more texts than the cache holds.
  @Test func manyAliasesAreNotMixedUp() throws {
    let count = 1_000
    let sizes = (0..<count).map { "\"t\($0)\": { \"$value\": { \"value\": \($0 + 1), \"unit\": \"px\" } }" }
    let texts = (0..<count).map { index in
      "\"x\(index)\": { \"$value\": { \"fontFamily\": \"Optima\", \"fontSize\": \"{size.t\(index * 7 % count)}\" } }"
    }
    let text = """
      { "size": { "$type": "dimension", \(sizes.joined(separator: ",")) },
        "text": { "$type": "typography", \(texts.joined(separator: ",")) } }
      """
    let styles = try #require(ReadTokens(text).compilation.table).customStyles
    #expect(styles.count == count)
    for (index, style) in styles.enumerated() { #expect(style.style.fontSize == Double(index * 7 % count + 1)) }
  }
}
