// Rules about fonts in the code of an app, which `CodeAudit` checks.

extension Rule {
  static let fixedText = Rule(
    id: "fixed-text", severity: .warning,
    summary: "text in code has the same size at every text size",
    reason: """
      A font of a size in code, and one in Interface Builder, does not follow the setting of the person who reads. Use a \
      text style, 'scaledFont(for:)' of UIFontMetrics or, in SwiftUI, a custom font without 'fixedSize'. The message names \
      the nearest style of the dictionary, or of Apple's if there is none. Fonts of images and of AppKit are not reported. \
      Write '// typeramp:ignore' in the line or above it where the size is meant, as in a logo.
      """,
    bad: "label.font = «UIFont.systemFont(ofSize: 17)»",
    good: "label.font = UIFont.preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true",
    check: .code)

  static let noLiveUpdate = Rule(
    id: "no-live-update", severity: .note,
    summary: "the app scales fonts more often than it has texts that follow a change of the setting",
    reason: """
      A scaled font of UIKit has the size of the moment in which it was made. A label whose \
      'adjustsFontForContentSizeCategory' is true scales it again when the person changes the setting; another one keeps \
      the old size until it gets a new font. Reported once, at the first scaled font.
      """,
    bad: "label.font = «UIFontMetrics.default.scaledFont(for: font)»",
    good: "label.font = UIFontMetrics.default.scaledFont(for: font)\nlabel.adjustsFontForContentSizeCategory = true",
    check: .code)

  static let fontInCode = Rule(
    id: "font-in-code", severity: .note,
    summary: "a font in code is that of a style of the dictionary",
    reason: """
      A font that is in code and in a dictionary changes in only one of them. The rule is off unless it gets a severity, in typeramp.json or by \
      '--rule font-in-code=note': it is for projects that are moving their fonts to a dictionary.
      """,
    bad: "label.font = UIFontMetrics.default.scaledFont(for: «UIFont.systemFont(ofSize: 17)»)",
    good: "label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 18))",
    exampleOptions: {
      $0.rules.levels = ["font-in-code": .note, "no-live-update": .off]
    }, check: .code)
}
