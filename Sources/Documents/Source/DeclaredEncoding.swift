/// The encoding in an XML declaration: `<?xml version="1.0" encoding="UTF-8"?>`.
///
/// A byte-order mark takes precedence.
struct DeclaredEncoding {
  let name: String
  /// The bytes of the name.
  let range: Range<Int>

  init?(in text: [UInt8]) {
    guard text.starts(with: "<?xml".utf8) else { return nil }
    var scanner = Scanner(text: text)
    guard scanner.skip(past: "?>") else { return nil }
    scanner = Scanner(text: Array(text[..<scanner.offset]))
    guard scanner.skip(past: "encoding") else { return nil }
    guard scanner.nextByte() == UInt8(ascii: "=") else { return nil }
    scanner.offset += 1
    guard let quote = scanner.nextByte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    scanner.offset += 1
    guard let end = scanner.text[scanner.offset...].firstIndex(of: quote) else { return nil }
    range = scanner.offset..<end
    name = String(decoding: text[range], as: UTF8.self)
  }

  /// Whether it is an encoding that is also detected without a declaration.
  var isUnicode: Bool { ["utf-8", "utf8", "us-ascii", "ascii", "utf-16"].contains(name.lowercased()) }

  var isLatin1: Bool { ["iso-8859-1", "iso_8859-1", "latin1"].contains(name.lowercased()) }

  private struct Scanner: TextReader {
    let text: [UInt8]
    var offset = 0
  }
}
