import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

@Suite struct WeightTexts {
  @Test(
    arguments: [
      ("Semi Bold Italic", 600, true), ("ExtraBold italic", 800, true), ("600", 600, false), ("SemiBold", 600, false),
      ("demi-bold oblique", 600, true), ("Regular Italic", 400, true), ("Italic", 400, true), ("oblique", 400, true),
      ("Bold Normal", 700, false), ("normal", 400, false), ("BOLD", 700, false), ("BoldItalic", 700, true),
      ("italic bold", 700, true), ("ultra_light", 200, false), (" Black ", 900, false), ("Heavy", 900, false),
      ("600 italic", 600, true), ("600italic", 600, true), ("1", 1, false), ("1000", 1000, false),
      ("450.5", 450.5, false),
      ("Roman", 400, false), ("halbfett", 600, false), ("Fett", 800, false), ("kräftig", 500, false),
      ("kra\u{308}ftig", 500, false), ("KRÄFTIG kursiv", 500, true), ("kraeftig", 500, false), ("leicht", 300, false),
      ("dünn", 100, false), ("duenn", 100, false), ("mager", 300, false), ("extrafett", 900, false),
      ("Kursiv", 400, true), ("W6", 600, false),
    ] as [(String, Double, Bool)])
  func whatIsRead(text: String, weight: Double, isItalic: Bool) throws {
    let read = try #require(WeightText(text))
    #expect(read.weight == weight)
    #expect(read.isItalic == isItalic)
  }

  @Test(
    arguments: [
      ("M Bold", 700, false, "M"), ("Expanded Medium", 500, false, "Expanded"),
      ("Condensed Bold", 700, false, "Condensed"),
      ("Condensed Black Italic", 900, true, "Condensed"), ("Display Semi Bold", 600, false, "Display"),
      ("DisplaySemiBold", 600, false, "Display"), ("semi_condensed-light", 300, false, "semi condensed"),
      ("Ultra Condensed Bold", 700, false, "Ultra Condensed"), ("Bold Italic Condensed", 700, true, "Condensed"),
      ("Display Italic", 400, true, "Display"), ("Extra Condensed ExtraBold Oblique", 800, true, "Extra Condensed"),
      ("Text Halbfett", 600, false, "Text"),
    ] as [(String, Double, Bool, String)])
  func facesAreReadToo(text: String, weight: Double, isItalic: Bool, face: String) {
    #expect(WeightText(text)?.unnamed == WeightText(weight: weight, isItalic: isItalic, face: face))
  }

  @Test(arguments: [
    "Foo", "Foo Bar", "Display", "Ultra Condensed", "Bold Foo Light", "italic bold italic", "Foo {Bold}", "Bold, Foo",
    "1 Bold", "a b c d e f g h Bold", "", " ", "-", "0", "0.5", "1001", "1e9", "-600", "_600", "60 0", "6 e2", "600px",
    "0x258", "nan", "inf", "bolder",
    "lighter", "italic italic", "bold bold", "{weight.bold}", "AUTO", "６００",
    String(repeating: "bold ", count: 100_000),
  ])
  func invalidWeights(text: String) {
    #expect(WeightText(text) == nil)
  }

  /// Standard words have the same meaning in every spelling, upright and slanted.
  @Test(arguments: WeightText.standard) func theStandardsWords(word: String, weight: Double) {
    let spellings = [word, word.uppercased(), word.replacing("-", with: " "), word.replacing("-", with: "_")]
    for spelling in spellings + [word.replacing("-", with: "")] {
      #expect(WeightText(spelling)?.word == word.replacing("-", with: ""))
      #expect(WeightText(spelling)?.unnamed == WeightText("\(weight)"))
      #expect(WeightText(spelling + " Italic")?.unnamed == WeightText("\(weight) italic"))
    }
  }

  @Test func theStandardHasEighteenWords() {
    #expect(WeightText.standard.count == 18)
  }
}

extension WeightText {
  /// The weight as if it were a number.
  var unnamed: WeightText { WeightText(weight: weight, isItalic: isItalic, face: face) }
}
