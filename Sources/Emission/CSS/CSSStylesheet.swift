import DynamicType
import StyleModel
import Writing

/// A stylesheet. Each of its parts is written by a function, in order.
struct CSSStylesheet {
  let platform: Platform
  let options: CSSOptions
  let names: CSSNames
  let scope: CSSScope
  private let faces: CSSFontFaces
  private let header: CSSHeader
  let styles: [CSSStyle]
  /// The properties of each style, and those of the metrics.
  let groups: [[CSSProperty]]
  /// Whether paper has the sizes of the page, and not the default ones.
  private let keepsSizesOnPaper: Bool

  /// - Parameter faces: the families of the table, where they were found together with those of others.
  init(
    _ table: ScaledTable, options: CSSOptions, faces: CSSFontFaces? = nil, keepsSizesOnPaper: Bool = false
  ) {
    let names = CSSNames(prefix: options.prefix)
    let faces = faces ?? CSSFontFaces(table)
    let allStyles = table.allStyles
    let used = CSSStyleProperty.used(by: allStyles, faces.fonts, isScoped: options.scope != nil)
    styles = zip(allStyles, faces.fonts).map { scaled, font in
      CSSStyle(scaled, font: font, names: names, used: used, isScoped: options.scope != nil)
    }
    let metrics = table.metrics.map { CSSProperty(names.property(ofMetric: $0.metric.name), .lengths($0.values)) }
    groups = styles.map(\.properties) + (metrics.isEmpty ? [] : [metrics])
    let embedded = options.embedsFonts ? faces.rules.compactMap { $0.embeddable?.bytes.count } : []
    header = CSSHeader(
      table: table, scope: [options.selector, options.media].compactMap(\.self), fontSizes: embedded)
    platform = table.platform
    self.options = options
    self.names = names
    scope = CSSScope(options.selector)
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
    let layer = options.layer.map { "@layer \(CSSNames.layer($0))" as UTF8Text }
    let media = options.media.map { "@media \(UTF8Text($0))" as UTF8Text }
    write(in: [layer, media].compactMap(\.self)[...], to: &writer)
    if options.isForTailwind { writeTailwindTheme(to: &writer) }
    return writer.text
  }

  /// Writes the rules in the layer and the media query, if there are any. Faces and registrations are outside.
  private func write(in wrappers: ArraySlice<UTF8Text>, to writer: inout TextWriter) {
    guard let first = wrappers.first else { return writeRules(to: &writer) }
    writer.block("\(first) {") { write(in: wrappers.dropFirst(), to: &$0) }
  }

  private func writeRules(to writer: inout TextWriter) {
    writeTextSize(to: &writer)
    writeRoot(to: &writer)
    if options.mode != .live { writeCategories(to: &writer) }
    if options.classes == .on { writeClasses(to: &writer) }
  }

  /// Registers the lengths, so that scripts read `17px` and not a formula.
  private func writeRegistrations(to writer: inout TextWriter) {
    if !followsReader, groups.isEmpty { return }
    writer.line()
    for group in groups {
      for property in group {
        guard case .lengths(let points) = property.value else { continue }
        Self.write(registration: property.name, CSSLength(points[ContentSizeCategory.large.index]), to: &writer)
      }
    }
    // With its initial value, formulas that use the reader's size are computed values.
    if followsReader { Self.write(registration: names.readerSize, large, to: &writer) }
  }

  private static func write(registration name: UTF8Text, _ initial: CSSLength, to writer: inout TextWriter) {
    writer.line { line in
      line.append("@property ")
      line.append(contentsOf: name)
      line.append(" { syntax: \"<length>\"; inherits: true; initial-value: ")
      line.append(initial)
      line.append("; }")
    }
  }

  /// The attribute for each category and the first line of its rule for the page, made once for a run.
  private static let attributes = ContentSizeCategory.allCases.map { category -> UTF8Text in
    "[data-content-size=\"\(category.name)\"]"
  }
  private static let openings = attributes.map { attribute -> UTF8Text in "\(attribute) {" }

  private func opening(for category: ContentSizeCategory) -> UTF8Text {
    scope.isPage ? Self.openings[category.index] : "\(scope.elements(with: Self.attributes[category.index])) {"
  }

  /// All twelve, including `large`: an element may return to it inside another. Print has no attribute, and so the
  /// default.
  private func writeCategories(to writer: inout TextWriter) {
    var varying: [CSSProperty] = []
    for group in groups {
      for property in group where property.varies { varying.append(property) }
    }
    if varying.isEmpty { return }
    writer.line()
    writer.block(keepsSizesOnPaper ? "@media all {" : "@media not print {") { writer in
      for category in ContentSizeCategory.allCases {
        if category != .xSmall { writer.line() }
        writer.block(opening(for: category)) { writer in
          for property in varying { property.write(at: category, to: &writer) }
        }
      }
    }
  }

  /// Theme variables of Tailwind CSS 4, of which it makes utilities (https://tailwindcss.com/docs/font-size). They are
  /// `inline`, so that a utility has the values of its element.
  private func writeTailwindTheme(to writer: inout TextWriter) {
    writer.line()
    writer.block("@theme inline {") { writer in
      for style in styles { writer.lines(style.tailwindVariables) }
    }
  }

  /// `:where` gives a class no specificity against rules of the page.
  private func writeClasses(to writer: inout TextWriter) {
    for style in styles {
      writer.line()
      if let description = style.description { CSSText.write(comment: [description], to: &writer) }
      writer.block(":where(.\(style.names.className)) {") { writer in
        for property in style.properties {
          guard let use = property.use else { continue }
          // Where a style has no decoration, a link keeps its underline.
          let end: StaticString = options.scope != nil && property.isOptional ? ", revert);" : ");"
          writer.line(use, ": var(", property.name, end)
        }
      }
      if let weight = style.strongWeight {
        writer.block(":where(.\(style.names.className)) :where(b, strong) {") {
          $0.line("font-weight: \(number: weight);")
        }
      }
    }
  }
}
