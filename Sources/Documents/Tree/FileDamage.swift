import Writing

/// What has happened to a file as a whole, if that explains the error at which a reader stopped.
extension SyntaxError {
  /// The same error; or what explains it better: a pointer of Git LFS, a conflict of a merge, an odd space.
  package func explained(in source: Source) -> SyntaxError {
    let text = source.text
    if text.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return SyntaxError(CommonMistake.pointer, at: text.prefix { $0 != UInt8(ascii: "\n") }.indices)
    }
    if source.encoding == .binary { return self }
    if let place = conflict(in: text) { return SyntaxError(CommonMistake.conflict, at: place) }
    guard let (scalar, place) = oddSpace(in: text) else { return self }
    return SyntaxError(CommonMistake.oddSpace(scalar), at: place)
  }

  /// The marker of a merge at which the reader stopped, or the first one that opens a conflict.
  private func conflict(in text: [UInt8]) -> Range<Int>? {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let stop = text[range.lowerBound...].firstIndex { !$0.isWhitespace } ?? text.endIndex
    let found =
      lines.first { line in
        line.startIndex <= stop && stop <= line.endIndex
          && ["<<<<<<< ", "=======", ">>>>>>> "].contains { line.starts(with: $0.utf8) }
      } ?? lines.first { $0.starts(with: "<<<<<<< ".utf8) }
    return found?.prefix(7).indices
  }

  /// The character at which the reader stopped, if people take it for a space or do not see it.
  private func oddSpace(in text: [UInt8]) -> (Unicode.Scalar, Range<Int>)? {
    let start = range.lowerBound
    guard start < text.count, text[start] >= 0x80,
      let scalar = String(decoding: text[start...].prefix(4), as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    else { return nil }
    return (scalar, start..<(start + String(scalar).utf8.count))
  }
}
