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
  internal static func nsFont(_ style: Style, at size: ContentSize = .large, isBold: Bool = false) -> NSFont {
    style.nsFont(size, isBold: isBold)
  }
}

@available(macOS 11, *)
extension TypeRamp.Style {
  func nsFont(_ size: TypeRamp.ContentSize, isBold: Bool) -> NSFont {
    _ = Self.registration
    return entry.nsFont(size, isBold: isBold)
  }
}

@available(macOS 11, *)
extension TypeRamp.StyleEntry {
  fileprivate func nsFont(_ size: TypeRamp.ContentSize, isBold: Bool) -> NSFont {
    let preferred = NSFont.preferredFont(forTextStyle: textStyle.appKit)
    let points = CGFloat(sizes[size.index])
    if fontSize == nil {
      let growth = sizes[size.index] / defaultSize
      let points = CGFloat((Double(preferred.pointSize) * growth).rounded())
      return weight == nil ? styled(preferred.fontDescriptor, points) : system(points)
    }
    guard let fontName else { return system(points) }
    let name = isBold ? boldFontName ?? fontName : fontName
    if let font = NSFont(name: name, size: points) { return font }
    TypeRamp.onMissingFont(name)
    return preferred
  }

  private func system(_ points: CGFloat) -> NSFont {
    let font = NSFont.systemFont(ofSize: points, weight: (weight ?? textStyle.weight).appKit)
    return styled(font.fontDescriptor, points)
  }

  /// A system font with the design and the slant of the style.
  private func styled(_ descriptor: NSFontDescriptor, _ points: CGFloat) -> NSFont {
    var descriptor = descriptor
    switch design {
    case .serif: descriptor = descriptor.withDesign(.serif) ?? descriptor
    case .rounded: descriptor = descriptor.withDesign(.rounded) ?? descriptor
    case .monospaced: descriptor = descriptor.withDesign(.monospaced) ?? descriptor
    case nil: break
    }
    if isItalic { descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.italic)) }
    return NSFont(descriptor: descriptor, size: points) ?? .systemFont(ofSize: points, weight: .regular)
  }
}

// MARK: - Names of AppKit

@available(macOS 11, *)
extension TypeRamp.TextStyle {
  /// The text style, or the nearest in size: AppKit has no extra-large titles.
  fileprivate var appKit: NSFont.TextStyle {
    switch self {
    case .extraLargeTitle, .largeTitle: .largeTitle
    case .extraLargeTitle2, .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

@available(macOS 11, *)
extension TypeRamp.FontWeight {
  fileprivate var appKit: NSFont.Weight {
    let weights: [NSFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return weights[rawValue]
  }
}
#endif
