import DynamicType
import StyleModel
import Writing

/// A style as a row of generated tests: what UIKit is asked, and what it must say.
struct SwiftTestsStyle {
  private let scaled: ScaledStyle
  private let style: SwiftStyle

  init(_ scaled: ScaledStyle) {
    self.scaled = scaled
    style = SwiftStyle(scaled)
  }

  /// The text style that it grows with.
  var curve: TextStyle { scaled.style.curve }

  /// Whether it has a face of the app's.
  var hasFace: Bool { style.fontName != nil }

  /// The arguments of its row, in the order of the row's properties.
  var arguments: [UTF8Text] {
    ["name: \(SwiftText.literal(scaled.style.name))", "curve: \(Self.textStyle(curve))"] as [UTF8Text]
      + EntryKey.allCases.compactMap(argument)
  }

  /// The twelve sizes.
  var sizes: UTF8Text { "sizes: [\(SwiftText.list(scaled.sizes))]" }

  /// The categories whose sizes are inferred; nil for none.
  var inferred: UTF8Text? { Self.inferred(scaled.inferred) }

  /// How the row says what an entry has under a key; nil where it does not say it.
  private func argument(for key: EntryKey) -> UTF8Text? {
    switch key {
    case .fontName: style.fontName.map { "fontName: \($0)" }
    case .boldFontName: style.boldFontName.map { "boldFontName: \($0)" }
    case .fontSize: style.isScaledFromSize || style.isFixed ? "fontSize: \(style.fontSize)" : nil
    case .maximumPointSize:
      style.isFixed ? nil : style.maximumPointSize.map { "maximumPointSize: \($0)" }
    case .minimumContentSizeCategory: style.categoryLimits.map { "minimum: .\($0.0.name)" }
    case .maximumContentSizeCategory: style.categoryLimits.map { "maximum: .\($0.1.name)" }
    case .fixed: style.isFixed ? "isFixed: true" : nil
    // In the curve.
    case .relativeTo: nil
    // Sizes do not depend on them.
    case .weight, .design, .fontStyle, .fallbackFamilies, .lineHeight, .tracking: nil
    case .textCase, .textDecoration, .paragraphSpacing, .description: nil
    // For typeramp and for other tools, in the dictionary itself.
    case .suppression, .extensions: nil
    }
  }
}

// MARK: - What metrics have too

extension SwiftTestsStyle {
  /// An expression for a text style; the extra-large titles through a property of the generated file.
  static func textStyle(_ style: TextStyle) -> UTF8Text {
    SwiftTextStyle(style).isExtraLarge ? UTF8Text(style.name) : ".\(style.uiKitName)"
  }

  /// The argument for inferred categories; nil for none.
  static func inferred(_ categories: [ContentSizeCategory]) -> UTF8Text? {
    if categories.isEmpty { return nil }
    let (isAllBut, shorter) = SwiftText.shorter(categories)
    let names = shorter.map { "." + $0.name }.joined(separator: ", ")
    return isAllBut ? "inferred: ContentSize.all(but: [\(names)])" : "inferred: [\(names)]"
  }
}
