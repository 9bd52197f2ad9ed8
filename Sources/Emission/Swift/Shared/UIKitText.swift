// Text for UIKit.

#if canImport(UIKit) && !os(watchOS)
@available(iOS 13, tvOS 13, *)
extension TypeRamp.Dictionary {
  /// The attributes of text in a style, scaled for `traits`, or for the user's settings: its font, line height,
  /// letter spacing, the line drawn with it and the space after paragraphs. Set them again when the traits change.
  internal static func attributes(
    _ style: Style, compatibleWith traits: UITraitCollection? = nil
  ) -> [NSAttributedString.Key: Any] { style.attributes(traits) }

  /// The attributes of text in a style for an `AttributedString` of UIKit, scaled for `traits`, or for the user's
  /// settings.
  @available(iOS 15, tvOS 15, *)
  internal static func attributeContainer(
    _ style: Style, compatibleWith traits: UITraitCollection? = nil
  ) -> AttributeContainer { AttributeContainer(style.attributes(traits)) }
}

@available(iOS 13, tvOS 13, *)
extension TypeRamp.Style {
  fileprivate func attributes(_ traits: UITraitCollection?) -> [NSAttributedString.Key: Any] {
    let (entry, font) = (entry, uiFont(traits))
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    // The system's size is used, as for the font.
    let growth = Double(font.pointSize) / entry.defaultSize
    let paragraph = NSMutableParagraphStyle()
    if let lineHeight = entry.lineHeight {
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
    if let spacing = entry.paragraphSpacing, spacing > 0 {
      paragraph.paragraphSpacing = CGFloat(spacing * growth)
      attributes[.paragraphStyle] = paragraph
    }
    if let tracking = entry.tracking, tracking != 0 {
      let points = tracking * growth
      if #available(iOS 14, tvOS 14, *) { attributes[.tracking] = points } else { attributes[.kern] = points }
    }
    switch entry.textDecoration {
    case .underline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case .lineThrough: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case nil: break
    }
    return attributes
  }
}

// MARK: - Views

extension TypeRamp {
  /// What sets the last style of a view again.
  @MainActor
  fileprivate final class Update<View> {
    let call: (View) -> Void

    init(_ call: @escaping (View) -> Void) { self.call = call }
  }
}

@available(iOS 15, tvOS 15, *)
extension TypeRamp.Style {
  /// Sets the limits of the style in a view. From iOS 17 and tvOS 17 on, `update` sets the style again when the content
  /// size or Bold Text changes, unless another style was set since.
  ///
  /// A layer keeps values for any key, and a view does not.
  @MainActor
  fileprivate func apply<View: UIView>(to view: View, update: @escaping @MainActor (View) -> Void) {
    let entry = entry
    // A view without limits of a style can have limits of its own.
    if entry.hasContentSizeLimits || view.layer.value(forKey: "typeramp.limits") != nil {
      view.minimumContentSizeCategory = entry.minimumContentSize.map { UIContentSizeCategory(typeRamp: $0) }
      view.maximumContentSizeCategory = entry.maximumContentSize.map { UIContentSizeCategory(typeRamp: $0) }
      view.layer.setValue(entry.hasContentSizeLimits ? true : nil, forKey: "typeramp.limits")
    }
    view.layer.setValue(TypeRamp.Update(update), forKey: "typeramp.update")
    // The name of the module is in it: another module has another type of this name.
    let mark = #fileID
    guard view.layer.value(forKey: mark) == nil, #available(iOS 17, tvOS 17, *) else { return }
    view.layer.setValue(true, forKey: mark)
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    view.registerForTraitChanges(traits) { (view: View, _: UITraitCollection) in
      (view.layer.value(forKey: "typeramp.update") as? TypeRamp.Update<View>)?.call(view)
    }
  }
}

@available(iOS 15, tvOS 15, *)
extension TypeRamp {
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
extension UIView {
  /// Forgets the style of the view and its limits, as in `prepareForReuse()`: a change of the setting no longer sets it
  /// again. The text keeps its look.
  internal func removeStyle() {
    layer.setValue(nil, forKey: "typeramp.update")
    if layer.value(forKey: "typeramp.limits") == nil { return }
    (minimumContentSizeCategory, maximumContentSizeCategory) = (nil, nil)
    layer.setValue(nil, forKey: "typeramp.limits")
  }
}

@available(iOS 15, tvOS 15, *)
extension UILabel {
  /// Shows the text in a style: its font, limits, line height and letter spacing, and the line drawn with it, for all
  /// of the text. Set the text first, or with `setText(_:style:)`: a label drops all but the font when it gets another
  /// text.
  ///
  /// From iOS 17 on the label follows the text size and Bold Text. Before, only a font that the system scales does,
  /// until the style is set again.
  internal func setStyle(_ style: some TypeRamp.Style) {
    style.apply(to: self) { $0.setStyle(style) }
    adjustsFontForContentSizeCategory = true
    let text = attributedText.map { NSMutableAttributedString(attributedString: $0) }
    font = style.uiFont(traitCollection)
    guard let text, text.length > 0 else { return layer.setValue(nil, forKey: "typeramp.attributes") }
    let (alignment, lineBreaks) = (textAlignment, lineBreakMode)
    TypeRamp.restyle(text, in: self, with: style.attributes(traitCollection))
    attributedText = text
    (textAlignment, lineBreakMode) = (alignment, lineBreaks)
  }

  /// Shows another text in a style.
  internal func setText(_ text: String, style: some TypeRamp.Style) {
    self.text = text
    setStyle(style)
  }
}

@available(iOS 15, tvOS 15, *)
extension UITextView {
  /// Shows all of the text in a style, as a label does. An empty text view forgets the attributes of what is typed
  /// when its selection changes: set the style again in `textViewDidBeginEditing(_:)`.
  internal func setStyle(_ style: some TypeRamp.Style) {
    style.apply(to: self) { $0.setStyle(style) }
    adjustsFontForContentSizeCategory = true
    let old = TypeRamp.keys(in: self)
    let attributes = style.attributes(traitCollection)
    font = attributes[.font] as? UIFont
    TypeRamp.restyle(textStorage, in: self, with: attributes)
    let own = attributes[.paragraphStyle] as? NSMutableParagraphStyle
    let paragraph = TypeRamp.paragraph(typingAttributes[.paragraphStyle], spacedAs: own)
    for key in old { typingAttributes[key] = nil }
    typingAttributes.merge(attributes) { $1 }
    typingAttributes[.paragraphStyle] = paragraph
  }
}

@available(iOS 15, tvOS 15, *)
extension UITextField {
  /// Shows the text in a style, as a label does, without a line height: there is one line.
  internal func setStyle(_ style: some TypeRamp.Style) {
    style.apply(to: self) { $0.setStyle(style) }
    adjustsFontForContentSizeCategory = true
    let ofLines: [NSAttributedString.Key] = [.paragraphStyle, .baselineOffset]
    let attributes = style.attributes(traitCollection).filter { !ofLines.contains($0.key) }
    var all = defaultTextAttributes
    for key in TypeRamp.keys(in: self) { all[key] = nil }
    defaultTextAttributes = all.merging(attributes) { $1 }
    layer.setValue(attributes.keys.map(\.rawValue), forKey: "typeramp.attributes")
    font = style.uiFont(traitCollection)
  }
}

@available(iOS 15, tvOS 15, *)
extension UIButton {
  /// Shows the title in a style, as a label does. A button without a configuration writes the text of its label
  /// itself, so it gets the font and the limits; with one, its `titleTextAttributesTransformer` is set.
  internal func setStyle(_ style: some TypeRamp.Style) {
    style.apply(to: self) { $0.setStyle(style) }
    guard configuration != nil else {
      titleLabel?.adjustsFontForContentSizeCategory = true
      titleLabel?.font = style.uiFont(traitCollection)
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
  internal mutating func setTitleStyle(_ style: some TypeRamp.Style, compatibleWith traits: UITraitCollection? = nil) {
    titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      attributes.merging(AttributeContainer(style.attributes(traits)))
    }
  }
}
#endif
