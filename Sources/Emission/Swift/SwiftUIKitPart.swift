import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes fonts for UIKit, scaled by the system; not for watchOS, whose UIKit knows no traits.
  func writeUIKit(to writer: inout TextWriter) {
    writer.line()
    writer.line("#if canImport(UIKit) && !os(watchOS)")
    writer.lines(importLines("UIKit"))
    writer.line()
    writer.line("@available(iOS 13, tvOS 13, *)")
    writer.block("extension \(name) {") { writer in
      writeFontFunction(to: &writer)
      writeMetricFunction(to: &writer)
      for helper in uiKitHelpers {
        writer.line()
        writer.lines(helper)
      }
    }
    writer.line("#endif")
  }

  private func writeFontFunction(to writer: inout TextWriter) {
    writer.line("/// The font of a style, scaled by the system for `traits`, or for the user's settings.")
    if hasCustomFonts {
      writer.line("///")
      writer.line(
        "/// A debug build stops at a font that the app does not have, a release build takes the preferred font.")
    }
    writer.line("@MainActor")
    writer.block(
      "\(modifier)static func uiFont(_ style: Style, compatibleWith traits: UITraitCollection? = nil) -> UIFont {"
    ) { writer in
      writer.lines(styleSwitch(otherwise: "") { $0.uiFont })
    }
  }

  private func writeMetricFunction(to writer: inout TextWriter) {
    guard !metrics.isEmpty else { return }
    writer.line()
    writer.line("/// A dimension in points, scaled by the system for `traits`, or for the user's settings.")
    writer.block(
      "\(modifier)static func metric(_ metric: Metric, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {"
    ) { writer in
      writer.lines(
        metricSwitch {
          "UIFontMetrics(forTextStyle: \($0.curve.uiKit))"
            + ".scaledValue(for: \($0.value), compatibleWith: traits)"
        })
    }
  }
}
