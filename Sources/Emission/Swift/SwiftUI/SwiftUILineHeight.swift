import StyleModel
import Writing

extension SwiftFile {
  /// Writes the line heights in the view modifier: from the systems of 2025 on, SwiftUI's multiple of the point size;
  /// on older systems, extra space between lines if UIKit knows the height of the font's lines. A style without a line
  /// height sets the default, so that a view keeps its identity when its style changes.
  func writeLineHeight(to writer: inout TextWriter) {
    writer.line()
    writer.line("@ViewBuilder")
    writer.block("private func spaced(_ text: some SwiftUI.View) -> some SwiftUI.View {") { $0.lines(spacedText) }
    writer.line()
    writer.line("/// What is to be added between lines of the font, in points; no less than nothing.")
    writer.block("private var lineSpacing: Double {") { $0.lines(lineSpacing) }
  }

  /// The first SDK with `lineHeight` has the compiler of Swift 6.2.
  private var spacedText: UTF8Text {
    """
    #if compiler(>=6.2)
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      text.lineHeight(\(name).lineHeight(style).map { .multiple(factor: $0) })
    } else {
      text.lineSpacing(lineSpacing)
    }
    #else
    text.lineSpacing(lineSpacing)
    #endif
    """
  }

  private var lineSpacing: UTF8Text {
    """
    #if canImport(UIKit) && !os(watchOS)
    guard let lineHeight = \(name).lineHeight(style) else { return 0 }
    let category = UIContentSizeCategory(ContentSize(dynamicTypeSize))
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = \(name).uiFont(style, compatibleWith: traits)
    return max(0, lineHeight * Double(font.pointSize) - Double(font.lineHeight + font.leading))
    #else
    return 0
    #endif
    """
  }
}
