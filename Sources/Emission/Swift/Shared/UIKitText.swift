// Text for UIKit: the same for every dictionary.

#if canImport(UIKit) && !os(watchOS)
@available(iOS 13, tvOS 13, *)
extension Brand {
  /// The attributes of text in a style, scaled for `traits`, or for the user's settings: its font, line height,
  /// letter spacing, the line drawn with it and the space after paragraphs. Set them again when the traits change.
  internal static func attributes(
    _ style: Style, compatibleWith traits: UITraitCollection? = nil
  ) -> [NSAttributedString.Key: Any] {
    let font = uiFont(style, compatibleWith: traits)
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    // The system's size is used, as for the font.
    let growth = Double(font.pointSize) / pointSize(style, at: .large)
    let paragraph = NSMutableParagraphStyle()
    if let lineHeight = lineHeight(style) {
      // A multiple and no maximum, so that taller scripts have the room that they need.
      let (own, height) = (Double(font.lineHeight), lineHeight * Double(font.pointSize))
      paragraph.lineHeightMultiple = CGFloat(height / own)
      attributes[.paragraphStyle] = paragraph
      // UIKit adds the space above the text. Half of it belongs below; older systems apply the offset twice.
      let half = (height - own) / 2
      if #available(iOS 16.4, tvOS 16.4, *) {
        attributes[.baselineOffset] = half
      } else {
        attributes[.baselineOffset] = half / 2
      }
    }
    // UIKit has no negative paragraph spacing.
    let spacing = paragraphSpacing(style, at: .large)
    if spacing > 0 {
      paragraph.paragraphSpacing = CGFloat(spacing * growth)
      attributes[.paragraphStyle] = paragraph
    }
    let tracking = tracking(style, at: .large)
    if tracking != 0 {
      let points = tracking * growth
      if #available(iOS 14, tvOS 14, *) { attributes[.tracking] = points } else { attributes[.kern] = points }
    }
    switch textDecoration(style) {
    case .underline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case .lineThrough: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case nil: break
    }
    return attributes
  }

  /// The attributes of text in a style for an `AttributedString` of UIKit, scaled for `traits`, or for the user's
  /// settings.
  @available(iOS 15, tvOS 15, *)
  internal static func attributeContainer(
    _ style: Style, compatibleWith traits: UITraitCollection? = nil
  ) -> AttributeContainer { AttributeContainer(attributes(style, compatibleWith: traits)) }

  /// The attribute that says which style a label shows.
  fileprivate static let styleAttribute = NSAttributedString.Key(rawValue: "Brand.Style")
}

@available(iOS 17, tvOS 17, *)
extension UILabel {
  /// Shows a text in a style, with its line height, its letter spacing and the line drawn with it, and applies the
  /// style again when the content size or Bold Text changes. Call it again for another text or another style.
  internal func setText(_ text: String, style: Brand.Style) {
    let (alignment, lineBreaks) = (textAlignment, lineBreakMode)
    var attributes = Brand.attributes(style, compatibleWith: traitCollection)
    attributes[Brand.styleAttribute] = style.rawValue
    attributedText = NSAttributedString(string: text, attributes: attributes)
    // The paragraph style of the text has replaced them.
    (textAlignment, lineBreakMode) = (alignment, lineBreaks)
    // A layer keeps values for any key: the label registers once.
    if layer.value(forKey: "Brand.Style") != nil { return }
    layer.setValue(true, forKey: "Brand.Style")
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    registerForTraitChanges(traits) { (label: UILabel, _: UITraitCollection) in
      guard let text = label.attributedText, text.length > 0 else { return }
      let name = text.attribute(Brand.styleAttribute, at: 0, effectiveRange: nil) as? String
      if let style = name.flatMap({ Brand.Style(rawValue: $0) }) { label.setText(text.string, style: style) }
    }
  }
}

@available(iOS 15, tvOS 15, *)
extension UIButton.Configuration {
  /// Shows the title in a style, with its line height, its letter spacing and the line drawn with it. The button asks
  /// for them again whenever it updates its title.
  internal mutating func setTitleStyle(_ style: Brand.Style) {
    titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      attributes.merging(Brand.attributeContainer(style))
    }
  }
}
#endif
