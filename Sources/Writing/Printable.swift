extension Unicode.Scalar {
  /// Whether the scalar is visible as itself. Control characters move a terminal's cursor, separators end a line where
  /// an editor does not, format characters reorder or hide their neighbours, and others are invisible. Joiners are
  /// printable within an emoji.
  ///
  /// The list is explicit, because Unicode tables differ between systems, and outputs must not.
  package var isPrintable: Bool {
    switch value {
    case 0x20..<0x7F, 0x200D, 0xFE0E, 0xFE0F: true
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C: false
    case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFFA0, 0xFE00...0xFE0F: false
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
    case 0xFEFF, 0xFFF0...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: false
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

extension Unicode.Scalar {
  /// Whether it shows only within an emoji: the joiner, and the two variation selectors.
  package var isJoiner: Bool { value == 0x200D || value & 0xFFFE == 0xFE0E }

  /// Whether it is a joiner that belongs to an emoji, by the character before it.
  func joins(_ previous: Unicode.Scalar?) -> Bool {
    switch previous?.value ?? 0 {
    case 0xA9, 0xAE, 0x203C...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299, 0x1F000...0x1FAFF: isJoiner
    case 0xFE0F: value == 0x200D
    default: false
    }
  }
}

extension String {
  /// The text with every scalar that is not printable, and every `#` of a command in a log, written as `\u{…}`.
  package var printable: String { escaped(plain: { $0.isPrintable }, by: { $0.codePoint }) }

  /// The lines of a text without commands for programs that read the logs of CI: parts can become one together.
  package var withoutLogCommands: String {
    var last: UInt8?
    let hasMark = utf8.contains { byte in
      defer { last = byte }
      return byte == last && (byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":"))
    }
    if !hasMark { return self }
    return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      LogCommand.withoutColons(Substring($0)).escaped(plain: { _ in true }, by: { $0.codePoint })
    }.joined(with: "\n")
  }
}

/// Commands that programs find in the logs of CI: GitHub's runner `::name::` at the start of a line, behind any white
/// space, and `##[name]` anywhere; Azure's `##vso[…]`, TeamCity `##teamcity[…]`.
enum LogCommand {
  /// Whether a text behind `##` begins with letters or none, and `[`.
  static func hasName(_ text: Substring.UnicodeScalarView) -> Bool {
    text.first { !("a"..."z" ~= $0 || "A"..."Z" ~= $0) } == "["
  }

  /// A line with the first colon escaped if it begins with two, behind any white space.
  fileprivate static func withoutColons(_ line: Substring) -> String {
    let rest = line.unicodeScalars.drop(while: \.properties.isWhitespace)
    guard rest.starts(with: "::".unicodeScalars) else { return String(line) }
    return String(line.unicodeScalars[..<rest.startIndex]) + "\\u{3A}" + String(rest.dropFirst())
  }
}
