/// What a JSON reader accepts beyond RFC 8259.
struct JSONDialect: Sendable {
  /// Comments as in C, and trailing commas.
  var hasComments = false
  /// What JSON5 takes from ECMAScript 5: keys without quotes, single quotes, and its escapes, numbers and white space.
  var isJSON5 = false

  /// RFC 8259.
  static let strict = JSONDialect()
  /// JSON with comments and trailing commas, as in the settings of editors.
  static let commented = JSONDialect(hasComments: true)
  /// JSON5, version 1.0.0, without infinity and NaN.
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
  /// The dialect of JSON for the extension of a path; nil for all other extensions, whose format is detected from the
  /// content.
  ///
  /// Only design tokens may use a dialect, so only the reader of tokens calls this.
  package static func dialect(ofPath path: String) -> DocumentFormat? {
    let path = path.lowercased()
    return path.hasSuffix(".jsonc") ? .jsonWithComments : path.hasSuffix(".json5") ? .json5 : nil
  }
}
