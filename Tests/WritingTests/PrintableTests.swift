import Documents
import Testing
import Writing

/// Printable characters, checked against the properties in the toolchain's own Unicode tables.
@Suite struct PrintableTests {
  private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

  /// The invisible characters that are allowed, since emoji need them.
  private static let letThrough: Set<Unicode.Scalar> = ["\u{200D}", "\u{FE0E}", "\u{FE0F}"]

  @Test func invisibleCharactersAreNotPrintable() {
    let unseen = Self.scalars.filter { $0.isPrintable && $0.properties.isDefaultIgnorableCodePoint }
    #expect(Set(unseen) == Self.letThrough)
  }

  /// The visible format characters precede numbers in Arabic, Syriac and Kaithi, and some are historic.
  @Test func controlsAndSeparatorsAreNotPrintable() {
    let unsafe = Self.scalars.filter { scalar in
      guard scalar.isPrintable, !Self.letThrough.contains(scalar) else { return false }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: return true
      case .format: return !scalar.properties.isGraphemeExtend && !(0x600...0x110CD).contains(scalar.value)
      default: return false
      }
    }
    #expect(unsafe.isEmpty)
  }

  @Test(arguments: ["a", "Z", " ", "é", "文", "😀", "\u{301}", "\u{FFFD}", "ﷺ", "\u{A0}"] as [Unicode.Scalar])
  func textIsPrintable(_ scalar: Unicode.Scalar) {
    #expect(scalar.isPrintable)
  }

  /// Joiners show within an emoji, and nowhere else.
  @Test(arguments: [
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"), ("👩🏽\u{200D}🚀", "👩🏽\u{200D}🚀"), ("©\u{FE0E}", "©\u{FE0E}"),
    ("a\u{200D}b", #"a\u{200D}b"#), ("\u{FE0F}", #"\u{FE0F}"#), ("1\u{FE0F}", #"1\u{FE0F}"#),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"), ("🔥\u{200D}\u{200D}", "🔥\u{200D}\\u{200D}"),
    ("##\u{200D}[", #"##\u{200D}["#), ("❤a\u{FE0F}", #"❤a\u{FE0F}"#),
  ])
  func joinersAreShownOutsideOfEmoji(_ text: String, _ shown: String) {
    #expect(ExactString(text.printable) == ExactString(shown))
    #expect(ExactString(text.escapedForQuotes(\.codePoint)) == ExactString(shown))
  }

  @Test(arguments: [
    ("##[error]", #"#\u{23}[error]"#), ("a ##vso[b", #"a #\u{23}vso[b"#), ("###TeamCity[", #"##\u{23}TeamCity["#),
    ("##[##[", #"#\u{23}[#\u{23}["#), ("é##x[\r", #"é#\u{23}x[\u{D}"#), ("##azAZ[", #"#\u{23}azAZ["#), ("##", "##"),
    ("#a[", "#a["),
    ("## a[", "## a["), ("##a1[", "##a1["), ("##a", "##a"), ("::a::", "::a::"),
  ])
  func commandsInLogsAreNotPrintable(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
    #expect(shown.printable == shown)
  }

  @Test(arguments: [
    ("::a::\n::b::", #"\u{3A}:a::"# + "\n" + #"\u{3A}:b::"#), (" \u{3000}::a", " \u{3000}\\u{3A}:a"),
    ("x ::a", "x ::a"), (":a", ":a"), ("\n\n", "\n\n"), ("\u{1B}[1m##vso[a]", "\u{1B}[1m#\\u{23}vso[a]"),
    ("::\u{301}a ##[", "\\u{3A}:\u{301}a #\\u{23}["), ("a\r\n::b", "a\r\n\\u{3A}:b"),
  ])
  func linesAreNoCommands(_ text: String, _ shown: String) {
    #expect(ExactString(text.withoutLogCommands) == ExactString(shown))
    #expect(ExactString(shown.withoutLogCommands) == ExactString(shown))
  }
}
