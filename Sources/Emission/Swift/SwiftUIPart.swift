import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// The oldest systems with `DynamicTypeSize`.
  private static let availability = "@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)"

  /// Writes fonts for SwiftUI. `Font`, `View` and `Environment` are qualified: apps have types of these names.
  func writeSwiftUI(to writer: inout TextWriter) {
    writer.line()
    writer.line("#if canImport(SwiftUI)")
    writer.lines(importLines("SwiftUI"))
    writer.line()
    writer.line(Self.availability)
    writer.block("extension \(name) {") { writer in
      writeFontFunction(to: &writer)
      writeExtraLargeTitles(to: &writer)
      if needsModifier { writeModifier(to: &writer) }
    }
    writer.line()
    writeViewExtension(to: &writer)
    writer.line()
    writeContentSize(to: &writer)
    writeScaledMetric(to: &writer)
    writer.line("#endif")
  }

  /// Whether some style is more than a `Font` can say.
  private var needsModifier: Bool { hasTextTraits || styles.contains(where: \.needsModifier) }

  private func writeFontFunction(to writer: inout TextWriter) {
    writer.line("/// The font of a style, scaled by the system.")
    let rest = unsaid
    if !rest.isEmpty {
      writer.line("///")
      writer.line("/// A `Font` cannot say all. `textStyle(_:)` adds \(rest.joined(separator: ", ")).")
    }
    writer.block("\(modifier)static func font(_ style: Style) -> SwiftUI.Font {") { writer in
      writer.lines(styleSwitch(otherwise: "") { $0.swiftUIFont })
    }
  }

  /// What the dictionary says and a `Font` does not.
  private var unsaid: [String] {
    var unsaid: [String] = []
    if styles.contains(where: \.isLimited) { unsaid.append("limits") }
    if hasBoldText { unsaid.append("Bold Text") }
    if hasTracking { unsaid.append("letter spacing") }
    if hasTextCase { unsaid.append("the case of text") }
    if hasTextDecoration { unsaid.append("lines drawn with text") }
    if styles.contains(where: \.isScaledSystemFont) { unsaid.append("growth of system fonts with a size") }
    return unsaid
  }

  private func writeExtraLargeTitles(to writer: inout TextWriter) {
    for (index, title) in ["extraLargeTitle", "extraLargeTitle2"].enumerated() {
      writer.line()
      if index == 0 {
        writer.line("/// SwiftUI has this on visionOS alone; elsewhere the style nearest in size is used.")
      }
      writer.block("fileprivate static var \(title): SwiftUI.Font.TextStyle {") { writer in
        writer.lines(["#if os(visionOS)", ".\(title)", "#else", index == 0 ? ".largeTitle" : ".title", "#endif"])
      }
    }
  }

  private func writeViewExtension(to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("extension SwiftUI.View {") { writer in
      writer.line("/// Sets the font of a style\(needsModifier ? ", and what a font cannot say" : "").")
      writer.block("\(modifier)func textStyle(_ style: \(name).Style) -> some SwiftUI.View {") { writer in
        writer.line(needsModifier ? "modifier(\(name).StyleModifier(style: style))" : "font(\(name).font(style))")
        if hasSystemLimits {
          writer.lines(["#if \(Self.systemScales)", "  .dynamicTypeSize(\(name).limits(style))", "#endif"])
        }
      }
    }
  }

  private func writeContentSize(to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("extension \(name).ContentSize {") { writer in
      writer.line("/// The content size of a view, from its environment.")
      writer.block("\(modifier)init(_ size: DynamicTypeSize) {") { writer in
        writer.line("switch size {")
        for category in ContentSizeCategory.allCases.dropLast() {
          writer.line("case .\(category.name): self = .\(category.name)")
        }
        writer.line("default: self = .accessibility5")
        writer.line("}")
      }
    }
  }

  private func writeScaledMetric(to writer: inout TextWriter) {
    guard !metrics.isEmpty else { return }
    writer.line()
    writer.line(Self.availability)
    writer.block("extension ScaledMetric {") { writer in
      writer.line(
        "/// A dimension, scaled by the system: `@ScaledMetric(\(name).Metric.\(metrics[0].name)) var size`.")
      writer.block("\(modifier)init(_ metric: \(name).Metric) {") { writer in
        writer.lines(
          metricSwitch {
            let textStyle = $0.curve.isExtraLarge ? "\(name).\($0.curve.swiftUI)" : $0.curve.swiftUI
            return "self.init(wrappedValue: \($0.value), relativeTo: \(textStyle))"
          })
      }
    }
  }
}
