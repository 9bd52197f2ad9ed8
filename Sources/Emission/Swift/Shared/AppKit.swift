// Fonts for AppKit. macOS has no Dynamic Type, so an app chooses the text size.

#if os(macOS)
internal import AppKit

@available(macOS 11, *)
extension TypeRamp.Dictionary {
  /// The font of a style at a text size that the app chooses: its size is that of the table. A style with the
  /// preferred font has that of macOS, which grows in the same proportion. With `isBold` it has the face for
  /// Bold Text.
  ///
  /// If the app lacks the font, `onMissingFont` is called and the preferred font is used.
  internal static func nsFont(
    _ style: Style, at size: ContentSize = .large, isBold: Swift.Bool = false
  ) -> AppKit.NSFont { style._registered.nsFont(size, isBold: isBold) }
}

@available(macOS 11, *)
extension TypeRamp.StyleEntry {
  func nsFont(_ size: TypeRamp.ContentSize, isBold: Swift.Bool) -> AppKit.NSFont {
    let preferred = AppKit.NSFont.preferredFont(forTextStyle: textStyle.appKit)
    if fontSize == nil {
      let points = (preferred.pointSize * growth(size)).rounded()
      return weight == nil ? styled(preferred.fontDescriptor, points) : system(points)
    }
    let points: AppKit.CGFloat = sizes[size.index]
    guard let name = face(isBold: isBold) else { return system(points) }
    if let font = AppKit.NSFont(name: name, size: points) { return font }
    TypeRamp.missingFonts.handler(name)
    return preferred
  }

  private func system(_ points: AppKit.CGFloat) -> AppKit.NSFont {
    let weights: [AppKit.NSFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let font = AppKit.NSFont.systemFont(ofSize: points, weight: weights[(weight ?? textStyle.weight).rawValue])
    return styled(font.fontDescriptor, points)
  }

  /// A system font with the design and the slant of the style.
  private func styled(_ descriptor: AppKit.NSFontDescriptor, _ points: AppKit.CGFloat) -> AppKit.NSFont {
    let designs: [AppKit.NSFontDescriptor.SystemDesign] = [.serif, .rounded, .monospaced]
    var designed = design.flatMap { descriptor.withDesign(designs[$0.rawValue]) } ?? descriptor
    if isItalic { designed = designed.withSymbolicTraits(designed.symbolicTraits.union(.italic)) }
    return .init(descriptor: designed, size: points) ?? .systemFont(ofSize: points, weight: .regular)
  }
}

@available(macOS 11, *)
extension TypeRamp.TextStyle {
  /// The text style, or the nearest in size: AppKit has no extra-large titles.
  fileprivate var appKit: AppKit.NSFont.TextStyle {
    let styles: [AppKit.NSFont.TextStyle] = [
      .largeTitle, .title1, .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    return styles[rawValue]
  }
}
#endif
