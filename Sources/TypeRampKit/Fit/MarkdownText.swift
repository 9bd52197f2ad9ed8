/// A text as SwiftUI shows it: without the marks of its Markdown.
enum MarkdownText {
  /// Removes the marks of links, of emphasis and of code: `[terms](https://example.com)`, `**bold**`,
  /// `^[file](inflect: true)`.
  static func plain(_ text: String) -> String {
    if !text.utf8.contains(where: { "[*`~".utf8.contains($0) }) { return text }
    var kept = withoutLinks(Array(text.unicodeScalars))
    for mark in ["**", "*", "~~", "`"] { kept = without(mark, kept) }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: kept)
    return String(plain)
  }

  private static func withoutLinks(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var (plain, opened, index, hasEnd) = ([Unicode.Scalar](), [Int](), 0, true)
    while index < text.count {
      let isLink = text[index] == "]" && index + 1 < text.count && text[index + 1] == "(" && hasEnd
      if text[index] == "[" { opened.append(plain.count) }
      if isLink, let start = opened.popLast() {
        let end = text[index...].firstIndex(of: ")")
        hasEnd = end != nil
        if let end {
          let isInflected = start > 0 && plain[start - 1] == "^"
          plain.removeSubrange((isInflected ? start - 1 : start)...start)
          index = end + 1
          continue
        }
      }
      plain.append(text[index])
      index += 1
    }
    return plain
  }

  /// Removes a mark that is at both ends of words, and not alone.
  private static func without(_ mark: String, _ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let mark = Array(mark.unicodeScalars)
    var (removed, opened, index) = (Set<Int>(), Int?.none, 0)
    while index + mark.count <= text.count {
      guard text[index..<index + mark.count].elementsEqual(mark) else {
        index += 1
        continue
      }
      let next = index + mark.count
      let (follows, precedes) = (next < text.count && text[next] != " ", index > 0 && text[index - 1] != " ")
      if let start = opened, precedes {
        removed.formUnion([start, index])
        opened = nil
      } else if follows, opened == nil {
        opened = index
      }
      index = next
    }
    if removed.isEmpty { return text }
    var (plain, rest) = ([Unicode.Scalar](), 0)
    for (index, scalar) in text.enumerated() {
      if removed.contains(index) { rest = mark.count }
      if rest == 0 { plain.append(scalar) } else { rest -= 1 }
    }
    return plain
  }
}
