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

  /// Sets the limits of a style in a view, and marks the view with the style. From iOS 17 and tvOS 17 on, `update`
  /// sets the style again when the content size or Bold Text changes.
  ///
  /// A layer keeps values for any key, and a view does not. `typeramp.style` is the last style of any dictionary.
  @available(iOS 15, tvOS 15, *)
  @MainActor
  fileprivate static func apply<View: UIView>(
    _ style: Style, to view: View, update: @escaping @MainActor (View, Style) -> Void
  ) {
    let (minimum, maximum) = (entry(style).minimumContentSize, entry(style).maximumContentSize)
    let hasLimits = minimum != nil || maximum != nil
    // A view without limits of a style can have limits of its own.
    if hasLimits || view.layer.value(forKey: "typeramp.limits") != nil {
      view.minimumContentSizeCategory = minimum.map { UIContentSizeCategory(brand: $0) }
      view.maximumContentSizeCategory = maximum.map { UIContentSizeCategory(brand: $0) }
      view.layer.setValue(hasLimits ? true : nil, forKey: "typeramp.limits")
    }
    view.layer.setValue("Brand." + style.rawValue, forKey: "typeramp.style")
    guard view.layer.value(forKey: "Brand.Style") == nil, #available(iOS 17, tvOS 17, *) else { return }
    view.layer.setValue(true, forKey: "Brand.Style")
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    view.registerForTraitChanges(traits) { (view: View, _: UITraitCollection) in
      let mark = view.layer.value(forKey: "typeramp.style") as? String ?? ""
      // Another dictionary can have set its style since.
      let name = mark.hasPrefix("Brand.") ? String(mark.dropFirst("Brand.".count)) : ""
      if let style = Style(rawValue: name) { update(view, style) }
    }
  }

  /// The attributes that a style has set in a view, and no other style has replaced.
  @MainActor
  fileprivate static func keys(in view: UIView) -> [NSAttributedString.Key] {
    (view.layer.value(forKey: "typeramp.attributes") as? [String] ?? []).map { NSAttributedString.Key(rawValue: $0) }
  }

  /// Gives a text the attributes of a style instead of those that a style has set in its view. Alignment, indents and
  /// what else a paragraph has are kept.
  @MainActor
  fileprivate static func restyle(
    _ text: NSMutableAttributedString, in view: UIView, with attributes: [NSAttributedString.Key: Any]
  ) {
    let range = NSRange(location: 0, length: text.length)
    let old = keys(in: view)
    for key in old where key != .paragraphStyle { text.removeAttribute(key, range: range) }
    text.addAttributes(attributes.filter { $0.key != .paragraphStyle }, range: range)
    let own = attributes[.paragraphStyle] as? NSMutableParagraphStyle
    if own != nil || old.contains(.paragraphStyle) {
      var paragraphs: [(NSParagraphStyle, NSRange)] = []
      text.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
        paragraphs.append((paragraph(value, spacedAs: own), range))
      }
      for (paragraph, range) in paragraphs { text.addAttributes([.paragraphStyle: paragraph], range: range) }
    }
    view.layer.setValue(attributes.keys.map(\.rawValue), forKey: "typeramp.attributes")
  }

  /// A paragraph style with the line height and the spacing of another one.
  fileprivate static func paragraph(_ paragraph: Any?, spacedAs own: NSMutableParagraphStyle?) -> NSParagraphStyle {
    let copy = (paragraph as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
    let result = copy ?? NSMutableParagraphStyle()
    result.lineHeightMultiple = own?.lineHeightMultiple ?? 0
    result.paragraphSpacing = own?.paragraphSpacing ?? 0
    return result
  }
}

@available(iOS 15, tvOS 15, *)
extension UILabel {
  /// Shows the text in a style: its font, limits, line height and letter spacing, and the line drawn with it, for all
  /// of the text. Set the text first, or with `setText(_:style:)`: a label drops all but the font when it gets another
  /// text.
  ///
  /// From iOS 17 on the label follows the content size and Bold Text. Before, only a font that the system scales does,
  /// until the style is set again.
  internal func setStyle(_ style: Brand.Style) {
    Brand.apply(style, to: self) { $0.setStyle($1) }
    adjustsFontForContentSizeCategory = true
    let text = attributedText.map { NSMutableAttributedString(attributedString: $0) }
    font = Brand.uiFont(style, compatibleWith: traitCollection)
    guard let text, text.length > 0 else { return }
    let (alignment, lineBreaks) = (textAlignment, lineBreakMode)
    Brand.restyle(text, in: self, with: Brand.attributes(style, compatibleWith: traitCollection))
    attributedText = text
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
  /// Shows all of the text in a style, as a label does. An empty text view forgets the attributes of what is typed
  /// when its selection changes: set the style again in `textViewDidBeginEditing(_:)`.
  internal func setStyle(_ style: Brand.Style) {
    Brand.apply(style, to: self) { $0.setStyle($1) }
    adjustsFontForContentSizeCategory = true
    let old = Brand.keys(in: self)
    let attributes = Brand.attributes(style, compatibleWith: traitCollection)
    font = attributes[.font] as? UIFont
    Brand.restyle(textStorage, in: self, with: attributes)
    let own = attributes[.paragraphStyle] as? NSMutableParagraphStyle
    let paragraph = Brand.paragraph(typingAttributes[.paragraphStyle], spacedAs: own)
    for key in old { typingAttributes[key] = nil }
    typingAttributes.merge(attributes) { $1 }
    typingAttributes[.paragraphStyle] = paragraph
  }
}

@available(iOS 15, tvOS 15, *)
extension UITextField {
  /// Shows the text in a style, as a label does, without a line height: there is one line.
  internal func setStyle(_ style: Brand.Style) {
    Brand.apply(style, to: self) { $0.setStyle($1) }
    adjustsFontForContentSizeCategory = true
    let ofLines: [NSAttributedString.Key] = [.paragraphStyle, .baselineOffset]
    let attributes = Brand.attributes(style, compatibleWith: traitCollection).filter { !ofLines.contains($0.key) }
    for key in Brand.keys(in: self) { defaultTextAttributes[key] = nil }
    defaultTextAttributes.merge(attributes) { $1 }
    layer.setValue(attributes.keys.map(\.rawValue), forKey: "typeramp.attributes")
    font = Brand.uiFont(style, compatibleWith: traitCollection)
  }
}

@available(iOS 15, tvOS 15, *)
extension UIButton {
  /// Shows the title in a style, as a label does. A button without a configuration writes the text of its label
  /// itself, so it gets the font and the limits; with one, its `titleTextAttributesTransformer` is set.
  internal func setStyle(_ style: Brand.Style) {
    Brand.apply(style, to: self) { $0.setStyle($1) }
    guard configuration != nil else {
      titleLabel?.adjustsFontForContentSizeCategory = true
      titleLabel?.font = Brand.uiFont(style, compatibleWith: traitCollection)
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
