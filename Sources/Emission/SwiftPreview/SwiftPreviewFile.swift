import StyleModel
import Writing

/// A file with previews of a dictionary's styles.
struct SwiftPreviewFile {
  private let file: SwiftFile
  private let bundle: SwiftPreviewOptions.Bundle
  private var name: String { file.name }

  init(_ table: ScaledTable, options: SwiftPreviewOptions) {
    file = SwiftFile(table, options: SwiftOptions(name: options.name))
    bundle = options.bundle
  }

  /// The whole file.
  var text: String {
    var writer = TextWriter()
    writer.lines(SwiftHeader(file: file).lines)
    writer.line()
    writer.lines(["#if canImport(SwiftUI) && DEBUG", "import Foundation", "import SwiftUI", ""])
    writePreview("\(name)", ["\(view)()"], to: &writer)
    writer.line()
    writePreview("\(name) at every content size", everySize, to: &writer)
    writer.line()
    writer.line("/// Every style, at the content size of its environment.")
    writer.line(Self.availability)
    writer.block("private struct \(view): SwiftUI.View {") { $0.lines(viewBody) }
    writer.line("#endif")
    return writer.text
  }

  private var view: String { name + "Preview" }

  private func writePreview(_ title: String, _ content: [String], to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("#Preview(\(SwiftText.literal(title))) {") { writer in
      writer.block("ScrollView {") { $0.lines(content) }
    }
  }

  /// Since when systems have the macro.
  private static let availability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"

  private var everySize: [String] {
    [
      "LazyVStack(alignment: .leading) {",
      "  ForEach(\(name).ContentSize.allCases, id: \\.self) { size in",
      "    \(view)().dynamicTypeSize(DynamicTypeSize(size))",
      "  }",
      "}",
    ]
  }

  private var viewBody: [String] {
    [
      "@SwiftUI.Environment(\\.dynamicTypeSize) private var dynamicTypeSize",
      "",
    ] + registration + [
      "var body: some SwiftUI.View {",
      "  let size = \(name).ContentSize(dynamicTypeSize)",
      "  VStack(alignment: .leading, spacing: 8) {",
      "    Text(verbatim: size.rawValue).bold()",
      "    ForEach(\(name).Style.allCases, id: \\.self) { style in",
      "      let points = \(name).pointSize(style, at: size).formatted()",
      "      Text(verbatim: \"\\(style.rawValue), \\(points) points\").textStyle(style)",
      "    }",
      "  }",
      "  .padding()",
      "}",
    ]
  }

  /// Nothing for a dictionary without fonts of its own.
  private var registration: [String] {
    guard bundle == .module, !file.fontNames.isEmpty else { return [] }
    return ["init() {", "  \(name).registerFonts(in: .module)", "}", ""]
  }
}
