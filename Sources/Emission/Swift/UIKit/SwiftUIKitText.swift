import StyleModel
import Writing

extension SwiftFile {
  /// Writes the attributes of text that a `UIFont` cannot represent.
  func writeAttributes(to writer: inout TextWriter) {
    writer.line()
    writer.lines([
      "/// The attributes of text in a style, scaled for `traits`, or for the user's settings: its font, line height,",
      "/// letter spacing, the line drawn with it and the space after paragraphs. Set them again when the traits change.",
    ])
    writer.lines(isolation)
    writer.line("\(access)static func attributes(")
    writer.line("  _ style: Style, compatibleWith traits: UITraitCollection? = nil")
    writer.block(") -> [NSAttributedString.Key: Any] {") { writer in
      let isPlain = !hasLineHeight && !hasTracking && !hasTextDecoration && !hasParagraphSpacing
      if isPlain { return writer.line("[.font: uiFont(style, compatibleWith: traits)]") }
      writer.line("let font = uiFont(style, compatibleWith: traits)")
      writer.line("var attributes: [NSAttributedString.Key: Any] = [.font: font]")
      if hasLineHeight { writer.lines(Self.paragraphStyle) }
      if hasTracking { writer.lines(Self.tracking) }
      if hasTextDecoration { writer.lines(Self.decoration) }
      if hasParagraphSpacing { writer.lines(Self.paragraphSpacing) }
      writer.line("return attributes")
    }
  }

  private static let paragraphStyle: UTF8Text = """
    if let lineHeight = lineHeight(style) {
      let paragraph = NSMutableParagraphStyle()
      paragraph.minimumLineHeight = CGFloat(lineHeight * Double(font.pointSize))
      paragraph.maximumLineHeight = paragraph.minimumLineHeight
      attributes[.paragraphStyle] = paragraph
    }
    """

  /// The system's size is used, as for the font.
  private static let tracking: UTF8Text = """
    let tracking = tracking(style, at: .large)
    if tracking != 0 {
      let points = tracking * Double(font.pointSize) / pointSize(style, at: .large)
      if #available(iOS 14, tvOS 14, *) { attributes[.tracking] = points } else { attributes[.kern] = points }
    }
    """

  private static let decoration: UTF8Text = """
    switch textDecoration(style) {
    case .underline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case .lineThrough: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case nil: break
    }
    """

  /// UIKit has no negative paragraph spacing.
  private static let paragraphSpacing: UTF8Text = """
    let spacing = paragraphSpacing(style, at: .large)
    if spacing > 0 {
      let paragraph = attributes[.paragraphStyle] as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      paragraph.paragraphSpacing = CGFloat(spacing * Double(font.pointSize) / pointSize(style, at: .large))
      attributes[.paragraphStyle] = paragraph
    }
    """
}
