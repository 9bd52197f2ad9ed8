extension [String] {
  /// The texts with a separator between them.
  ///
  /// Replaces `joined(separator:)` of the standard library, which looks up sequence types at run time: for a run with
  /// one file, that takes longer than writing a table.
  package func joined(with separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() { text += separator + part }
    return text
  }
}

extension String {
  /// The lines without their endings, empty lines included; one line if there are no endings. Endings are those of
  /// `Character.isNewline`.
  package var lines: [Substring] {
    var (lines, start): ([Substring], Index) = ([], startIndex)
    var rest = utf8[...]
    // No ending begins with another byte.
    while let end = rest.firstIndex(where: { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }) {
      let next = index(after: end)
      if self[end].isNewline {
        lines.append(self[start..<end])
        start = next
      }
      rest = utf8[next...]
    }
    return lines + [self[start...]]
  }

  /// The text with every occurrence of a part replaced. Bytes are compared: no accent behind the part hides it.
  package func replacing(_ part: String, by replacement: String) -> String {
    var result: [UInt8] = []
    var rest = Substring(self).utf8
    while let first = rest.first {
      let isPart = rest.starts(with: part.utf8)
      if isPart { result += replacement.utf8 } else { result.append(first) }
      rest = rest.dropFirst(isPart ? part.utf8.count : 1)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
