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
    #expect(names.styleClass("{Body}É") == "brand-\\7b -body\\7d \\c9 ")
    #expect(names.property(ofMetric: "iconSize") == "--brand-metric-icon-size")
    #expect(names.readerSize == "--brand-reader-size")
    let style = ResolvedStyle(fallbackFor: .title2, origin: .fallbackForAbsent)
    let written = CSSStyle(ScaledStyle(style), font: nil, names: names, used: [.size, .lineHeight, .decoration])
    #expect(written.names.className == "brand-title2")
    #expect(written.properties.map(\.name) == ["--brand-title2-size", "--brand-title2-line-height"])
  }

  @Test(arguments: TextStyle.allCases)
  func namesMadeOnceAreThoseOfTheStyle(_ textStyle: TextStyle) {
    var style = ResolvedStyle(fallbackFor: textStyle, origin: .fallbackForAbsent)
    let names = CSSNames(prefix: CSSOptions.defaultPrefix)
    #expect(names.names(of: style).className == names.styleClass(textStyle.name))
    #expect(names.names(of: style)[.lineHeight] == "--\(names.styleClass(textStyle.name))-line-height")
    style.customName = "promoTitle"
    #expect(names.names(of: style)[.size] == "--type-promo-title-size")
  }

  @Test(arguments: [("base", "base"), ("theme.type", "theme.type"), ("a{}.b;", "a\\7b \\7d .b\\3b ")])
  func aLayerIsEscaped(_ name: String, _ expected: String) {
    #expect(CSSNames.layer(name) == expected)
  }
}
