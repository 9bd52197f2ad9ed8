import Documents
import DynamicType

extension SwiftCode {
  /// What the dictionary says of each style, as data that the rest of the file follows.
  var entries: String {
    var writer = TextWriter()
    writer.block("extension \(name) {") { writer in
      writer.lines(Self.declarations)
      writer.line()
      writer.block("private static func entry(_ style: Style) -> Entry {") { writer in
        writer.line("switch style {")
        for style in table.styles.map(\.style) {
          writer.line("case .\(style.textStyle.name): Entry(\(Self.arguments(of: style).joined(separator: ", ")))")
        }
        writer.line("}")
      }
    }
    return writer.text
  }

  private static func arguments(of style: ResolvedStyle) -> [String] {
    let limits = style.limits
    let hasRange = limits.minimumCategory != nil || limits.maximumCategory != nil
    let arguments: [(String, String?)] =
      font(of: style) + [
        ("curve", style.relativeTo.map { ".\($0.name)" }),
        ("maximum", limits.maximumPointSize?.shortest),
        ("range", hasRange ? ".\(limits.clamp(.xSmall).name) ... .\(limits.clamp(.accessibility5).name)" : nil),
        ("isFixed", style.isFixed ? "true" : nil),
        ("lineHeight", style.lineHeight?.shortest),
        ("tracking", style.tracking?.shortest),
      ]
    return arguments.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  private static func font(of style: ResolvedStyle) -> [(String, String?)] {
    switch style.font {
    case .custom(let name, let boldName):
      [
        ("font", SwiftText.literal(name)), ("boldFont", boldName.map(SwiftText.literal)),
        ("size", style.fontSize.shortest),
      ]
    case .system(_, let design, let usesPreferredSizes):
      [
        ("size", usesPreferredSizes && !style.isFixed ? nil : style.fontSize.shortest),
        ("weight", style.origin.isFallback ? nil : style.systemWeight.map { ".\($0.rawValue)" }),
        ("design", design.map { ".\($0.rawValue)" }),
      ]
    }
  }

  private static let declarations = """
    fileprivate enum Weight: Int, Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    fileprivate enum Design: Int, Sendable { case `default`, serif, rounded, monospaced }

    /// What the dictionary says of a style; nothing for the preferred font.
    private struct Entry: Sendable {
      /// Nil for a system font.
      var font: String?
      var boldFont: String?
      /// At large, in points; nil for the preferred size.
      var size: Double?
      var weight: Weight?
      var design = Design.default
      /// The style that it scales like, if that is another.
      var curve: Style?
      /// The most points that it may have.
      var maximum: Double?
      var range = ContentSize.xSmall ... ContentSize.accessibility5
      var isFixed = false
      var lineHeight: Double?
      var tracking = 0.0
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
