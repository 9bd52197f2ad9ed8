extension String {
  /// The text with every occurrence of a part replaced.
  package func replacing(_ part: String, by replacement: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    let part = Array(part.utf8)
    while !rest.isEmpty {
      if rest.starts(with: part) {
        result += replacement.utf8
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
