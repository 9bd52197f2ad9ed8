/// A file as it was read: its path as given, and its bytes as UTF-8 text (or untouched, when they are not text).
///
/// Every offset in the program counts bytes of `text`. Lines, columns and offsets in the file itself are computed from
/// it only when something is reported.
public struct Source: Sendable {
  /// The path as the user gave it; `stdin` for standard input.
  public let path: String
  /// How the file's bytes became `text`.
  public let encoding: Encoding
  /// The decoded UTF-8 text without a byte-order mark; for `.binary`, the file's bytes.
  public let text: [UInt8]
  /// How many bytes the byte-order mark takes, which is not in `text`; 0 without one.
  package let markSize: Int
  /// The files that it was joined from, in order; empty for a file.
  package let parts: [Part]

  /// How the bytes of a file stand for its text.
  public enum Encoding: Sendable, Hashable {
    case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian
    /// ISO 8859-1: each byte is the character of that number.
    case latin1
    /// No text at all: a binary property list.
    case binary
  }

  package init(path: String, encoding: Encoding, text: [UInt8], markSize: Int = 0, parts: [Part] = []) {
    self.path = path
    self.encoding = encoding
    self.text = text
    self.markSize = markSize
    self.parts = parts
  }

  /// The file's name without folder and extension: what a dictionary is called.
  package var name: String { Self.name(ofFileAt: path) }

  /// The name of a file without its folder.
  package static func fileName(at path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// The name of a file without folder and extension, `.tokens.json` being one.
  package static func name(ofFileAt path: String) -> String {
    let file = fileName(at: path)
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), dot != file.startIndex else { return file }
    let name = String(file[..<dot])
    let kind = kinds.first { name.hasSuffix($0) && name != $0 }
    return kind.map { String(name.dropLast($0.count)) } ?? name
  }

  /// What the names of design tokens end in before their extension.
  private static let kinds = [".tokens", ".resolver"]
}

/// How many UTF-16 units the valid UTF-8 `text` takes: one for each scalar, two for those of four bytes.
package func utf16Count(of text: ArraySlice<UInt8>) -> Int {
  text.reduce(into: 0) { count, byte in
    if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
  }
}

/// How many scalars the valid UTF-8 `text` has.
package func scalarCount(of text: ArraySlice<UInt8>) -> Int {
  text.reduce(into: 0) { count, byte in
    if byte & 0xC0 != 0x80 { count += 1 }
  }
}
