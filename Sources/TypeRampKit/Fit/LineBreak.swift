/// Where a line may end: the classes of UAX #14 that occur in scripts with spaces, and its rules for them.
enum LineBreak {
  /// A class of characters, by the name that UAX #14 has for it; `alphabetic` is all others.
  enum Kind: Sendable {
    case mandatory, space, zeroWidth, glue, after, both, hyphen, open, close, exclamation, infix, slash, quotation
    case numeric, alphabetic
  }

  static func kind(of character: Unicode.Scalar) -> Kind {
    switch character {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": .mandatory
    case " ": .space
    case "\u{200B}": .zeroWidth
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2011}", "\u{200D}": .glue
    case "\t", "|", "\u{AD}", "\u{2010}", "\u{2012}", "\u{2013}", "\u{5BE}": .after
    case "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}": .after
    case "\u{2014}": .both
    case "-": .hyphen
    case "(", "[", "{", "¡", "¿", "‚", "„": .open
    case ")", "]", "}": .close
    case "!", "?": .exclamation
    case ",", ".", ":", ";", "\u{37E}", "\u{589}": .infix
    case "/": .slash
    case "\"", "'", "«", "»", "‘", "’", "“", "”", "‹", "›", "‛", "‟": .quotation
    case "0"..."9": .numeric
    default: .alphabetic
    }
  }

  /// Whether a line may end between two characters that are no spaces.
  ///
  /// - Parameters:
  ///   - isSpaced: whether there are spaces between them.
  ///   - isFirst: whether the left one begins a word.
  static func isAllowed(between left: Kind, _ right: Kind, isSpaced: Bool, isFirst: Bool) -> Bool {
    switch (left, right) {
    case (_, .zeroWidth): false
    case (.zeroWidth, _): true
    case (.open, _), (_, .close), (_, .exclamation), (_, .infix), (_, .slash): false
    case (.both, .both): false
    case _ where isSpaced: true
    case (.glue, _), (_, .glue), (_, .after), (_, .hyphen), (.quotation, _), (_, .quotation): false
    case (.both, _), (_, .both), (.after, _): true
    case (.hyphen, _): right != .numeric && !isFirst
    case (.slash, _): right != .numeric
    case (.exclamation, _): true
    default: false
    }
  }
}
