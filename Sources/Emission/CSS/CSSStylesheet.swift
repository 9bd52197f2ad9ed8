import DynamicType
import StyleModel
import Writing

/// A stylesheet. Each of its parts is written by a function, in order.
struct CSSStylesheet {
  let platform: Platform
  let options: CSSOptions
  let names: CSSNames
  private let faces: CSSFontFaces
  private let header: CSSHeader
  private let styles: [CSSStyle]
  /// The properties of each style, and those of the metrics.
  let groups: [any CSSGroup]
  /// Whether paper has the sizes of the page, and not the default ones.
  private let keepsSizesOnPaper: Bool

  /// - Parameter faces: the families of the table, where they were found together with those of others.
  init(
    _ table: ScaledTable, options: CSSOptions, faces: CSSFontFaces? = nil, keepsSizesOnPaper: Bool = false
  ) {
    let names = CSSNames(prefix: options.prefix)
    let faces = faces ?? CSSFontFaces(table)
    let allStyles = table.allStyles
    let used = CSSStyleProperty.used(by: allStyles, faces.fonts)
    styles = zip(allStyles, faces.fonts).map { scaled, font in
      CSSStyle(scaled, font: font, names: names.names(of: scaled.style), used: used)
    }
    groups = table.metrics.isEmpty ? styles : styles + [CSSMetrics(table.metrics, names)]
    header = CSSHeader(table: table)
    platform = table.platform
    self.options = options
    self.names = names
    self.faces = faces
    self.keepsSizesOnPaper = keepsSizesOnPaper
  }

  /// Thirteen styles take about 15 KB.
  private static let usualSize = 16 << 10

  /// The whole stylesheet.
  var text: UTF8Text {
    var writer = TextWriter(capacity: Self.usualSize)
    CSSText.write(comment: header.lines, to: &writer)
    for face in faces.rules { face.write(to: &writer, options) }
    writeRegistrations(to: &writer)
    writer.line()
    if let layer = options.layer {
      writer.block("@layer \(CSSNames.layer(layer)) {") { writeRules(to: &$0) }
    } else {
      writeRules(to: &writer)
    }
    return writer.text
  }

  /// Writes the rules in the layer, if there is one. Faces and registrations are not in layers.
  private func writeRules(to writer: inout TextWriter) {
    writeTextSize(to: &writer)
    writeRoot(to: &writer)
    if options.mode != .live { writeCategories(to: &writer) }
    if options.classes == .on { writeClasses(to: &writer) }
  }

  /// Registers the lengths, so that scripts read `17px` and not a formula.
  private func writeRegistrations(to writer: inout TextWriter) {
    let readerSize = readerSize
    if readerSize.isEmpty, groups.isEmpty { return }
    writer.line()
    for group in groups {
      for index in 0..<group.count {
        guard let points = group.lengths(of: index) else { continue }
        let initial = CSSLength(points[ContentSizeCategory.large.index])
        Self.write(registration: group.name(of: index), initial, to: &writer)
      }
    }
    for (name, initial) in readerSize { Self.write(registration: name, initial, to: &writer) }
  }

  private static func write(
    registration name: CSSPropertyName, _ initial: CSSLength, to writer: inout TextWriter
  ) {
    writer.line("@property ", end: "; }") { line in
      line.append(name)
      line.append(" { syntax: \"<length>\"; inherits: true; initial-value: ")
      line.append(initial, unit: "px")
    }
  }

  /// All twelve, including `large`: an element may return to it inside another. Print has no attribute, and so the
  /// default.
  private func writeCategories(to writer: inout TextWriter) {
    guard groups.contains(where: \.varies) else { return }
    writer.line()
    writer.block(keepsSizesOnPaper ? "@media all {" : "@media not print {") { writer in
      for category in ContentSizeCategory.allCases {
        if category != .xSmall { writer.line() }
        writer.block(Self.openings[category.index]) { writer in
          for group in groups { group.writeVarying(at: category, to: &writer) }
        }
      }
    }
  }

  /// The first line of the block of each category.
  private static let openings: [UTF8Text] = ContentSizeCategory.allCases.map {
    "[data-content-size=\"\($0.name)\"] {"
  }

  /// `:where` gives a class no specificity against rules of the page.
  private func writeClasses(to writer: inout TextWriter) {
    for style in styles {
      writer.line()
      if let description = style.description { CSSText.write(comment: [description], to: &writer) }
      writeRule(of: style, ") {", to: &writer) { writer in
        for property in style.properties {
          if let use = property.use { writer.line(use, style.names[property], end: ");") }
        }
      }
      if let weight = style.strongWeight {
        writeRule(of: style, ") :where(b, strong) {", to: &writer) {
          $0.line("font-weight: ", end: ";") { $0.append(weight, inPartsOf: CSSText.parts) }
        }
      }
    }
  }

  /// - Parameter end: the end of the selector, after the name of the class.
  private func writeRule(
    of style: CSSStyle, _ end: StaticString, to writer: inout TextWriter, _ body: (inout TextWriter) -> Void
  ) {
    writer.block(":where(.", style.names.className, end: end, body)
  }
}
