import Writing

/// Splits a stream of bytes into messages, each with a header that states its length in bytes, as in the base protocol
/// of the Language Server Protocol.
struct MessageReader {
  private var bytes: [UInt8] = []
  /// How many bytes have been returned as messages.
  private var start = 0

  /// The header of a message is malformed, or its message is too large, so that no next message can be found.
  struct Malformed: Error {}

  /// The maximum size of a message in bytes.
  private static let limit = 512 << 20
  private static let longestHeader = 4 << 10

  mutating func add(_ more: [UInt8]) {
    if start == bytes.count {
      (bytes, start) = (more, 0)
    } else {
      bytes += more
    }
  }

  /// The next message; nil until all its bytes are there.
  mutating func next() throws(Malformed) -> [UInt8]? {
    guard let header = try header() else { return nil }
    guard let length = Self.length(in: bytes[header]), length <= Self.limit else { throw Malformed() }
    guard bytes.count - header.upperBound >= length else { return nil }
    let message = Array(bytes[header.upperBound..<(header.upperBound + length)])
    start = header.upperBound + length
    return message
  }

  /// The header with its empty line; nil if it is not complete.
  private func header() throws(Malformed) -> Range<Int>? {
    let end = Array("\r\n\r\n".utf8)
    let most = min(bytes.count, start + Self.longestHeader)
    var index = start
    while index + end.count <= most {
      if bytes[index] == end[0], bytes[index...].starts(with: end) { return start..<(index + end.count) }
      index += 1
    }
    if bytes.count - start > Self.longestHeader { throw Malformed() }
    return nil
  }

  /// The value of `Content-Length`; nil if there is none.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")).flatMap { $0 < 0 ? nil : $0 }
    }
    return nil
  }

  /// A message with its header.
  static func framed(_ message: JSONValue) -> [UInt8] {
    let text = message.denseText
    return Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
  }
}
