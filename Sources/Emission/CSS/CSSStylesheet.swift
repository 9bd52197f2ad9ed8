import DynamicType
import StyleModel
import Writing

/// A stylesheet. Each of its parts is written by a function, in order.
struct CSSStylesheet {
  let table: ScaledTable
  let options: CSSOptions
  let names: CSSNames
  let scope: CSSScope
  let faces: CSSFontFaces
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
    self.table = table
    self.options = options
    self.names = names
    scope = CSSScope(options.selector)
    self.faces = faces
    self.keepsSizesOnPaper = keepsSizesOnPaper
  }

  /// The whole stylesheet.
  var content: TextWriter {
    var writer = TextWriter()
    CSSText.write(comment: header, to: &writer)
    for face in faces.rules { face.write(to: &writer, options) }
    writeRegistrations(to: &writer)
    writer.line()
    let layer = options.layer.map { "@layer " + CSSNames.layer($0) }
    let media = options.media.map { "@media " + $0 }
    write(in: [layer, media].compactMap(\.self)[...], to: &writer)
    if options.isForTailwind { writeTailwindTheme(to: &writer) }
    return writer
  }

  /// Writes the rules in the layer and the media query, if there are any. Faces and registrations are outside.
  private func write(in wrappers: ArraySlice<String>, to writer: inout TextWriter) {
    guard let first = wrappers.first else { return writeRules(to: &writer) }
    writer.block(first) { write(in: wrappers.dropFirst(), to: &$0) }
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
        Self.register(property.name, CSSLength(points[ContentSizeCategory.large.index]), to: &writer)
      }
    }
    // With its initial value, formulas that use the reader's size are computed values.
    if followsReader { Self.register(names.readerSize, large, to: &writer) }
  }

  private static func register(_ name: String, _ initial: CSSLength, to writer: inout TextWriter) {
    let syntax = " { syntax: \"<length>\"; inherits: true; initial-value: "
    writer.line("@property ", name, syntax, initial.description + "; }")
  }

  /// The attribute for each category, made once for a run.
  private static let attributes = ContentSizeCategory.allCases.map { "[data-content-size=\"\($0.name)\"]" }

  /// All twelve, including `large`: an element may return to it inside another. Print has no attribute, and so the
  /// default.
  private func writeCategories(to writer: inout TextWriter) {
    var varying: [(property: CSSProperty, start: [UInt8])] = []
    for group in groups {
      for property in group where property.varies { varying.append((property, Array("\(property.name): ".utf8))) }
    }
    if varying.isEmpty { return }
    writer.line()
    writer.block(keepsSizesOnPaper ? "@media all" : "@media not print") { writer in
      for category in ContentSizeCategory.allCases {
        if category != .xSmall { writer.line() }
        writer.block(scope.elements(with: Self.attributes[category.index])) { writer in
          for (property, start) in varying {
            if let (number, unit) = property.measure(at: category) { writer.declaration(start, number, unit: unit) }
          }
        }
      }
    }
  }

  /// Theme variables of Tailwind CSS 4, of which it makes utilities (https://tailwindcss.com/docs/font-size). They are
  /// `inline`, so that a utility has the values of its element.
  private func writeTailwindTheme(to writer: inout TextWriter) {
    writer.line()
    writer.block("@theme inline") { writer in
      for variable in styles.flatMap(\.tailwindVariables) { writer.line(variable) }
    }
  }

  /// `:where` gives a class no specificity against rules of the page.
  private func writeClasses(to writer: inout TextWriter) {
    for style in styles {
      writer.line()
      if let description = style.description { CSSText.write(comment: description, to: &writer) }
      writer.block(style.names.element) { writer in
        for property in style.properties {
          guard let kind = property.kind, let use = kind.use else { continue }
          // Where a style has no decoration, a link keeps its underline.
          let isOptional = options.scope != nil && kind == .decoration
          writer.declaration(use, isOptional ? "var(\(property.name), revert)" : style.names.use(of: kind))
        }
      }
      if let weight = style.strongWeight {
        writer.block(style.names.element, " :where(b, strong) {") {
          $0.declaration("font-weight", CSSText.number(weight))
        }
      }
    }
  }
}
