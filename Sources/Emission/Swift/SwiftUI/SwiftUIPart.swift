import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// The oldest systems with `DynamicTypeSize`.
  private static let availability: UTF8Text = "@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)"

  /// Writes fonts for SwiftUI. `Font`, `View` and `Environment` are qualified, since apps may have types with these
  /// names.
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
    writeFontExtension(to: &writer)
    writer.line()
    writeViewExtension(to: &writer)
    writer.line()
    writeContentSizes(to: &writer)
    writeScaledMetric(to: &writer)
    writer.line("#endif")
  }

  private func writeFontFunction(to writer: inout TextWriter) {
    writer.lines(["/// The font of a style, scaled by the system."] + fontDocumentation)
    writer.block("\(access)static func font(_ style: Style) -> SwiftUI.Font {") { writer in
      writer.lines(styleSwitch(otherwise: "") { $0.swiftUIFont })
    }
  }

  private func writeExtraLargeTitles(to writer: inout TextWriter) {
    for (index, (title, nearest)) in SwiftTextStyle.extraLargeTitles.enumerated() {
      writer.line()
      if index == 0 {
        writer.line("/// SwiftUI has this only on visionOS; elsewhere the style nearest in size is used.")
      }
      writer.block("fileprivate static var \(title.swiftUI): SwiftUI.Font.TextStyle {") { writer in
        writer.lines(["#if os(visionOS)", ".\(title.name)", "#else", nearest.swiftUI, "#endif"])
      }
    }
  }

  private func writeFontExtension(to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("extension SwiftUI.Font {") { writer in
      writer.lines(["/// The font of a style of `\(name)`, scaled by the system: `.font(.\(function)(.body))`."])
      writer.lines(fontDocumentation)
      writer.line("\(access)static func \(function)(_ style: \(name).Style) -> SwiftUI.Font { \(name).font(style) }")
    }
  }

  private func writeViewExtension(to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("extension SwiftUI.View {") { writer in
      writer.line("/// Sets the font of a style\(needsModifier ? ", and what a `Font` cannot carry" : "").")
      writer.line("///")
      writer.line("/// Beside another dictionary, name this one: `.textStyle(.\(function)(.body))`.")
      writer.block("\(access)func textStyle(_ style: \(name).Style) -> some SwiftUI.View {") { writer in
        writer.line(needsModifier ? "modifier(\(name).StyleModifier(style: style))" : "font(\(name).font(style))")
        if hasCategoryLimits {
          writer.lines(["#if \(Self.systemScales)", "  .dynamicTypeSize(\(name).limits(style))", "#endif"])
        }
      }
    }
  }

  private func writeContentSizes(to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("extension \(name).ContentSize {") { writer in
      writer.line("/// The content size of a view, from its environment. One that is new to SwiftUI is the largest.")
      writer.block("\(access)init(_ size: DynamicTypeSize) {") { writer in
        let names = ContentSizeCategory.allCases.dropLast().map(\.name)
        writer.lines(["switch size {"] + names.map { "case .\($0): self = .\($0)" })
        writer.lines(["default: self = .accessibility5", "}"])
      }
    }
    writer.line()
    writer.line(Self.availability)
    writer.block("extension DynamicTypeSize {") { writer in
      writer.line("/// SwiftUI's name of a content size.")
      writer.block("\(access)init(_ size: \(name).ContentSize) {") { writer in
        writer.lines(Self.categorySwitch(of: "size") { "self = .\($0.name)" })
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
      writer.block("\(access)init(_ metric: \(name).Metric) {") { writer in
        writer.lines(
          metricSwitch { "self.init(wrappedValue: \($0.value), relativeTo: \($0.curve.swiftUI(in: name)))" })
      }
    }
  }
}
