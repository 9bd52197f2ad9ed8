import Documents
import Testing
import Writing

/// What may be shown, judged by the properties that the toolchain's own Unicode tables give.
@Suite struct PrintableTests {
  private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

  /// What emoji are made of, and nothing else that is not seen.
  private static let letThrough: Set<Unicode.Scalar> = ["\u{200D}", "\u{FE0E}", "\u{FE0F}"]

  @Test func whatIsNotSeenIsNotPrintable() {
    let unseen = Self.scalars.filter { $0.isPrintable && $0.properties.isDefaultIgnorableCodePoint }
    #expect(Set(unseen) == Self.letThrough)
  }

  /// The signs of format that are seen stand before numbers in Arabic, Syriac and Kaithi, and some are old.
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
}
