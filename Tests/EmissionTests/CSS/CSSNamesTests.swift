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
    #expect(String(CSSNames.kebabCase(UTF8Text(name))) == expected)
  }

  @Test func aPrefixBeginsEverything() {
    let names = CSSNames(prefix: "brand")
    #expect(names.styleClass("largeTitle") == "brand-large-title")
    #expect(names.styleClass("{Body}É") == "brand-\\7b -body\\7d \\c9 ")
    let style = names.names(of: ResolvedStyle(fallbackFor: .title2, origin: .fallbackForAbsent))
    #expect(style.className == "brand-title2")
    #expect("\(style[.lineHeight])" as UTF8Text == "--brand-title2-line-height")
    #expect("\(names.property(ofMetric: "iconSize"))" as UTF8Text == "--brand-metric-icon-size")
    #expect("\(names.readerSize)" as UTF8Text == "--brand-reader-size")
  }

  @Test(arguments: TextStyle.allCases)
  func namesMadeOnceAreThoseOfTheStyle(_ textStyle: TextStyle) {
    var style = ResolvedStyle(fallbackFor: textStyle, origin: .fallbackForAbsent)
    let names = CSSNames(prefix: CSSOptions.defaultPrefix)
    #expect(names.names(of: style).className == names.styleClass(textStyle.name))
    #expect("\(names.names(of: style)[.size])" as UTF8Text == "--\(names.styleClass(textStyle.name))-size")
    style.customName = "promoTitle"
    #expect("\(names.names(of: style)[.size])" as UTF8Text == "--type-promo-title-size")
  }

  @Test(arguments: [("base", "base"), ("theme.type", "theme.type"), ("a{}.b;", "a\\7b \\7d .b\\3b ")])
  func aLayerIsEscaped(_ name: String, _ expected: String) {
    #expect(String(CSSNames.layer(name)) == expected)
  }
}
