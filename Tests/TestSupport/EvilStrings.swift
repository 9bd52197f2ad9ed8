import Foundation

/// Texts from files that try to break out of their context: a line in a terminal, a string, a comment, an attribute, a
/// command in a log, a rule of Make.
package enum EvilStrings {
  /// One for each way to break out.
  package static let all = [
    // Terminals: colours, titles, the cursor, in seven and in eight bits; deletion; order, and invisible characters.
    "a\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}31mred", "\u{9D}0;title\u{9C}",
    "a\u{8}\u{8}b\u{7F}", "\u{202E}gnp.exe\u{202C}", "\u{2066}a\u{2069}", "a\u{200B}\u{2060}\u{FEFF}b",
    "\u{200F}\u{61C}",
    "\u{E0041}\u{E007F}", "\u{AD}\u{180E}", "I\u{3164}\u{34F}J", "a\u{E0101}\u{FE00}\u{115F}",
    "\u{FFF9}a\u{FFFA}b\u{FFFB}",
    // Every kind of line ending.
    "\nx.json:1:1: error: no such thing [x]", "\r\n\u{B}\u{C}", "a\rb", "\u{85}a\u{2028}b\u{2029}",
    "\n::error file=x::y", "%0A::error::%0Dx", "::set-output name=a::b", "##vso[task.complete]", "::stop-commands::x",
    // Commands in logs of CI.
    "##[error]x", "##VsO[task.setvariable variable=a]b", "##teamcity[x]", "###[x]##[group]",
    "\u{3000}::stop-commands::x", "section_start:1:x\r\u{1B}[0Kx",
    // Strings and comments in generated code.
    "\"; } body { display: none } .x { \"", "*/ body { display: none } /*", "</style><script>alert(1)</script>", "<!--",
    "-->", "\\", "\\\"", "\"\"\"", "\\(exit(1))", "\")\nimport Foundation\n//", "#\"", "'; DROP", "url(javascript:x)",
    "}\u{0}", "{name}", "\u{FEFF}", "e\u{301}\u{301}\u{301}", "%\u{301}\u{338}:\u{301}",
    // Markup.
    "<a b=\"c\">&amp;&#x41;]]>", "\" onload=\"x", "<?xml?><!DOCTYPE a>", "&unknown;",
    // Shells and Make.
    "`\u{301} ![x](https://evil.example/x.png) @all <b>x</b>", "|\u{301} |\u{200D}", "';\u{301}touch x;'\u{301}",
    "!\u{301}\"\u{301}#\u{301}$\u{301}%\u{301}&\u{301}'\u{301}(\u{301})\u{301}*\u{301}+\u{301},\u{301}-\u{301}.\u{301}/\u{301}"
      + ":\u{301};\u{301}<\u{301}=\u{301}>\u{301}?\u{301}@\u{301}[\u{301}\\\u{301}]\u{301}^\u{301}_\u{301}`\u{301}{\u{301}|\u{301}}\u{301}~\u{301}",
    "*\u{20E3}/\u{20E3} \"\u{FE0F}\"\u{200D} <\u{3099}/style>\u{3099} \\\u{200D}", "[x](command:y)",
    "a\u{200D}b\u{FE0F}",
    "$(touch x) `touch x` ${x}", "a b#c$d%e\\ f:g", "../../x", "--output=x", "@x", "-", "~", "*?[a]", ";|&<>",
  ]

  /// Those that can be file names.
  package static let names = all.map { text in
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "/" && $0 != "\0" }))
  }

  /// The first dangerous character in text for a terminal, which is anything invisible except a newline, or the first
  /// command in text for a log of CI. Nil if there is none.
  ///
  /// - Parameter mayAnnotate: whether lines may be annotations of GitHub, whose rest is checked.
  package static func danger(in text: String, mayAnnotate: Bool = false) -> String? {
    let scalars = text.unicodeScalars
    let found = zip([" "] + scalars, scalars).first { previous, scalar in
      !(" "..."~" ~= scalar) && scalar != "\n" && isDangerous(scalar, after: previous)
    }?.1
    return found.map { "U+" + String($0.value, radix: 16, uppercase: true) } ?? command(in: text, mayAnnotate)
  }

  /// What GitHub's runner, Azure's agent and TeamCity find: at the start of a line without white space, or anywhere.
  private static func command(in text: String, _ mayAnnotate: Bool) -> String? {
    if !text.utf8.contains(UInt8(ascii: "#")) && !text.utf8.contains(UInt8(ascii: ":")) { return nil }
    let allowed = mayAnnotate ? "(?!::(error|warning|notice) )" : ""
    let pattern = "##\\p{L}*\\[|(?<=^|\n)[\\s\\p{Z}]*\(allowed)::[^\n]*"
    return text.range(of: pattern, options: [.regularExpression, .caseInsensitive]).map { String(text[$0]) }
  }

  /// Uses Unicode's own properties, not the program's table.
  private static func isDangerous(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    if ["\u{200D}", "\u{FE0E}", "\u{FE0F}"].contains(scalar) {
      return !previous.properties.isEmoji && previous != "\u{FE0F}" || previous.isASCII
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
