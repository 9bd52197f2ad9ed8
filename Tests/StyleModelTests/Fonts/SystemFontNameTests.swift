import DynamicType
import Testing

@testable import StyleModel
@testable import TypeRampKit

@Suite struct SystemFontNames {
  @Test(
    arguments: [
      ("SF Pro", .default), ("SF Pro Text", .default), ("sf-pro-display", .default), ("SFProText", .default),
      ("San Francisco", .default), (".SFUI-Semibold", .default), (".SF UI Text", .default), ("system-ui", .default),
      ("-apple-system", .default), ("BlinkMacSystemFont", .default), ("ui-sans-serif", .default),
      ("SF Pro Rounded", .rounded), ("ui-rounded", .rounded), (".SFUIRounded-Bold", .rounded), ("New York", .serif),
      ("New York Extra Large", .serif), ("ui-serif", .serif), ("SF Mono", .monospaced), ("ui-monospace", .monospaced),
      (".SFUIMono-Regular", .monospaced), ("SF Compact", nil), ("SF Compact Rounded", nil), ("serif", .serif),
      ("sans-serif", .default), ("monospace", .monospaced), ("SFMono-Regular", .monospaced), ("Helvetica", nil),
      ("SF Hello", nil), ("New Yorker", nil), ("", nil), ("-", nil),
    ] as [(String, FontDesign?)])
  func designs(family: String, design: FontDesign?) {
    #expect(FontNaming.systemDesign(ofFamily: family) == design)
  }

  @Test(arguments: FontDesign.allCases) func theNamesOfADesignAreReadAsIt(design: FontDesign) {
    let families = FontNaming.families(of: design)
    #expect(families.count == 2)
    #expect(families.allSatisfy { FontNaming.systemDesign(ofFamily: $0) == design })
  }
}
