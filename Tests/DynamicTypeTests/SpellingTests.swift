import DynamicType
import Testing

@Suite struct Spellings {
  @Test(arguments: TextStyle.allCases) func everySpellingOfAStyleIsUnderstood(style: TextStyle) {
    for spelling in style.spellings { #expect(TextStyle(spelling: spelling) == style) }
    #expect(TextStyle(spelling: style.name.uppercased()) == nil)
  }

  @Test(arguments: ContentSizeCategory.allCases) func everySpellingOfACategoryIsUnderstood(
    category: ContentSizeCategory
  ) {
    for spelling in category.spellings { #expect(ContentSizeCategory(spelling: spelling) == category) }
    #expect(ContentSizeCategory(spelling: category.rawName + "X") == nil)
  }

  @Test(arguments: [
    (TextStyle.largeTitle, "largeTitle", "UICTFontTextStyleTitle0"),
    (.title, "title1", "UICTFontTextStyleTitle1"),
    (.subheadline, "subheadline", "UICTFontTextStyleSubhead"),
    (.caption, "caption1", "UICTFontTextStyleCaption1"),
    (.extraLargeTitle2, "extraLargeTitle2", "UICTFontTextStyleExtraLargeTitle2"),
  ])
  func uiKitsNamesOfStyles(style: TextStyle, uiKit: String, raw: String) {
    #expect(style.uiKitName == uiKit)
    #expect(style.rawName == raw)
  }

  @Test(arguments: [
    (ContentSizeCategory.xSmall, "extraSmall", "UICTContentSizeCategoryXS", "XS"),
    (.xxxLarge, "extraExtraExtraLarge", "UICTContentSizeCategoryXXXL", "XXXL"),
    (.accessibility3, "accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL", "AX3"),
  ])
  func uiKitsNamesOfCategories(category: ContentSizeCategory, uiKit: String, raw: String, short: String) {
    #expect(category.uiKitName == uiKit)
    #expect(category.rawName == raw)
    #expect(category.shortName == short)
  }

  @Test func weightsAreHundredsInOrder() {
    #expect(FontWeight.allCases.map(\.cssValue) == Array(stride(from: 100, through: 900, by: 100)))
    #expect(FontWeight.semibold.cssValue == 600)
  }
}
