/// What a JSON reader accepts.
enum JSONDialect: Sendable {
  /// RFC 8259.
  case strict
  /// JSON with comments as in C and trailing commas, as in the settings of editors.
  case commented
  /// JSON5, version 1.0.0, without infinity and NaN. It has comments too, and takes from ECMAScript 5: keys without
  /// quotes, single quotes, and its escapes, numbers and white space.
  case json5

  var hasComments: Bool { self != .strict }
  var isJSON5: Bool { self == .json5 }

  var format: DocumentFormat {
    switch self {
    case .strict: .json
    case .commented: .jsonWithComments
    case .json5: .json5
    }
  }
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
