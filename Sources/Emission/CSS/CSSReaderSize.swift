import DynamicType
import Writing

/// The rules that determine the reader's settings, and the values on the root.
extension CSSStylesheet {
  /// The attribute's value that restores the reader's own setting.
  private static let system: UTF8Text = "[data-content-size=\"system\"]"

  private var readerReference: UTF8Text { "var(\(names.readerSize))" }

  private var large: Double { platform.preferredFont(.body).pointSize(compatibleWith: .large) }

  /// The reader's size with its initial value, so that formulas using it are computed values.
  var readerSize: [(name: CSSPropertyName, initial: CSSLength)] {
    options.mode == .table ? [] : [(names.readerSize, CSSLength(large))]
  }

  /// Prevents automatic text enlargement by browsers, and writes the property that live sizes follow.
  func writeTextSize(to writer: inout TextWriter) {
    writer.block("html {") {
      $0.line("-webkit-text-size-adjust: 100%;")
      $0.line("text-size-adjust: 100%;")
    }
    if options.mode != .table { writeReaderSize(to: &writer) }
  }

  /// The font size of browsers is 16px unless the reader changes it. With `<meta name="text-scale" content="scale">` it
  /// is already multiplied by the system's text scale: using `env(preferred-text-scale)` as well would scale twice.
  private func writeReaderSize(to writer: inout TextWriter) {
    writer.line()
    writer.line("/* The body size that the reader has chosen: the default of browsers, 16px, is `large`. */")
    writer.block("html {") { $0.line("\(names.readerSize): calc(1rem * \(large) / 16);") }
    writeSystemReaderSize(to: &writer)
    writer.line()
    writer.line("/* Paper has the default size. */")
    writer.block("@media print {") {
      $0.block("html {") { $0.line("\(names.readerSize): \(CSSLength(large))px;") }
    }
  }

  private func writeSystemReaderSize(to writer: inout TextWriter) {
    writer.line()
    writer.line("/* On \(platform.label) it is the body size of Dynamic Type itself. */")
    writer.block("@supports (-webkit-touch-callout: none) {") {
      $0.block("html {") {
        $0.line("font: -apple-system-body;")
        $0.line("\(names.readerSize): 1rem;")
      }
    }
  }

  /// Writes the values on the root: those at `large`, or those that follow the reader.
  func writeRoot(to writer: inout TextWriter) {
    switch options.mode {
    case .table: write(on: ":root", to: &writer) { $0.write($1, at: .large, to: &$2) }
    case .live:
      write(on: ":root", to: &writer, live)
      writeMultiples(on: ":root", to: &writer)
    case .both:
      let selector: UTF8Text = ":root, \(Self.system)"
      write(on: ":root", where: { !$0.varies($1) }, to: &writer, live)
      write(on: selector, where: { $0.varies($1) }, to: &writer, live)
      writeMultiples(on: selector, to: &writer)
    }
  }

  private func live(_ group: any CSSGroup, _ index: Int, _ writer: inout TextWriter) {
    group.writeLive(index, on: platform, reader: readerReference, to: &writer)
  }

  /// Writes a declaration for each of some properties, in groups.
  private func write(
    on selector: UTF8Text, where isIncluded: (any CSSGroup, Int) -> Bool = { _, _ in true },
    to writer: inout TextWriter, _ declaration: (any CSSGroup, Int, inout TextWriter) -> Void
  ) {
    let groups = groups.filter { group in (0..<group.count).contains { isIncluded(group, $0) } }
    if groups.isEmpty { return }
    writer.line()
    writer.block("\(selector) {") { writer in
      for (number, group) in groups.enumerated() {
        if number > 0 { writer.line() }
        for index in 0..<group.count where isIncluded(group, index) { declaration(group, index, &writer) }
      }
    }
  }

  /// Varying line heights are lengths in browsers that cannot divide lengths, and multiples in those that can.
  private func writeMultiples(on selector: UTF8Text, to writer: inout TextWriter) {
    let multiples = groups.flatMap { group in (0..<group.count).compactMap { group.liveMultiple(of: $0) } }
    if multiples.isEmpty { return }
    writer.line()
    writer.block("@supports (line-height: calc(2px / 1px)) {") {
      $0.block("\(selector) {") { $0.lines(multiples) }
    }
  }
}
