import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// The systems with the table's sizes. On others the system is asked, as far as SwiftUI allows.
  static let tableHolds: UTF8Text = "os(iOS) || os(visionOS)"
  static let systemScales: UTF8Text = "!os(iOS) && !os(visionOS)"

  /// Whether some style scales only between two categories.
  var hasCategoryLimits: Bool { styles.contains { $0.categoryLimits != nil } }

  /// Writes the view modifier for everything that a `Font` cannot represent.
  func writeModifier(to writer: inout TextWriter) {
    writer.line()
    writer.block("fileprivate struct StyleModifier: ViewModifier {") { writer in
      writeEnvironment(to: &writer)
      writer.line("let style: Style")
      writer.line()
      writeBody(to: &writer)
      writeFont(to: &writer)
      writeSwiftUITextCase(to: &writer)
    }
    writeLimits(to: &writer)
  }

  private var readsTable: Bool { styles.contains { $0.isLimited || $0.isScaledSystemFont } }

  private func writeEnvironment(to writer: inout TextWriter) {
    if readsTable || hasTracking || hasLineHeight {
      writer.line("@SwiftUI.Environment(\\.dynamicTypeSize) private var dynamicTypeSize")
    }
    if hasBoldText { writer.line("@SwiftUI.Environment(\\.legibilityWeight) private var legibilityWeight") }
  }

  private func writeBody(to writer: inout TextWriter) {
    let font: UTF8Text = styles.contains(where: \.hasVaryingFont) ? "font" : "\(name).font(style)"
    var text: UTF8Text = "content.font(\(font))\(textCaseCall)"
    if hasTracking { text = "tracked(\(text))" }
    if hasTextDecoration { text = "decorated(\(text))" }
    if hasLineHeight { text = "spaced(\(text))" }
    writer.block("func body(content: Content) -> some SwiftUI.View {") { $0.line(text) }
    let tracking: UTF8Text = "tracking(\(name).tracking(style, at: ContentSize(dynamicTypeSize)))"
    if hasTracking { writeFunction("tracked", applying: [tracking], to: &writer) }
    // A style without a decoration does not change inherited ones.
    let decoration: UTF8Text = "let decoration = \(name).textDecoration(style)"
    if hasTextDecoration { writeFunction("decorated", where: decoration, applying: decorationCalls, to: &writer) }
    if hasLineHeight { writeLineHeight(to: &writer) }
  }

  /// Writes a function that applies modifiers that views have since 2022.
  private func writeFunction(
    _ function: StaticString, where condition: UTF8Text? = nil, applying calls: [UTF8Text], to writer: inout TextWriter
  ) {
    let systems: UTF8Text = "#available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)"
    let conditions = [systems, condition].compactMap(\.self).joined(separator: ", ")
    writer.line()
    writer.line("@ViewBuilder")
    writer.block("private func \(function)(_ text: some SwiftUI.View) -> some SwiftUI.View {") { writer in
      writer.block("if \(conditions) {", "} else {") {
        $0.line("text.\(calls.joined(separator: "."))")
      }
      writer.lines(["  text", "}"])
    }
  }

  private func writeFont(to writer: inout TextWriter) {
    guard styles.contains(where: \.hasVaryingFont) else { return }
    writer.line()
    writer.block("private var font: SwiftUI.Font {") { $0.lines(fontSwitch) }
    if readsTable {
      writer.line()
      writer.line("private var points: Double { \(name).pointSize(style, at: ContentSize(dynamicTypeSize)) }")
    }
    if hasBoldText {
      writer.line()
      writer.line("private var isBold: Bool { legibilityWeight == .bold }")
    }
  }

  /// Fixed styles, styles with sizes from the table where it is valid, and plain fonts.
  private var fontSwitch: [UTF8Text] {
    let everywhere = styles.filter { $0.isScaledSystemFont || (!$0.isLimited && $0.boldFontName != nil) }
    let limited = styles.filter { $0.isLimited && !$0.isScaledSystemFont }
    var lines: [UTF8Text] = ["switch style {"]
    lines += everywhere.flatMap {
      Self.switchCase($0.name, $0.isScaledSystemFont ? $0.tableFont : $0.boldableFont)
    }
    if !limited.isEmpty {
      lines.append("#if \(Self.tableHolds)")
      lines += limited.flatMap { Self.switchCase($0.name, $0.tableFont) }
      lines.append("#else")
      lines += limited.flatMap { Self.switchCase($0.name, $0.boldableFont) }
      lines.append("#endif")
    }
    let isWhole = everywhere.count + limited.count == styles.count
    return lines + (isWhole ? ["}"] : ["default: \(name).font(style)", "}"])
  }

  private func writeLimits(to writer: inout TextWriter) {
    guard hasCategoryLimits else { return }
    writer.line()
    writer.line("/// The content sizes between which a style scales.")
    writer.block("fileprivate static func limits(_ style: Style) -> ClosedRange<DynamicTypeSize> {") { writer in
      writer.lines(
        styleSwitch(otherwise: "DynamicTypeSize.xSmall ... .accessibility5") { style in
          style.categoryLimits.map { "DynamicTypeSize.\($0.name) ... .\($1.name)" }
        })
    }
  }
}
