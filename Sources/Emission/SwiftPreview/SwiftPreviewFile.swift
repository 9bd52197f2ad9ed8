import StyleModel
import Writing

/// A file with previews of a dictionary's styles.
struct SwiftPreviewFile {
  private let file: SwiftFile
  private let bundle: SwiftPreviewOptions.Bundle
  private var name: UTF8Text { file.name }

  init(_ table: ScaledTable, options: SwiftPreviewOptions) {
    file = SwiftFile(table, options: SwiftOptions(name: options.name))
    bundle = options.bundle
  }

  /// The whole file.
  var text: UTF8Text {
    var writer = TextWriter()
    writer.lines(SwiftHeader(file: file).lines)
    writer.line()
    writer.lines(["#if canImport(SwiftUI) && DEBUG", "import Foundation", "import SwiftUI", ""])
    writePreview(name, "\(view)()", to: &writer)
    writer.line()
    writePreview("\(name) at every content size", everySize, to: &writer)
    writer.line()
    writeView(to: &writer)
    writer.line("#endif")
    return writer.text
  }

  private var view: UTF8Text { "\(name)Preview" }

  /// Writes a preview with a title, which needs no escapes: identifiers have nothing to escape.
  private func writePreview(_ title: UTF8Text, _ content: UTF8Text, to writer: inout TextWriter) {
    writer.line(Self.availability)
    writer.block("#Preview(\"\(title)\") {") { writer in
      writer.block("ScrollView {") { $0.lines(content) }
    }
  }

  /// The first systems with the macro.
  private static let availability: UTF8Text = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"

  private var everySize: UTF8Text {
    """
    LazyVStack(alignment: .leading) {
      ForEach(\(name).ContentSize.allCases, id: \\.self) { size in
        \(view)().dynamicTypeSize(DynamicTypeSize(size))
      }
    }
    """
  }

  private func writeView(to writer: inout TextWriter) {
    writer.line("/// Every style, at the content size of its environment.")
    writer.line(Self.availability)
    writer.block("private struct \(view): SwiftUI.View {") { writer in
      writer.line("@SwiftUI.Environment(\\.dynamicTypeSize) private var dynamicTypeSize")
      writer.line()
      // A dictionary without custom fonts has none to register.
      if bundle == .module, !file.fontNames.isEmpty {
        writer.block("init() {") { $0.line("\(name).registerFonts(in: .module)") }
        writer.line()
      }
      writer.lines(viewBody)
    }
  }

  private var viewBody: UTF8Text {
    """
    var body: some SwiftUI.View {
      let size = \(name).ContentSize(dynamicTypeSize)
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: size.rawValue).bold()
        ForEach(\(name).Style.allCases, id: \\.self) { style in
          let points = \(name).pointSize(style, at: size).formatted()
          Text(verbatim: "\\(style.rawValue), \\(points) points").textStyle(style)
        }
      }
      .padding()
    }
    """
  }
}
