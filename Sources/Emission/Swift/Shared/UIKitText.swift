// Text for UIKit.

#if canImport(UIKit) && !os(watchOS)
@available(iOS 13, tvOS 13, *)
extension TypeRamp.Dictionary {
  /// The attributes of text in a style, scaled for `traits`, or for the user's settings: its font, line height,
  /// letter spacing, the line drawn with it and the space after paragraphs. Set them again when the traits change.
  internal static func attributes(
    _ style: Style, compatibleWith traits: UIKit.UITraitCollection? = nil
  ) -> [Foundation.NSAttributedString.Key: Any] { style._registered.attributes(traits) }

  /// Forgets the style of a view and its limits, as in `prepareForReuse()`: a change of the setting no longer sets it
  /// again. The text keeps its look.
  @available(iOS 15, tvOS 15, *)
  @Swift.MainActor
  internal static func removeStyle(from view: UIKit.UIView) { view.removeStyle() }
}

@available(iOS 13, tvOS 13, *)
extension TypeRamp.StyleEntry {
  fileprivate typealias Attributes = [Foundation.NSAttributedString.Key: Any]

  fileprivate func attributes(_ traits: UIKit.UITraitCollection?) -> TypeRamp.StyleEntry.Attributes {
    let font = uiFont(traits)
    var attributes: TypeRamp.StyleEntry.Attributes = [.font: font]
    // The system's size is used, as for the font.
    let growth = font.pointSize / defaultSize
    let paragraph = UIKit.NSMutableParagraphStyle()
    if let lineHeight {
      // A multiple and no maximum, so that taller scripts have the room that they need.
      let height = lineHeight * font.pointSize
      paragraph.lineHeightMultiple = height / font.lineHeight
      attributes[.paragraphStyle] = paragraph
      // UIKit adds the space above the text. Half of it belongs below; older systems apply the offset twice.
      var half: Swift.Double = (height - font.lineHeight) / 2
      if #unavailable(iOS 16.4, tvOS 16.4) { half /= 2 }
      attributes[.baselineOffset] = half
    }
    // UIKit has no negative paragraph spacing.
    if let paragraphSpacing, paragraphSpacing > 0 {
      paragraph.paragraphSpacing = paragraphSpacing * growth
      attributes[.paragraphStyle] = paragraph
    }
    if let tracking, tracking != 0 {
      let points: Swift.Double = tracking * growth
      if #available(iOS 14, tvOS 14, *) { attributes[.tracking] = points } else { attributes[.kern] = points }
    }
    if let textDecoration {
      let line = UIKit.NSUnderlineStyle.single.rawValue
      attributes[textDecoration == .underline ? .underlineStyle : .strikethroughStyle] = line
    }
    return attributes
  }

  /// Shows the style in a view, with its limits. From iOS 17 and tvOS 17 on it is shown again when the text size or
  /// Bold Text changes, until another style is set.
  @available(iOS 15, tvOS 15, *)
  @Swift.MainActor
  fileprivate func apply<View: UIKit.UIView>(to view: View, show: @escaping @Swift.MainActor (View) -> Swift.Void) {
    view.removeStyle()
    // A view without limits of a style can have limits of its own.
    if hasContentSizeLimits {
      view.minimumContentSizeCategory = minimumContentSize?.contentSizeCategory
      view.maximumContentSizeCategory = maximumContentSize?.contentSizeCategory
      view.fromStyle["limits"] = true
    }
    show(view)
    guard #available(iOS 17, tvOS 17, *) else { return }
    let traits: [UIKit.UITrait] = [UIKit.UITraitPreferredContentSizeCategory.self, UIKit.UITraitLegibilityWeight.self]
    view.fromStyle["registration"] = view.registerForTraitChanges(traits) { (view: View, _: UIKit.UITraitCollection) in
      show(view)
    }
  }
}

@available(iOS 15, tvOS 15, *)
extension UIKit.UIView {
  // What the style of the view has set. All modules have the same key, because the last style of any module counts.
  #if compiler(>=6.2)
  fileprivate var fromStyle: [Swift.String: Any] {
    get { unsafe objc_getAssociatedObject(self, .init(bitPattern: 0x7479_7065_7261)!) as? [Swift.String: Any] ?? [:] }
    set {
      unsafe objc_setAssociatedObject(self, .init(bitPattern: 0x7479_7065_7261)!, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
  #else
  fileprivate var fromStyle: [Swift.String: Any] {
    get { objc_getAssociatedObject(self, .init(bitPattern: 0x7479_7065_7261)!) as? [Swift.String: Any] ?? [:] }
    set { objc_setAssociatedObject(self, .init(bitPattern: 0x7479_7065_7261)!, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  #endif

  fileprivate func removeStyle() {
    if #available(iOS 17, tvOS 17, *) {
      let registration = fromStyle["registration"] as? any UIKit.UITraitChangeRegistration
      if let registration { unregisterForTraitChanges(registration) }
      fromStyle["registration"] = nil
    }
    if fromStyle.removeValue(forKey: "limits") != nil {
      (minimumContentSizeCategory, maximumContentSizeCategory) = (nil, nil)
    }
  }

  /// Nothing of a style is set in an empty text but the font, and what is set later has no more of it.
  fileprivate func forget(_ attributes: TypeRamp.StyleEntry.Attributes) {
    attributeKeys = []
    #if DEBUG
    if attributes.count > 1 {
      Swift.print(
        "TypeRamp: a style was set in a label without text. Set the text first: a new text has only its font.")
    }
    #endif
  }

  /// The attributes that a style has set, and no other style has replaced.
  fileprivate var attributeKeys: [Foundation.NSAttributedString.Key] {
    get { (fromStyle["attributes"] as? [Swift.String] ?? []).map { .init(rawValue: $0) } }
    set { fromStyle["attributes"] = newValue.map(\.rawValue) }
  }

  /// Gives a text the attributes of a style instead of those that a style has set. Alignment, indents and what else a
  /// paragraph has are kept.
  fileprivate func restyle(
    _ text: Foundation.NSMutableAttributedString, with attributes: TypeRamp.StyleEntry.Attributes
  ) {
    let range = Foundation.NSRange(location: 0, length: text.length)
    let old = attributeKeys
    for key in old where key != .paragraphStyle { text.removeAttribute(key, range: range) }
    text.addAttributes(attributes.filter { $0.key != .paragraphStyle }, range: range)
    attributeKeys = .init(attributes.keys)
    guard attributes[.paragraphStyle] != nil || old.contains(.paragraphStyle) else { return }
    let string = Foundation.NSString(string: text.string)
    var start = 0
    while start < text.length {
      let range = string.paragraphRange(for: Foundation.NSRange(location: start, length: 0))
      // No range is written through the pointer.
      #if compiler(>=6.2)
      let paragraph = unsafe text.attribute(.paragraphStyle, at: start, effectiveRange: nil)
      #else
      let paragraph = text.attribute(.paragraphStyle, at: start, effectiveRange: nil)
      #endif
      text.addAttributes([.paragraphStyle: spaced(paragraph, as: attributes)], range: range)
      start = range.location + range.length
    }
  }

  /// A paragraph style with the line height and the spacing of a style.
  fileprivate func spaced(_ paragraph: Any?, as attributes: TypeRamp.StyleEntry.Attributes) -> UIKit.NSParagraphStyle {
    let own = attributes[.paragraphStyle] as? UIKit.NSMutableParagraphStyle
    let copy = (paragraph as? UIKit.NSParagraphStyle)?.mutableCopy() as? UIKit.NSMutableParagraphStyle
    let result = copy ?? UIKit.NSMutableParagraphStyle()
    result.lineHeightMultiple = own?.lineHeightMultiple ?? 0
    result.paragraphSpacing = own?.paragraphSpacing ?? 0
    return result
  }
}

@available(iOS 15, tvOS 15, *)
extension UIKit.UILabel {
  /// Shows the text in a style: its font, limits, line height and letter spacing, and the line drawn with it, for all
  /// of the text. Set the text first, or with `setText(_:style:)`: a label drops all but the font when it gets another
  /// text.
  ///
  /// From iOS 17 on the label follows the text size and Bold Text. Before, only a font that the system scales does,
  /// until the style is set again.
  internal func setStyle(_ style: some TypeRamp.Style) {
    let entry = style._registered
    entry.apply(to: self) { label in
      label.adjustsFontForContentSizeCategory = true
      let text = label.attributedText.map { Foundation.NSMutableAttributedString(attributedString: $0) }
      let attributes = entry.attributes(label.traitCollection)
      label.font = attributes[.font] as? UIKit.UIFont
      guard let text, text.length > 0 else { return label.forget(attributes) }
      let (alignment, lineBreaks) = (label.textAlignment, label.lineBreakMode)
      label.restyle(text, with: attributes)
      label.attributedText = text
      (label.textAlignment, label.lineBreakMode) = (alignment, lineBreaks)
    }
  }

  /// Shows another text in a style.
  internal func setText(_ text: Swift.String, style: some TypeRamp.Style) {
    self.text = text
    setStyle(style)
  }
}

@available(iOS 15, tvOS 15, *)
extension UIKit.UITextView {
  /// Shows all of the text in a style, as a label does. An empty text view forgets the attributes of what is typed
  /// when its selection changes: set the style again in `textViewDidBeginEditing(_:)`.
  internal func setStyle(_ style: some TypeRamp.Style) {
    let entry = style._registered
    entry.apply(to: self) { view in
      view.adjustsFontForContentSizeCategory = true
      let old = view.attributeKeys
      let attributes = entry.attributes(view.traitCollection)
      view.font = attributes[.font] as? UIKit.UIFont
      view.restyle(view.textStorage, with: attributes)
      let paragraph = view.spaced(view.typingAttributes[.paragraphStyle], as: attributes)
      for key in old { view.typingAttributes[key] = nil }
      view.typingAttributes.merge(attributes) { $1 }
      view.typingAttributes[.paragraphStyle] = paragraph
    }
  }
}

@available(iOS 15, tvOS 15, *)
extension UIKit.UITextField {
  /// Shows the text in a style, as a label does, without a line height: there is one line.
  internal func setStyle(_ style: some TypeRamp.Style) {
    let entry = style._registered
    entry.apply(to: self) { field in
      field.adjustsFontForContentSizeCategory = true
      let attributes = entry.attributes(field.traitCollection)
        .filter { $0.key != .paragraphStyle && $0.key != .baselineOffset }
      var all = field.defaultTextAttributes
      for key in field.attributeKeys { all[key] = nil }
      field.defaultTextAttributes = all.merging(attributes) { $1 }
      field.attributeKeys = .init(attributes.keys)
      field.font = attributes[.font] as? UIKit.UIFont
    }
  }
}

@available(iOS 15, tvOS 15, *)
extension UIKit.UIButton {
  /// Shows the title in a style, as a label does. A button without a configuration writes the text of its label
  /// itself, so it gets the font and the limits; with one, its `titleTextAttributesTransformer` is set.
  internal func setStyle(_ style: some TypeRamp.Style) {
    let entry = style._registered
    entry.apply(to: self) { button in
      guard button.configuration != nil else {
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.font = entry.uiFont(button.traitCollection)
        return
      }
      // The traits of the button, since it sets the style again when they change; older systems ask for the current.
      var traits: UIKit.UITraitCollection?
      if #available(iOS 17, tvOS 17, *) { traits = button.traitCollection }
      button.configuration?.titleTextAttributesTransformer = .init { [traits] title in
        title.merging(Foundation.AttributeContainer(entry.attributes(traits)))
      }
    }
  }
}
#endif
