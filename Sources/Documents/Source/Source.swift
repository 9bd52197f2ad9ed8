/// A file that was read: its path, and its text as UTF-8 or, for a binary file, its bytes.
///
/// Every offset in the program counts bytes of `text`. Lines, columns and offsets in the file itself are computed from
/// it only when something is reported.
public struct Source: Sendable {
  /// The path as the user gave it; `stdin` for standard input.
  public let path: String
  /// The encoding of the file.
  public let encoding: Encoding
  /// The text as UTF-8 without a byte-order mark; for `.binary`, the bytes of the file.
  public let text: [UInt8]
  /// The size in bytes of the byte-order mark, which is not in `text`; 0 without one.
  package let markSize: Int
  /// The files that it was joined from, in order; empty for a single file.
  package let joinedFiles: [JoinedFile]

  /// The encoding of a file's text.
  public enum Encoding: Sendable, Hashable {
    /// The Unicode encodings, detected by a byte-order mark or by NULs next to the first character; otherwise UTF-8.
    case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian
    /// ISO 8859-1, if an XML declaration names it: each byte is the code point of a character.
    case latin1
    /// No text: a binary property list.
    case binary
  }

  package init(
    path: String, encoding: Encoding, text: [UInt8], markSize: Int = 0, joinedFiles: [JoinedFile] = []
  ) {
    self.path = path
    self.encoding = encoding
    self.text = text
    self.markSize = markSize
    self.joinedFiles = joinedFiles
  }

  /// The file's name without folder and extension: the name of its dictionary.
  package var name: String { Self.name(ofFileAt: path) }

  /// The name of a file without its folder.
  package static func fileName(at path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = path[path.utf8.index(after: slash)...]
    if !name.isEmpty { return String(name) }
    // The path ends in a slash.
    return path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// The name of a file without its folder and extension; `.tokens.json` counts as one extension.
  package static func name(ofFileAt path: String) -> String {
    let file = fileName(at: path)
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), dot != file.startIndex else { return file }
    let name = String(file[..<dot])
    let kind = kinds.first { name.hasSuffix($0) && name != $0 }
    return kind.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The suffixes of the names of token files before the extension.
  private static let kinds = [".tokens", ".resolver"]
}
