/// The mistakes that can occur in every format.
enum CommonMistake: SyntaxMistake {
  case empty
  /// How many bytes are read at most.
  case tooLarge(Int)
  case tooDeep
  case invalidUTF8(UInt8)
  case invalidUTF16, invalidUTF32
  case unknownEncoding(String)
  /// A file in this dialect of JSON, which style dictionaries cannot use.
  case dialect(String)

  var id: String {
    switch self {
    case .empty: "syntax-empty"
    case .tooLarge: "syntax-size"
    case .tooDeep: "syntax-depth"
    case .invalidUTF8, .invalidUTF16, .invalidUTF32, .unknownEncoding: "syntax-encoding"
    case .dialect: "syntax-dialect"
    }
  }

  var message: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let limit): "the file is too large; at most \(limit >> 20) MiB are read"
    case .tooDeep: "nested too deeply; at most \(Limits.depth) levels are read"
    case .invalidUTF8(let byte): "invalid UTF-8: unexpected byte 0x\(String(byte, radix: 16, uppercase: true))"
    case .invalidUTF16: "invalid UTF-16: half of a surrogate pair without the other"
    case .invalidUTF32: "invalid UTF-32: no Unicode character has this number"
    case .unknownEncoding(let name): "unknown encoding '\(name)'; expected UTF-8, UTF-16 or ISO-8859-1"
    case .dialect(let name): "a style dictionary must be plain JSON, not \(name); only design tokens can be"
    }
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
