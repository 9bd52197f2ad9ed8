import Testing

@testable import Emission

@Suite struct CSSScopes {
  @Test(arguments: [
    ".acme", "main", "*", "[data-brand=acme]", "[data-brand=\"acme pro\"]", "[data-brand='2']", "main > .a, .b .c",
    "#a:hover",
    ":is(.a, .b)", "a:not([hidden])", ".a + .b ~ .c",
  ]) func selectors(text: String) {
    #expect(CSSScope.isSelector(text))
  }

  @Test(arguments: [
    "", " ", ".", "[a", "a]", "a { }", "a } b", "a;b", "/* */", "[a=1]", "[a=\"]", ":is(.a", ".a,", "> .a", "@media",
    "a\nb", "\\",
    "[a='</style>']", String(repeating: ":is(", count: 100_000),
  ]) func otherTexts(text: String) {
    #expect(!CSSScope.isSelector(text))
  }

  @Test(arguments: [
    "print", "(min-width: 768px)", "screen and (400px <= width < 60em)", "(aspect-ratio: 16/9)",
    "(min-resolution: 1.5dppx), print",
  ])
  func queries(text: String) {
    #expect(CSSScope.isMediaQuery(text))
  }

  @Test(arguments: ["", "  ", "min-width: 700px", "(a", "a)", "a { }", "a; b", "/* */", "a\n", "\"a\""]) func noQueries(
    text: String
  ) {
    #expect(!CSSScope.isMediaQuery(text))
  }
}
