import DynamicType
import StyleModel
import Writing

/// The rules that determine the reader's settings, and the values on the root.
extension CSSStylesheet {
  /// The attribute's value that restores the reader's own setting.
  private static let system = "[data-content-size=\"system\"]"

  /// Whether the sizes follow the reader's own setting.
  var followsReader: Bool { options.mode != .table }

  var large: CSSLength { CSSLength(table.platform.preferredFont(.body).pointSize(compatibleWith: .large)) }

  /// Prevents automatic text enlargement by browsers, and writes the property that live sizes follow.
  func writeTextSize(to writer: inout TextWriter) {
    writer.block("html") {
      $0.declaration("-webkit-text-size-adjust", "100%")
      $0.declaration("text-size-adjust", "100%")
    }
    if followsReader { writeReaderSize(to: &writer) }
  }

  /// The font size of browsers is 16px unless the reader changes it. With `<meta name="text-scale" content="scale">` it
  /// is already multiplied by the system's text scale: using `env(preferred-text-scale)` as well would scale twice.
  private func writeReaderSize(to writer: inout TextWriter) {
    writer.line()
    writer.line("/* The body size that the user has chosen: the default of browsers, 16px, is `large`. */")
    writer.block("html") { $0.declaration(names.readerSize, "calc(1rem * \(large.number.shortest) / 16)") }
    writeSystemReaderSize(to: &writer)
    writer.line()
    writer.line("/* Paper has the default size. */")
    writer.block("@media print") {
      $0.block("html") { $0.declaration(names.readerSize, "\(large)") }
    }
  }

  private func writeSystemReaderSize(to writer: inout TextWriter) {
    writer.line()
    writer.line("/* On \(table.platform.label) it is the body size of Dynamic Type itself. */")
    writer.block("@supports (-webkit-touch-callout: none)") {
      $0.block("html") {
        $0.declaration("font", "-apple-system-body")
        $0.declaration(names.readerSize, "1rem")
      }
    }
  }

  /// Writes the values on the root: those at `large`, or those that follow the reader.
  func writeRoot(to writer: inout TextWriter) {
    let root = scope.root
    switch options.mode {
    case .table:
      write(groups, on: root, to: &writer) { $0.write(to: &$1) }
    case .live:
      writeLive(groups, on: root, to: &writer)
      writeMultiples(on: root, to: &writer)
    case .both:
      let selector = "\(root), \(scope.elements(with: Self.system))"
      writeLive(groups.map { $0.filter { !$0.varies } }, on: root, to: &writer)
      writeLive(groups.map { $0.filter(\.varies) }, on: selector, to: &writer)
      writeMultiples(on: selector, to: &writer)
    }
    writeFonts(to: &writer)
  }

  /// Writes the whole font of each style, wherever a part of it changes: a property that refers to others has the
  /// values of the element for which it is declared.
  private func writeFonts(to writer: inout TextWriter) {
    if styles.isEmpty || !options.hasShorthand { return }
    let changes = options.mode != .live && groups.joined().contains(where: \.varies)
    writer.line()
    let elements = changes ? "\(scope.root), \(scope.elements(with: "[data-content-size]"))" : scope.root
    writer.block(elements) { writer in
      for style in styles { style.writeFont(to: &writer) }
    }
  }

  private func writeLive(_ groups: [[CSSProperty]], on selector: String, to writer: inout TextWriter) {
    let live = CSSLive(groups, names, from: firstCurve, on: table.platform)
    write([live.curves] + groups, on: selector, to: &writer) { $0.writeLive(live, to: &$1) }
  }

  /// Writes a declaration for each property of some groups.
  private func write(
    _ groups: [[CSSProperty]], on selector: String, to writer: inout TextWriter,
    _ declaration: (CSSProperty, inout TextWriter) -> Void
  ) {
    let groups = groups.filter { !$0.isEmpty }
    if groups.isEmpty { return }
    writer.line()
    writer.block(selector) { writer in
      for (number, group) in groups.enumerated() {
        if number > 0 { writer.line() }
        for property in group { declaration(property, &writer) }
      }
    }
  }

  /// Varying line heights are lengths in browsers that cannot divide lengths, and multiples in those that can.
  private func writeMultiples(on selector: String, to writer: inout TextWriter) {
    let multiples = groups.flatMap { $0.compactMap(\.liveMultiple) }
    if multiples.isEmpty { return }
    writer.line()
    writer.block("@supports (line-height: calc(2px / 1px))") {
      $0.block(selector) { writer in
        for multiple in multiples { writer.line(multiple) }
      }
    }
  }
}
