import Diagnostics
import Documents
import Writing

/// A reference as it is written: to a token by its path, or to any value by its position in the document or another
/// file.
enum Reference: Equatable {
  /// `{a.b.c}`: the path.
  case alias(String)
  /// `{ "$ref": "#/a/b" }`: the keys and indices.
  case pointer([String])
  /// `{ "$ref": "base.json#/a/b" }`: a file, and the keys and indices in it.
  case file(FileReference)
  /// A malformed reference, with what was expected.
  case malformed(String)

  /// The reference in a value; nil for any other value.
  init?(_ node: Node) {
    switch node.kind {
    case .string:
      // Nearly every string is not a reference, which its first byte shows without decoding.
      guard let first = node.bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "\\") else { return nil }
      let text = node.plainString ?? Array((node.string ?? "").utf8)[...]
      guard text.first == UInt8(ascii: "{") else { return nil }
      self.init(alias: text)
    case .dictionary:
      guard let target = node.value(of: "$ref") else { return nil }
      self = target.string.map(Reference.init(pointer:)) ?? .malformed("expected a string such as '#/font/body'")
    default: return nil
    }
  }

  private init(alias text: ArraySlice<UInt8>) {
    let path = text.dropFirst().dropLast()
    guard text.last == UInt8(ascii: "}"), path.isPath else {
      self = .malformed("expected a reference such as '{font.body}'")
      return
    }
    self = .alias(String(decoding: path, as: UTF8.self))
  }

  private init(pointer text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      self = .file(FileReference(text))
      return
    }
    guard let segments = JSONPointer.segments(ofFragment: text.dropFirst()) else {
      self = .malformed("expected a JSON Pointer such as '#/font/body'")
      return
    }
    self = .pointer(segments)
  }

  /// The names in the path of a group, if `$extends` names one.
  var groupPath: [String]? {
    switch self {
    case .alias(let path): path.split(separator: ".").map(String.init)
    case .pointer(let segments): segments
    case .file(let file): file.pointer
    case .malformed: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a path: names with single dots between them, without braces.
  fileprivate var isPath: Bool {
    var previous = UInt8(ascii: ".")
    for byte in self {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return false }
      if byte == UInt8(ascii: "."), previous == byte { return false }
      previous = byte
    }
    return previous != UInt8(ascii: ".")
  }
}

extension Reference {
  /// The reference in a value that need not be an object: `$extends` has a pointer as plain text.
  init?(extending node: Node) {
    guard let text = node.string, text.utf8.first == UInt8(ascii: "#") else {
      self.init(node)
      return
    }
    self.init(pointer: text)
  }

  /// The reference if a whole text is one with a dollar sign; nil for any other value.
  init?(olderAlias node: Node) {
    guard node.kind == .string, node.bytes.first == UInt8(ascii: "$") || node.bytes.first == UInt8(ascii: "\\"),
      let text = node.string, text.utf8.first == UInt8(ascii: "$")
    else { return nil }
    let braced = DollarAlias.braced(text)
    guard braced.utf8.count == text.utf8.count + 1, braced.utf8.last == UInt8(ascii: "}") else { return nil }
    self = .alias(String(braced.dropFirst().dropLast()))
  }

  init?(ofRef node: Node) {
    guard let text = node.string else { return nil }
    self.init(pointer: text)
  }
}

/// JSON Pointer (RFC 6901), as a URI fragment.
enum JSONPointer {
  /// The keys and indices of `/a/b~1c`; nil if it is not a pointer.
  static func segments(ofFragment text: Substring) -> [String]? {
    guard let bytes = text.utf8.percentDecoded else { return nil }
    if bytes.isEmpty { return [] }
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let segments = parts.compactMap { unescaped($0) }
    return segments.count == parts.count ? segments : nil
  }

  /// Decodes `~1` as a slash and `~0` as a tilde; nil for any other character after a tilde.
  private static func unescaped(_ part: ArraySlice<UInt8>) -> String? {
    // `String(validating:as:)` needs macOS 15. Malformed UTF-8 is repaired here, and then differs from the input.
    let text = String(decoding: part, as: UTF8.self)
    let escapes = part.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).dropFirst()
    guard text.utf8.elementsEqual(part), escapes.allSatisfy({ $0.first.map("01".utf8.contains) ?? false }) else {
      return nil
    }
    return text.replacing("~1", by: "/").replacing("~0", by: "~")
  }
}
