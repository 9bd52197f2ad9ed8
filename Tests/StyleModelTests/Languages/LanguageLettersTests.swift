import StyleModel
import Testing

/// The table of letters, and how a tag leads to a line of it.
@Suite struct LanguageLettersTests {
  @Test(arguments: [
    ("de", "ÄÖÜäöüß", "éñ"), ("fr", "ÉÇŒœ", "ñß"), ("tr", "İıĞğ", "QWXqwx"), ("vi", "ẬậƠơỹ", "fFjJwWzZ"),
    ("pl", "ŁłŻż", "QVXqvx"), ("el", "ΆάΩως", "az"), ("uk", "ҐґЇї", "ЫыʼЪ"), ("th", "กฮ\u{0E31}\u{0E3A}", "a"),
    ("ar", "\u{0627}\u{064A}", "a"), ("hi", "कह\u{093E}", "a"), ("ja", "あア日", "a"), ("ko", "가힣", "a"),
    ("zh-Hans", "国", "國"), ("zh-Hant", "國", "国"), ("sr-Latn", "đš", "ђ"), ("sr", "ђ", "đ"),
  ])
  func aLanguageHasItsLetters(tag: String, has: String, lacks: String) throws {
    let letters = Set(try #require(LanguageLetters(tag)).letters)
    #expect(letters.isSuperset(of: has.unicodeScalars) && letters.isDisjoint(with: lacks.unicodeScalars))
  }

  /// Tags of regions, spellings of `.lproj` folders, and older tags.
  @Test(arguments: [
    ("de-AT", "de"), ("de_DE", "de"), ("EN-gb", "en"), ("zh-TW", "zh-Hant"), ("zh_CN", "zh-Hans"),
    ("zh-Hant-HK", "zh-Hant"),
    ("nb", "no"), ("nb-NO", "no"), ("iw", "he"), ("pt-BR", "pt"), ("sr-Latn-RS", "sr-Latn"), ("German", "de"),
  ])
  func aTagLeadsToALine(tag: String, line: String) throws {
    let found = try #require(LanguageLetters(tag))
    #expect(found.letters == LanguageLetters(line)?.letters && found.tag == tag)
  }

  /// What a string catalog calls a language can be any text, which messages repeat.
  @Test(arguments: ["", "-", "xx", "Base", "de-[a](b)", "de\u{1B}[31m", "de ", "dé", "##vso[x]", "de;rm"])
  func otherTextsAreRefused(_ tag: String) { #expect(LanguageLetters(tag) == nil) }
}
