import DynamicType

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// A table with fallbacks for all other styles.
func cssTable(
  description: String? = nil, _ styles: [ResolvedStyle] = [], metrics: [ResolvedMetric] = []
) -> ScaledTable {
  let all = TextStyle.allCases.map { textStyle in
    styles.first { $0.textStyle == textStyle } ?? ResolvedStyle(fallbackFor: textStyle, origin: .fallbackForAbsent)
  }
  return ScaledTable(ResolvedDictionary(name: "Brand", description: description, styles: all, metrics: metrics))
}

/// A style of a dictionary.
func cssStyle(
  _ textStyle: TextStyle = .body, font: ResolvedStyle.Font = .custom(name: "Noteworthy-Light", boldName: nil),
  size: Double = 17, _ change: (inout ResolvedStyle) -> Void = { _ in }
) -> ResolvedStyle {
  var style = ResolvedStyle(textStyle: textStyle, origin: .dictionary, font: font, fontSize: size)
  change(&style)
  return style
}

/// The stylesheet of a table.
func css(_ table: ScaledTable, _ change: (inout CSSOptions) -> Void = { _ in }) -> String {
  var options = CSSOptions()
  change(&options)
  return Emitter.css(options).text(of: table)
}

/// Text that tries to break out of every context in which a dictionary's text is written.
let hostileTexts = [
  "\" } body { display: none } \"",
  "ends in a backslash\\",
  "*/ body { display: none } /*",
  "/*/ body { display: none } /*/",
  "*\u{0}/ body { display: none }",
  "a line\nand } another\r\nand\u{C}a third */",
  "</style><script>window.isBroken = true</script>",
  "</STYLE ><img src=x onerror='isBroken = true'>",
  "<!-- --> <![CDATA[ @import url(x);",
  "'); } @font-face { font-family: x",
  "nul \u{0} and \u{1} and \u{7F}, é, \u{2028}, 🅰\u{202E}",
  "\\22 } body { display: none }",
]

/// A dictionary with hostile texts wherever possible.
let hostileTable = cssTable(
  description: hostileTexts.joined(separator: "\n"),
  zip(TextStyle.allCases, hostileTexts).map { style, text in
    cssStyle(style, font: .custom(name: text, boldName: text + "b")) { $0.description = text }
  },
  metrics: hostileTexts.map { ResolvedMetric(name: $0, value: 10) })
