/// The letters that a language needs: the main exemplar characters of CLDR, small and capital (Languages/Letters.txt).
package struct LanguageLetters: Sendable, Equatable {
  /// The tag as it was given: `de`, `de-AT`.
  package let tag: String
  /// In the order of their code points.
  package let letters: [Unicode.Scalar]

  /// The letters for a tag such as `de`, `zh_TW` or `sr-Latn-RS`; nil if they are unknown, or if the tag has other
  /// characters than those of tags. Without a line for the tag, its last part is left out.
  package init?(_ tag: String) {
    guard tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) else { return nil }
    var parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    while !parts.isEmpty {
      if let line = Self.lines[parts.joined(separator: "-").lowercased()] {
        self.tag = tag
        letters = Self.letters(in: line.hasPrefix("=") ? Self.lines[line.dropFirst().lowercased()] ?? "" : line)
        return
      }
      parts.removeLast()
    }
    return nil
  }

  /// Why a tag is refused.
  package static func rejection(of tag: String) -> String {
    "the letters of the language '\(tag)' are unknown; expected a tag of CLDR, such as 'de' or 'zh-Hant'"
  }

  /// The lines of the table by their tags in lower case.
  private static let lines: [String: Substring] = {
    let text = String(decoding: PackageResources.Letters_txt, as: UTF8.self)
    return text.split(separator: "\n").reduce(into: [:]) { lines, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, parts[0] != "#" { lines[parts[0].lowercased()] = parts[1] }
    }
  }()

  /// Letters, `\u{1EA1}` and ranges, as the head of the table describes them.
  private static func letters(in line: Substring) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    var rest = line.unicodeScalars[...]
    var isRange = false
    while let next = rest.popFirst() {
      if next == "-" {
        isRange = true
        continue
      }
      guard let letter = next == "\\" ? escaped(&rest) : next else { continue }
      if isRange, let first = letters.last {
        letters += (first.value...max(first.value, letter.value)).dropFirst().compactMap(Unicode.Scalar.init)
      } else {
        letters.append(letter)
      }
      isRange = false
    }
    return letters
  }

  /// The letter of `u{1EA1}`, which is taken off the text.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let code = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(code.count + 1)
    return UInt32(String(code.dropFirst(2)), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
