/// What a reader of JSON takes beyond RFC 8259.
struct JSONDialect: Sendable {
  /// Comments as in C, and a comma after the last element.
  var hasComments = false
  /// What ECMAScript 5 has too: keys without quotes, single quotes and its escapes, its numbers and white space.
  var isJSON5 = false

  /// RFC 8259.
  static let strict = JSONDialect()
  /// JSON with comments and trailing commas, as editors write their settings.
  static let commented = JSONDialect(hasComments: true)
  /// JSON5, version 1.0.0, without numbers that are not finite.
  static let json5 = JSONDialect(hasComments: true, isJSON5: true)
}

extension JSONReader {
  static func strict(_ source: Source) throws(SyntaxError) -> Tree { try read(source, .strict, as: .json) }

  static func commented(_ source: Source) throws(SyntaxError) -> Tree {
    try read(source, .commented, as: .jsonWithComments)
  }

  static func json5(_ source: Source) throws(SyntaxError) -> Tree { try read(source, .json5, as: .json5) }
}

extension DocumentFormat {
  /// The dialect of JSON that the extension of a path names; nil for all others, whose format their content tells.
  ///
  /// Only design tokens may be in one, so only what reads tokens asks.
  package static func dialect(ofPath path: String) -> DocumentFormat? {
    let path = path.lowercased()
    return path.hasSuffix(".jsonc") ? .jsonWithComments : path.hasSuffix(".json5") ? .json5 : nil
  }
}
