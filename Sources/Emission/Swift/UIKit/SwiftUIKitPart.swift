import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes fonts for UIKit, scaled by the system, except for watchOS, whose UIKit has no traits.
  func writeUIKit(to writer: inout TextWriter) {
    writer.line()
    writer.line("#if canImport(UIKit) && !os(watchOS)")
    writer.lines(importLines("UIKit"))
    writeUIKitExtension(of: name, to: &writer) { writer in
      writeFontFunction(to: &writer)
      writeFontForTextStyle(to: &writer)
      writeAttributes(to: &writer)
      writeMetricFunction(to: &writer)
      writer.declarations(uiKitHelpers)
    }
    writeUIFont(to: &writer)
    writeUIKitNames(to: &writer)
    writer.line("#endif")
  }

  /// Writes an extension that uses UIKit and the file's declarations, with its availability.
  func writeUIKitExtension(of type: UTF8Text, to writer: inout TextWriter, _ body: (inout TextWriter) -> Void) {
    writer.line()
    writer.line("@available(iOS 13, tvOS 13, *)")
    writer.block("extension \(type) {", "}", body)
  }

  private func writeFontFunction(to writer: inout TextWriter) {
    writer.line("/// The font of a style, scaled by the system for `traits`, or for the user's settings.")
    if hasCustomFonts {
      writer.line("///")
      writer.line(
        "/// If the app lacks the font, a debug build stops and a release build uses the preferred font.")
    }
    writer.lines(uiFontDocumentation + isolation)
    writer.block(
      "\(access)static func uiFont(_ style: Style, compatibleWith traits: UITraitCollection? = nil) -> UIFont {"
    ) { writer in
      writer.lines(styleSwitch(otherwise: "") { $0.uiFont })
    }
  }

  private func writeFontForTextStyle(to writer: inout TextWriter) {
    writer.line()
    writer.line("/// The font of one of UIKit's text styles, as ScaledFont spells it.")
    writer.line("///")
    writer.line("/// A text style that is not among the styles has its preferred font.")
    writer.lines(isolation)
    writer.block("\(access)static func font(forTextStyle textStyle: UIFont.TextStyle) -> UIFont {") {
      $0.line("if let style = Style(textStyle) { uiFont(style) } else { .preferredFont(forTextStyle: textStyle) }")
    }
  }

  private func writeUIFont(to writer: inout TextWriter) {
    writeUIKitExtension(of: "UIFont", to: &writer) { writer in
      writer.line(
        "/// The font of a style of `\(name)`, scaled by the system: `label.font = .\(function)(.body)`.")
      writer.lines(uiFontDocumentation + isolation)
      let parameters: UTF8Text = "_ style: \(name).Style, compatibleWith traits: UITraitCollection? = nil"
      writer.block("\(access)static func \(function)(\(parameters)) -> UIFont {") {
        $0.line("\(name).uiFont(style, compatibleWith: traits)")
      }
    }
  }

  private func writeMetricFunction(to writer: inout TextWriter) {
    guard !metrics.isEmpty else { return }
    writer.line()
    writer.line("/// A dimension in points, scaled by the system for `traits`, or for the user's settings.")
    writer.block(
      "\(access)static func metric(_ metric: Metric, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {"
    ) { writer in
      writer.lines(
        metricSwitch {
          "UIFontMetrics(forTextStyle: \($0.curve.uiKit)).scaledValue(for: \($0.value), compatibleWith: traits)"
        })
    }
  }
}
