import DynamicType
import StyleModel
import Writing

/// A style as a row of generated tests: what to ask UIKit, and the expected answer.
struct SwiftTestsStyle {
  private let scaled: ScaledStyle
  private let style: SwiftStyle

  init(_ scaled: ScaledStyle) {
    self.scaled = scaled
    style = SwiftStyle(scaled)
  }

  /// The text style whose curve it follows.
  var curve: TextStyle { scaled.style.curve }

  /// Whether it has a custom face.
  var hasFace: Bool { style.fontName != nil }

  /// The arguments of its row, in the order of the row's properties.
  var arguments: [UTF8Text] {
    ["name: \(SwiftText.literal(scaled.style.name))", "curve: \(Self.textStyle(curve))"] as [UTF8Text]
      + EntryKey.allCases.compactMap(argument)
  }

  /// The twelve sizes.
  var sizes: UTF8Text { "sizes: [\(SwiftText.list(scaled.sizes))]" }

  /// The categories whose sizes are inferred; nil if there are none.
  var inferred: UTF8Text? { Self.inferred(scaled.inferred) }

  /// The argument for a key of an entry; nil if the row has none.
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
    // Part of the curve.
    case .relativeTo: nil
    // Sizes do not depend on them.
    case .weight, .design, .fontStyle, .fallbackFamilies, .lineHeight, .tracking: nil
    case .textCase, .textDecoration, .paragraphSpacing, .description: nil
    // Only for typeramp and other tools, in the dictionary itself.
    case .suppression, .extensions: nil
    }
  }
}

// MARK: - What metrics have too

extension SwiftTestsStyle {
  /// An expression for a text style. The extra-large titles use a property of the generated file.
  static func textStyle(_ style: TextStyle) -> UTF8Text {
    SwiftTextStyle(style).isExtraLarge ? UTF8Text(style.name) : ".\(style.uiKitName)"
  }

  /// The argument for inferred categories; nil if there are none.
  static func inferred(_ categories: [ContentSizeCategory]) -> UTF8Text? {
    if categories.isEmpty { return nil }
    let (isAllBut, names) = categories.shorterList
    let cases: [UTF8Text] = names.map { ".\($0)" }
    let list: UTF8Text = "[\(cases.joined(separator: ", "))]"
    return isAllBut ? "inferred: ContentSize.all(but: \(list))" : "inferred: \(list)"
  }
}
