import DynamicType
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct CSSNamesTests {
  @Test(arguments: [
    ("body", "body"), ("largeTitle", "large-title"), ("extraLargeTitle2", "extra-large-title2"),
    ("iconSize", "icon-size"), ("URLPadding", "url-padding"), ("myURL", "my-url"), ("page2Gap", "page2-gap"),
    ("icon_Size", "icon_size"), ("A", "a"), ("", ""),
  ])
  func namesAreInKebabCase(_ name: String, _ expected: String) {
    #expect(CSSNames.kebabCase(name) == expected)
  }

  @Test func aPrefixBeginsEverything() {
    let names = CSSNames(prefix: "brand")
    #expect(names.styleClass("largeTitle") == "brand-large-title")
    #expect(names.property("size", ofClass: names.styleClass("title2")) == "--brand-title2-size")
    #expect(names.property(ofMetric: "iconSize") == "--brand-metric-icon-size")
    #expect(names.readerSize == "--brand-reader-size")
  }

  @Test(arguments: [("base", "base"), ("theme.type", "theme.type"), ("a{}.b;", "a\\7b \\7d .b\\3b ")])
  func aLayerIsEscaped(_ name: String, _ expected: String) {
    #expect(String(CSSNames.layer(name)) == expected)
  }
}
