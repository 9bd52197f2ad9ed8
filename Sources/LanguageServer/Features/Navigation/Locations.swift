import OperatingSystem
import TypeRampProject
import Writing

extension Query {
  /// The location of a range of the tokens' source, in whichever file it is.
  func location(of range: Range<Int>, in source: Source) -> JSONValue {
    let (file, own) = source.file(of: range)
    return location(of: own, inFile: file)
  }

  func location(of range: Range<Int>, inFile source: Source) -> JSONValue {
    let isOwn = source.path == buffer.path
    return .object([
      ("uri", .string(isOwn ? buffer.uri : FileAddress.uri(of: source.path))),
      ("range", client.encoding.range(range, in: isOwn ? buffer.positions : TextPositions(source.text))),
    ])
  }

  /// The start of a file.
  func location(ofFileAt path: String) -> JSONValue {
    location(of: 0..<0, inFile: Source(path: path, encoding: .utf8, text: []))
  }

  /// The file at a path in a document: relative to the document's folder.
  func file(at path: String) -> String? {
    let path = path.hasPrefix("/") ? path : Files.join(Files.folder(of: buffer.path), path)
    return store.kind(of: path) == .file ? path : nil
  }
}

extension Source {
  /// The file that a range is in, and the range in that file.
  func file(of range: Range<Int>) -> (source: Source, range: Range<Int>) {
    guard let file = joinedFile(at: range.lowerBound) else { return (self, range) }
    return (file.source, (range.lowerBound - file.start)..<(range.upperBound - file.start))
  }
}
