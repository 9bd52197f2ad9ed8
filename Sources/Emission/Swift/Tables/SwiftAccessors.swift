import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes the sizes, which depend on several keys of the dictionary.
  func writePointSizes(to writer: inout TextWriter) {
    writeAccessor(
      "pointSize(_ style: Style, at size: ContentSize) -> Double",
      "The size of a style's font on \(table.platform.label), in points.",
      body: ["pointSizes(style)[size.index]"],
      to: &writer)
    writer.line()
    writer.line("/// The sizes of a style, one for each content size.")
    writer.block("private static func pointSizes(_ style: Style) -> [Double] {") { writer in
      writer.lines(["switch style {"] + styles.map(\.row) + ["}"])
    }
  }

  /// Writes the function for a key of the dictionary; nothing if the key is represented in another way.
  func writeAccessor(for key: EntryKey, to writer: inout TextWriter) {
    switch key {
    case .fontName: writeFontNames(to: &writer)
    case .boldFontName: writeBoldFontNames(to: &writer)
    case .lineHeight: writeLineHeights(to: &writer)
    case .tracking: writeSpacing("tracking", "The letter spacing of a style", \.tracking, to: &writer)
    case .textCase: writeTextCases(to: &writer)
    case .textDecoration: writeTextDecorations(to: &writer)
    case .paragraphSpacing:
      writeSpacing("paragraphSpacing", "The space after a paragraph of a style", \.paragraphSpacing, to: &writer)
    // Part of the sizes, and of the fonts for UIKit and SwiftUI.
    case .fontSize, .maximumPointSize, .minimumContentSizeCategory, .maximumContentSizeCategory, .relativeTo, .fixed:
      break
    // Part of the fonts for UIKit and SwiftUI.
    case .weight, .design, .fontStyle: break
    // UIKit and SwiftUI use the system's fonts for missing characters.
    case .fallbackFamilies: break
    // Part of the documentation of the case of `Style`.
    case .description: break
    // Only for typeramp and other tools, in the dictionary itself.
    case .suppression, .extensions: break
    }
  }

  private func writeFontNames(to writer: inout TextWriter) {
    writeAccessor(
      "fontName(_ style: Style) -> String?", "The PostScript name of a style's font; nil for the system's.",
      body: styleSwitch(otherwise: "nil") { $0.fontName }, to: &writer)
  }

  private func writeBoldFontNames(to writer: inout TextWriter) {
    guard hasBoldText else { return }
    writeAccessor(
      "boldFontName(_ style: Style) -> String?",
      "The PostScript name of a style's font while Bold Text is on; nil if the style has no such font.",
      body: styleSwitch(otherwise: "nil") { $0.boldFontName }, to: &writer)
  }

  private func writeLineHeights(to writer: inout TextWriter) {
    guard hasLineHeight else { return }
    writeAccessor(
      "lineHeight(_ style: Style) -> Double?",
      "The line height of a style, as a multiple of its point size; nil for the font's own.",
      body: styleSwitch(otherwise: "nil") { $0.lineHeight.map { "\($0)" } }, to: &writer)
  }

  /// Writes a distance that grows with the text, if some style has one.
  private func writeSpacing(
    _ name: StaticString, _ summary: StaticString, _ value: (SwiftStyle) -> Double?, to writer: inout TextWriter
  ) {
    guard styles.contains(where: { value($0) != nil }) else { return }
    var body = styleSwitch(otherwise: "0") { value($0).map { "\($0)" } }
    body[0] = "let \(name): Double = \(body[0])"
    body.append("return \(name) == 0 ? 0 : \(name) * pointSize(style, at: size) / pointSize(style, at: .large)")
    writeAccessor(
      "\(name)(_ style: Style, at size: ContentSize) -> Double", "\(summary), in points; it grows as the font does.",
      body: body, to: &writer)
  }
}

extension SwiftFile {
  /// Whether some style has letter spacing.
  var hasTracking: Bool { styles.contains { $0.tracking != nil } }

  /// Whether some style has space after its paragraphs.
  var hasParagraphSpacing: Bool { styles.contains { $0.paragraphSpacing != nil } }

  /// Whether some style has a line height.
  var hasLineHeight: Bool { styles.contains { $0.lineHeight != nil } }

  /// Whether some style has a face for Bold Text.
  var hasBoldText: Bool { styles.contains { $0.boldFontName != nil } }
}
