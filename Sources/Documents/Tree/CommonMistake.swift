/// The mistakes that several formats share.
enum CommonMistake {
  static let empty = SyntaxMistake("empty", "the file is empty")
  static let tooDeep = SyntaxMistake("depth", "nested too deeply; at most \(Limits.depth) levels are read")
  static let secondValue = SyntaxMistake("trailing-text", "expected the end of the file after the first value")
  static let openStep = SyntaxMistake(
    "format", "an OpenStep property list is not read; 'plutil -convert xml1 FILE' makes it XML")
  static let loneSurrogate = SyntaxMistake("string", "half of a surrogate pair without the other")
  static let invalidUTF16 = SyntaxMistake("encoding", "invalid UTF-16: half of a surrogate pair without the other")
  static let invalidUTF32 = SyntaxMistake("encoding", "invalid UTF-32: no Unicode character has this number")

  static let pointer = SyntaxMistake(
    "pointer", "a pointer of Git LFS instead of the file; run 'git lfs pull'")
  static let conflict = SyntaxMistake("conflict", "an unresolved merge conflict; expected one of its two versions")

  /// A character that looks like a space, or like nothing, between the values of a file.
  static func oddSpace(_ scalar: Unicode.Scalar) -> SyntaxMistake {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    return SyntaxMistake("space", "\(name) is not white space here", deletion: "remove the character")
  }

  static func invalidUTF8(_ byte: UInt8) -> SyntaxMistake {
    SyntaxMistake("encoding", "invalid UTF-8: unexpected byte 0x\(String(byte, radix: 16, uppercase: true))")
  }

  static func unknownEncoding(_ name: String) -> SyntaxMistake {
    SyntaxMistake("encoding", "unknown encoding '\(name)'; expected UTF-8, UTF-16 or ISO-8859-1")
  }

  /// - Parameter limit: how many bytes are read at most.
  static func tooLarge(_ limit: Int) -> SyntaxMistake {
    SyntaxMistake("size", "the file is too large; at most \(limit >> 20) MiB are read")
  }

  /// A bracket that is not closed.
  static func unclosed(_ closer: UInt8) -> SyntaxMistake {
    SyntaxMistake("unclosed", "expected '\(Unicode.Scalar(closer))' before the end of the file")
  }

  /// A file in a dialect of JSON, which dictionaries cannot use.
  static func dialect(_ name: String) -> SyntaxMistake {
    SyntaxMistake("dialect", "a text-style dictionary must be plain JSON, not \(name); only design tokens can be")
  }
}

/// The limits beyond which input is refused, to bound time, stack and memory.
package enum Limits {
  /// Bytes of one input, 256 MiB: a thousand times the largest known token file. Offsets still fit 32 bits.
  package static let inputSize = 256 << 20

  /// Bytes of the text of design tokens, all files of a project together: 32 MiB, a hundred times the largest known
  /// file. A token takes up to a hundred times its bytes.
  package static let tokenSize = 32 << 20

  /// How deep containers may nest: the limit of Foundation's JSON reader, so that everything it reads is read here too.
  package static let depth = 512

  /// How many values any binary property list may have, a million; a larger file may have as many values as bytes.
  /// Containers can be shared, so forty bytes could encode more values than fit into memory; without sharing there are
  /// fewer values than bytes.
  package static let sharedNodes = 1 << 20

  /// Bytes that any file may expand to by sharing, each use counted: 16 MiB. A larger binary property list may expand
  /// to its own size, and the paths of tokens to eight times the size of their file.
  package static let sharedBytes = 16 << 20
}
