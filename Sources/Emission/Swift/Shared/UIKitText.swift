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

  /// Sets the limits of a style in a view, and marks the view with the style. From iOS 17 and tvOS 17 on, `update` sets
  /// the style again when the content size or Bold Text changes.
  @available(iOS 15, tvOS 15, *)
  @MainActor
  fileprivate static func apply<View: UIView>(
    _ style: Style, to view: View, update: @escaping @MainActor (View, Style) -> Void
  ) {
    let (minimum, maximum) = (entry(style).minimumContentSize, entry(style).maximumContentSize)
    view.minimumContentSizeCategory = minimum.map { UIContentSizeCategory(brand: $0) }
    view.maximumContentSizeCategory = maximum.map { UIContentSizeCategory(brand: $0) }
    let isMarked = shownStyle(of: view) != nil
    // A layer keeps values for any key, and a view does not: so the view registers once, and knows its last style.
    view.layer.setValue(style.rawValue, forKey: "Brand.Style")
    guard !isMarked, #available(iOS 17, tvOS 17, *) else { return }
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    view.registerForTraitChanges(traits) { (view: View, _: UITraitCollection) in
      if let style = shownStyle(of: view) { update(view, style) }
    }
  }

  /// The style that was last set in a view.
  @MainActor
  fileprivate static func shownStyle(of view: UIView) -> Style? {
    (view.layer.value(forKey: "Brand.Style") as? String).flatMap { Style(rawValue: $0) }
  }

  /// The attributes that a style has set.
  fileprivate static func keys(of style: Style?) -> [NSAttributedString.Key] {
    style.map { Array(attributes($0).keys) } ?? []
  }

  /// Gives a text the attributes of a style instead of those of another one.
  fileprivate static func restyle(
    _ text: NSMutableAttributedString, from old: Style?, with attributes: [NSAttributedString.Key: Any]
  ) {
    let range = NSRange(location: 0, length: text.length)
    for key in keys(of: old) { text.removeAttribute(key, range: range) }
    text.addAttributes(attributes, range: range)
  }
}

@available(iOS 15, tvOS 15, *)
extension UILabel {
  /// Shows the text in a style: its font, limits, line height and letter spacing, and the line drawn with it. The label
  /// follows the content size; its line height, letter spacing and face for Bold Text do from iOS 17 on, and otherwise
  /// when the style is set again, as for another text.
  internal func setStyle(_ style: Brand.Style) {
    let old = Brand.shownStyle(of: self)
    Brand.apply(style, to: self) { $0.setStyle($1) }
    adjustsFontForContentSizeCategory = true
    let text = attributedText.map { NSMutableAttributedString(attributedString: $0) }
    font = Brand.uiFont(style, compatibleWith: traitCollection)
    guard let text, text.length > 0 else { return }
    let (alignment, lineBreaks) = (textAlignment, lineBreakMode)
    Brand.restyle(text, from: old, with: Brand.attributes(style, compatibleWith: traitCollection))
    attributedText = text
    // The paragraph style of the text has replaced them.
    (textAlignment, lineBreakMode) = (alignment, lineBreaks)
  }

  /// Shows another text in a style.
  internal func setText(_ text: String, style: Brand.Style) {
    self.text = text
    setStyle(style)
  }
}

@available(iOS 15, tvOS 15, *)
extension UITextView {
  /// Shows the text, also what is typed, in a style, as a label does.
  internal func setStyle(_ style: Brand.Style) {
    let old = Brand.shownStyle(of: self)
    Brand.apply(style, to: self) { $0.setStyle($1) }
    adjustsFontForContentSizeCategory = true
    let attributes = Brand.attributes(style, compatibleWith: traitCollection)
    font = attributes[.font] as? UIFont
    Brand.restyle(textStorage, from: old, with: attributes)
    for key in Brand.keys(of: old) { typingAttributes[key] = nil }
    typingAttributes.merge(attributes) { $1 }
  }
}

@available(iOS 15, tvOS 15, *)
extension UITextField {
  /// Shows the text in a style, as a label does, without a line height: there is one line.
  internal func setStyle(_ style: Brand.Style) {
    let old = Brand.shownStyle(of: self)
    Brand.apply(style, to: self) { $0.setStyle($1) }
    adjustsFontForContentSizeCategory = true
    let ofLines: [NSAttributedString.Key] = [.paragraphStyle, .baselineOffset]
    let attributes = Brand.attributes(style, compatibleWith: traitCollection).filter { !ofLines.contains($0.key) }
    for key in Brand.keys(of: old) where !ofLines.contains(key) { defaultTextAttributes[key] = nil }
    defaultTextAttributes.merge(attributes) { $1 }
    font = Brand.uiFont(style, compatibleWith: traitCollection)
  }
}

@available(iOS 15, tvOS 15, *)
extension UIButton {
  /// Shows the title in a style, as a label does; without a configuration, that is its label.
  internal func setStyle(_ style: Brand.Style) {
    Brand.apply(style, to: self) { $0.setStyle($1) }
    guard configuration != nil else {
      titleLabel?.setStyle(style)
      return
    }
    // The traits of the button, since it sets the style again when they change; older systems ask for the current ones.
    var traits: UITraitCollection?
    if #available(iOS 17, tvOS 17, *) { traits = traitCollection }
    configuration?.setTitleStyle(style, compatibleWith: traits)
  }
}

@available(iOS 15, tvOS 15, *)
extension UIButton.Configuration {
  /// Shows the title in a style, with its line height, its letter spacing and the line drawn with it. The button asks
  /// for them again whenever it updates its title.
  internal mutating func setTitleStyle(_ style: Brand.Style, compatibleWith traits: UITraitCollection? = nil) {
    titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      attributes.merging(Brand.attributeContainer(style, compatibleWith: traits))
    }
  }
}
#endif
