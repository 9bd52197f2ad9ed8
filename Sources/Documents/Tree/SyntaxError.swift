/// The mistake at which a reader stopped: what comes after it means nothing.
package struct SyntaxError: Error, Sendable {
  package let mistake: any SyntaxMistake
  /// The bytes that are wrong. May be empty at the end of the text.
  package let range: Range<Int>
  /// The place that explains it: the bracket that was never closed.
  package let related: Related?

  package struct Related: Sendable {
    package let message: String
    package let range: Range<Int>

    /// The opening bracket or tag of what was never closed, or not by this.
    static func openedHere(_ range: Range<Int>) -> Related { Related(message: "opened here", range: range) }
  }

  package init(_ mistake: any SyntaxMistake, at range: Range<Int>, related: Related? = nil) {
    self.mistake = mistake
    self.range = range
    self.related = related
  }
}

/// A way in which a document can be malformed. Each reader has an enumeration of its own, one case for each mistake.
package protocol SyntaxMistake: Sendable {
  /// The rule id of its reports; begins with `syntax-`.
  var id: String { get }
  /// Says what is wrong and what was expected: lower case, no full stop, names in single quotes.
  var message: String { get }
}

/// The mistakes that every format can hold.
enum CommonMistake: SyntaxMistake {
  case empty
  case tooLarge
  case tooDeep
  case invalidUTF8(UInt8)
  case invalidUTF16, invalidUTF32
  case unknownEncoding(String)

  var id: String {
    switch self {
    case .empty: "syntax-empty"
    case .tooLarge: "syntax-size"
    case .tooDeep: "syntax-depth"
    case .invalidUTF8, .invalidUTF16, .invalidUTF32, .unknownEncoding: "syntax-encoding"
    }
  }

  var message: String {
    switch self {
    case .empty: "the file is empty; expected a style dictionary"
    case .tooLarge: "the file is too large; at most \(Limits.inputSize >> 20) MiB are read"
    case .tooDeep: "nested too deeply; at most \(Limits.depth) levels are read"
    case .invalidUTF8(let byte): "invalid UTF-8: unexpected byte 0x\(String(byte, radix: 16, uppercase: true))"
    case .invalidUTF16: "invalid UTF-16: half of a surrogate pair without the other"
    case .invalidUTF32: "invalid UTF-32: no Unicode character has this number"
    case .unknownEncoding(let name): "unknown encoding '\(name)'; expected UTF-8, UTF-16 or ISO-8859-1"
    }
  }
}
