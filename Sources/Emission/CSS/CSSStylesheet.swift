import DynamicType
import StyleModel
import Writing

/// A stylesheet. Each of its parts is written by a function, in order.
struct CSSStylesheet {
  let table: ScaledTable
  private(set) var options: CSSOptions
  let names: CSSNames
  private(set) var scope: CSSScope
  let faces: CSSFontFaces
  let styles: [CSSStyle]
  /// The properties of each style, and those of the metrics.
  private(set) var groups: [[CSSProperty]]
  /// The number of the first curve: one element may have the values of two stylesheets.
  private(set) var firstCurve = 1
  /// Whether there are other values of the same properties, from which a page returns to its own.
  private let isScoped: Bool
  /// Whether paper has the sizes of the page, and not the default ones.
  private let keepsSizesOnPaper: Bool

  /// - Parameters:
  ///   - faces: the families of the table, where they were found together with those of others.
  ///   - used: the properties that styles may have, where others decide that too.
  ///   - shared: the words that the names of all styles begin with, where others decide that too.
  init(
    _ table: ScaledTable, options: CSSOptions, faces: CSSFontFaces? = nil, used: [CSSStyleProperty]? = nil,
    shared: String? = nil, keepsSizesOnPaper: Bool = false
  ) {
    let names = CSSNames(prefix: options.prefix, leavingOut: shared ?? CSSNames.sharedWords(of: [table]))
    let faces = faces ?? CSSFontFaces(table, options)
    let allStyles = table.allStyles
    let isScoped = options.scope != nil || used != nil
    let used = used ?? CSSStyleProperty.used(by: allStyles, faces.fonts, isScoped: isScoped)
    styles = zip(allStyles, faces.fonts).map { scaled, font in
      CSSStyle(scaled, font: font, names: names, used: used, isScoped: isScoped)
    }
    let metrics = table.metrics.map { CSSProperty(names.property(ofMetric: $0.metric.name), .lengths($0.values)) }
    groups = styles.map(\.properties) + (metrics.isEmpty ? [] : [metrics])
    self.table = table
    self.isScoped = isScoped
    self.options = options
    self.names = names
    scope = CSSScope(options.selector)
    self.faces = faces
    self.keepsSizesOnPaper = keepsSizesOnPaper
  }

  /// The stylesheet with some of its properties, for some elements.
  func with(_ scope: CSSScope, from curve: Int, where isWanted: (CSSProperty) -> Bool) -> CSSStylesheet {
    var sheet = self
    (sheet.scope, sheet.firstCurve) = (scope, curve)
    sheet.groups = groups.map { $0.filter(isWanted) }
    return sheet
  }

  /// The stylesheet without a selector and a media query.
  var everywhere: CSSStylesheet {
    var sheet = self
    (sheet.options.selector, sheet.options.media) = (nil, nil)
    return sheet
  }

  /// The whole stylesheet.
  var content: TextWriter {
    var writer = TextWriter()
    writeTop([self], to: &writer)
    writer.line()
    wrap(hasMedia: true, &writer) { writer in
      writeTextSize(to: &writer)
      writeValues(to: &writer)
      writeClasses(styles, to: &writer)
    }
    if options.isForTailwind { writeTailwindTheme(styles, to: &writer) }
    return writer
  }

  /// Writes the comment at the beginning, the faces, and the registrations of all properties of some stylesheets.
  func writeTop(_ all: [CSSStylesheet], to writer: inout TextWriter) {
    CSSText.write(comment: header, to: &writer)
    for face in all.flatMap(\.faces.rules) { face.write(to: &writer, options) }
    writeRegistrations(of: all.flatMap(\.groups), to: &writer)
  }

  /// Writes rules in the layer, and in the media query, if there are any. Faces and registrations are outside.
  func wrap(hasMedia: Bool, _ writer: inout TextWriter, _ rules: (inout TextWriter) -> Void) {
    let layer = options.layer.map { "@layer " + CSSNames.layer($0) }
    let media = hasMedia ? options.media.map { "@media " + $0 } : nil
    Self.write(in: [layer, media].compactMap(\.self)[...], to: &writer, rules)
  }

  private static func write(
    in wrappers: ArraySlice<String>, to writer: inout TextWriter, _ rules: (inout TextWriter) -> Void
  ) {
    guard let first = wrappers.first else { return rules(&writer) }
    writer.block(first) { write(in: wrappers.dropFirst(), to: &$0, rules) }
  }

  /// Writes the values of the properties.
  func writeValues(to writer: inout TextWriter) {
    writeRoot(to: &writer)
    if options.mode != .live { writeCategories(to: &writer) }
  }

  /// Registers the lengths, so that scripts read `17px` and not a formula. Of several the first value is the initial.
  private func writeRegistrations(of groups: [[CSSProperty]], to writer: inout TextWriter) {
    if !followsReader, groups.isEmpty { return }
    writer.line()
    var seen: Set<String> = []
    for group in groups {
      for property in group {
        guard case .lengths(let points) = property.value, seen.insert(property.name).inserted else { continue }
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

  /// The attribute for each text size, made once for a run.
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
  func writeTailwindTheme(_ styles: [CSSStyle], to writer: inout TextWriter) {
    writer.line()
    writer.block("@theme inline") { writer in
      for variable in styles.flatMap(\.tailwindVariables) { writer.line(variable) }
    }
  }

  /// Writes a class for each style, if there are classes. `:where` gives it no specificity against rules of the page.
  ///
  /// - Parameter absent: the properties that no theme has.
  func writeClasses(_ styles: [CSSStyle], without absent: Set<String> = [], to writer: inout TextWriter) {
    if options.classes == .off { return }
    for style in styles {
      writer.line()
      if let description = style.description { CSSText.write(comment: description, to: &writer) }
      writer.block(":where(.", style.names.className, ") {") { writer in
        for property in style.properties where !absent.contains(property.name) {
          guard let kind = property.kind, let use = kind.use else { continue }
          // Where a style has no decoration, a link keeps its underline.
          let isOptional = isScoped && kind == .decoration
          writer.line(use, ": var(", property.name, isOptional ? ", revert);" : ");")
        }
      }
      if let weight = style.strongText, !absent.contains(style.names[.strong]) {
        writer.block(":where(.", style.names.className, ") :where(b, strong) {") {
          $0.declaration("font-weight", weight)
        }
      }
    }
  }
}
