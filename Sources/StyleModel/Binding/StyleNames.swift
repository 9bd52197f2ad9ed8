import Documents
import DynamicType

/// The names of metrics and custom styles: identifiers that outputs can tell apart.
package enum StyleNames {
  /// Whether every output can spell a name.
  package static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isLetter else { return false }
    return name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// Whether a name is valid for a custom style.
  package static func isCustomName(_ name: String) -> Bool { mistake(inCustomName: name) == nil }

  /// A phrase for what already uses a name, in any spelling; nil if the name is free.
  private static func owner(ofCustomName name: String) -> String? {
    let letters = letters(name)
    if let style = textStyles[letters] { return "the text style '\(style.name)'" }
    // The properties of a stylesheet begin with the name of their style.
    if letters == "reader" { return "the reader's size in CSS" }
    return letters.hasPrefix("metric") ? "metrics in CSS" : nil
  }

  /// The message about an invalid name of a custom style; nil if it is valid.
  package static func mistake(inCustomName name: String) -> String? {
    if !isIdentifier(name) {
      return "style name '\(name)' must be an identifier: a letter, then letters, digits or '_'"
    }
    return owner(ofCustomName: name).map { "style name '\(name)' is already used for \($0)" }
  }

  /// The part of a name that outputs compare: in lower case, without underscores.
  package static func letters(_ name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased().filter { $0 != "_" } }
    // Bytes, which take a fifth of the instructions: a file of tokens can have thousands of names.
    let bytes = name.utf8.filter { $0 != UInt8(ascii: "_") }
    return String(decoding: bytes.map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static let textStyles = Dictionary(
    TextStyle.allCases.flatMap { style in style.spellings.map { ($0.lowercased(), style) } },
    uniquingKeysWith: { first, _ in first })
}

extension StyleNames {
  /// The name of a custom style for the path of a token: `font.Heading-XL` becomes `fontHeadingXL`. Characters other
  /// than ASCII letters and digits separate words; letters of other alphabets are written as their code points.
  package static func customName(ofPath path: String) -> String {
    let path = path.hasSuffix(".$root") ? path.dropLast(".$root".count) : path[...]
    var words: [String] = [""]
    var (before, last): (Unicode.Scalar, Unicode.Scalar) = (".", ".")
    for scalar in path.unicodeScalars {
      // A sign is a word: `step.-2` is not `step.2`.
      if before == ".", last == "-", scalar.properties.numericType != nil { words += ["minus", ""] }
      (before, last) = (last, scalar)
      if let byte = UInt8(exactly: scalar.value), byte.isLetter || byte.isDigit {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if scalar.isASCII {
        words.append("")
      } else {
        words[words.count - 1] += "u" + String(scalar.value, radix: 16)
      }
    }
    words.removeAll(where: \.isEmpty)
    let name = (words.first.map(uncapitalized) ?? "") + words.dropFirst().map(capitalized).joined()
    return isCustomName(name) ? name : "token" + capitalized(name)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `Heading` becomes `heading`, `XL` becomes `xl`.
  private static func uncapitalized(_ word: String) -> String {
    word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }
}

extension StyleDictionary {
  /// Pairs of metrics that outputs cannot tell apart.
  package var metricsOfOneName: [(first: MetricEntry, second: MetricEntry)] { Self.ofOneName(metrics) }

  /// Pairs of custom styles that outputs cannot tell apart.
  package var customStylesOfOneName: [(first: StyleEntry, second: StyleEntry)] { Self.ofOneName(customEntries) }

  private static func ofOneName<NamedEntry: Entry>(
    _ entries: some Sequence<NamedEntry>
  ) -> [(first: NamedEntry, second: NamedEntry)] {
    var first: [String: NamedEntry] = [:]
    return entries.compactMap { entry in
      let letters = StyleNames.letters(entry.name)
      guard let earlier = first[letters] else {
        first[letters] = entry
        return nil
      }
      return (earlier, entry)
    }
  }
}

extension Entry {
  /// Whether every output can spell the name.
  package var hasIdentifier: Bool { StyleNames.isIdentifier(name) }
}
