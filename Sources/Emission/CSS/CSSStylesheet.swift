import DynamicType
import StyleModel
import Writing

/// The parts of a stylesheet, each a function that writes one, in the order in which they stand.
struct CSSStylesheet {
  private let platform: Platform
  private let options: CSSOptions
  private let names: CSSNames
  private let faces: CSSFontFaces
  private let header: CSSHeader
  /// The styles, each with its properties.
  private let styles: [(style: CSSStyle, properties: [CSSProperty])]
  private let metrics: [CSSProperty]

  init(_ table: ScaledTable, options: CSSOptions) {
    let names = CSSNames(prefix: options.prefix)
    let faces = CSSFontFaces(table.allStyles)
    let saidKeys = CSSStyle.saidKeys(table.allStyles)
    styles = table.allStyles.map { scaled in
      let style = CSSStyle(scaled, faces: faces, names: names, saidKeys: saidKeys)
      return (style, style.properties)
    }
    metrics = table.metrics.map {
      CSSProperty(name: names.property(ofMetric: $0.metric.name), value: .lengths($0.values))
    }
    header = CSSHeader(table: table)
    platform = table.platform
    self.options = options
    self.names = names
    self.faces = faces
  }

  /// The properties of each style, and those of the metrics.
  private var groups: [[CSSProperty]] { (styles.map(\.properties) + [metrics]).filter { !$0.isEmpty } }

  /// The whole stylesheet.
  var text: String {
    var writer = TextWriter()
    writer.lines(CSSText.comment(header.lines.joined(separator: "\n")))
    for family in faces.families { family.write(to: &writer, fontURL: options.fontURL) }
    if options.mode != .table { writeReaderSize(to: &writer) }
    writeRoot(to: &writer)
    if options.mode != .live { writeCategories(to: &writer) }
    writeClasses(to: &writer)
    return writer.text
  }

  /// The property that live sizes follow. Browsers' font size is 16px where nobody has chosen another.
  private func writeReaderSize(to writer: inout TextWriter) {
    let large = platform.preferredFont(.body).pointSize(compatibleWith: .large).shortest
    writer.line()
    writer.line("/* The body size that the reader has chosen: 16px of a browser's font size stand for large. */")
    writer.block("html {") { $0.line("\(names.readerSize): calc(1rem * \(large) / 16);") }
    writer.line()
    writer.line("/* On \(platform.label) it is the body size of Dynamic Type itself. */")
    writer.block("@supports (-webkit-touch-callout: none) {") {
      $0.block("html {") {
        $0.line("font: -apple-system-body;")
        $0.line("\(names.readerSize): 1rem;")
      }
    }
  }

  private func writeRoot(to writer: inout TextWriter) {
    writer.line()
    writer.block(":root {") { writer in
      for (index, group) in groups.enumerated() {
        if index > 0 { writer.line() }
        writer.lines(group.flatMap(rootDeclaration))
      }
    }
  }

  private func rootDeclaration(_ property: CSSProperty) -> [String] {
    switch options.mode {
    case .table: [property.declaration(at: .large)]
    case .live, .both: property.liveDeclaration(on: platform, reader: "var(\(names.readerSize))")
    }
  }

  /// All twelve, `large` too: an element may go back to it inside another.
  private func writeCategories(to writer: inout TextWriter) {
    let properties = groups.joined().filter(\.variesWithCategory)
    guard !properties.isEmpty else { return }
    for category in ContentSizeCategory.allCases {
      writer.line()
      writer.block("[data-content-size=\(CSSText.string(category.name))] {") {
        $0.lines(properties.map { $0.declaration(at: category) })
      }
    }
  }

  private func writeClasses(to writer: inout TextWriter) {
    for (style, properties) in styles {
      writer.line()
      if let description = style.description { writer.lines(CSSText.comment(description)) }
      writer.block(".\(style.className) {") { writer in
        for property in properties {
          if let target = property.target { writer.line("\(target): var(\(property.name));") }
        }
      }
    }
  }
}
