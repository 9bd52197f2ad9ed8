// Rules about fonts in the code of an app, which `CodeAudit` checks.

extension Rule {
  static let fixedText = Rule(
    id: "fixed-text", severity: .warning,
    summary: "text in code has the same size at every text size",
    reason: """
      A font with a size in code or in Interface Builder ignores the user's text size. Use a text style, \
      'scaledFont(for:)' of UIFontMetrics or, in SwiftUI, a custom font without 'fixedSize'. The message names the nearest \
      style of the dictionary or, without one, of Apple's. Fonts of images and of AppKit are not reported. If the size is \
      intended, as in a logo, write '// typeramp:ignore' on the line or above it.
      """,
    bad: "label.font = «UIFont.systemFont(ofSize: 17)»",
    good: "label.font = UIFont.preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true",
    check: .code)

  static let undecidedFont = Rule(
    id: "undecided-font", severity: .note, isDetail: true,
    summary: "it is not known whether text in code grows",
    reason: """
      The size of the font is computed, or the font comes from a call that audit does not know, such as one of a library. \
      Check the text at the largest text size. In text, only '--all' shows these notes.
      """,
    bad: "label.font = «UIFont.systemFont(ofSize: bounds.height / 2)»",
    good: "label.font = UIFont.preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true",
    check: .code)

  static let limitedText = Rule(
    id: "limited-text", severity: .warning,
    summary: "text stops growing before the largest text size",
    reason: """
      A fixed text size, or a range that ends below AX5, keeps text from growing for people who need the larger sizes. It is a \
      warning if text stops below AX1, and a note otherwise. Make room for larger text, or limit only what cannot grow, such as \
      a tab bar, and write '// typeramp:ignore' there.
      """,
    bad: "ContentView().«dynamicTypeSize(.large)»",
    good: "ContentView().dynamicTypeSize(.large...)",
    check: .code)

  static let noLiveUpdate = Rule(
    id: "no-live-update", severity: .note,
    summary: "the app scales more fonts than it has labels that follow a change of the setting",
    reason: """
      A scaled font of UIKit keeps the size that it was made with. A label scales it again when the user changes the \
      setting, but only if its 'adjustsFontForContentSizeCategory' is true. Reported at the first scaled font of each file \
      that has fewer such labels.
      """,
    bad: "label.font = «UIFontMetrics.default.scaledFont(for: font)»",
    good: "label.font = UIFontMetrics.default.scaledFont(for: font)\nlabel.adjustsFontForContentSizeCategory = true",
    check: .code)

  static let fontInCode = Rule(
    id: "font-in-code", severity: .note,
    summary: "a font in code is also in the dictionary",
    reason: """
      A change of such a font in the dictionary does not reach the code. The rule is off by default; turn it on with \
      '--rule font-in-code=note', or in typeramp.json, while you move fonts to a dictionary.
      """,
    bad: "label.font = UIFontMetrics.default.scaledFont(for: «UIFont.systemFont(ofSize: 17)»)",
    good: "label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 18))",
    exampleOptions: {
      $0.rules.levels = ["font-in-code": .note, "no-live-update": .off]
    }, check: .code)
}
