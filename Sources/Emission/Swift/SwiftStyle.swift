import DynamicType
import StyleModel
import Writing

/// A style in generated Swift.
struct SwiftStyle {
  let scaled: ScaledStyle
  private var style: ResolvedStyle { scaled.style }

  var key: String { style.name }
}

// MARK: - Case

extension SwiftStyle {
  /// Writes its case of `Style` with its description, font and sizes, which Quick Help shows.
  func writeCase(to writer: inout TextWriter) {
    if let documentation = SwiftText.documentation(style.description) { writer.lines(documentation + "\n///") }
    writer.line("/// \(([face, sizesInWords] + limitsInWords).joined(with: ", ")).")
    writer.line(SwiftName.caseDeclaration(of: key))
  }

  /// `Brand-Regular`, `System font, bold, serif`.
  private var face: String {
    switch style.font {
    case .custom(let name, let boldName):
      let bold = boldName.map { " (Bold Text: \(SwiftText.comment($0)))" } ?? ""
      return SwiftText.comment(name) + bold
    case .system(let weight, _, _):
      let parts = ["System font", weight?.rawValue, design?.rawValue, isItalic ? "italic" : nil]
      return parts.compactMap(\.self).joined(with: ", ")
    }
  }

  private var sizesInWords: String {
    let size = scaled.sizes[ContentSizeCategory.large.index].shortest
    if style.isFixed { return "\(size) points at every size" }
    let last = ContentSizeCategory.accessibility5
    let note = scaled.inferred.contains(last) ? " (inferred)" : ""
    return "\(size) points, \(scaled.sizes[last.index].shortest) at `accessibility5`\(note)"
  }
}

extension SwiftStyle {
  /// What keeps its size from growing, or from shrinking.
  private var limitsInWords: [String] {
    let range = categoryLimits ?? (.xSmall, .accessibility5)
    return [
      style.isFixed || categoryOfMaximum != nil
        ? nil : style.limits.maximumPointSize.map { "at most \($0.shortest) points" },
      range.minimum == .xSmall ? nil : "no smaller than at `\(range.minimum.name)`",
      range.maximum == .accessibility5 ? nil : "no larger than at `\(range.maximum.name)`",
    ].compactMap(\.self)
  }
}

// MARK: - Entry

extension SwiftStyle {
  /// Its `StyleEntry`.
  var entry: String {
    let others = [SwiftText.inferred(scaled.inferred), style.customName.map { _ in "isCustom: true" }]
    return SwiftText.entry(
      ["textStyle: .\(style.textStyle.name)", "sizes: \(SwiftText.list(scaled.sizes))"],
      (others + EntryKey.allCases.map(argument)).compactMap(\.self))
  }

  /// The argument for a key of the dictionary; nil if the style has none.
  private func argument(for key: EntryKey) -> String? {
    switch key {
    case .fontName: style.customFont.map { "fontName: \(SwiftText.literal($0.name))" }
    case .fontSize: hasPreferredSizes ? nil : "fontSize: \(style.fontSize.shortest)"
    case .boldFontName: style.customFont?.boldName.map { "boldFontName: \(SwiftText.literal($0))" }
    case .maximumPointSize:
      style.isFixed || categoryOfMaximum != nil
        ? nil : style.limits.maximumPointSize.map { "maximumPointSize: \($0.shortest)" }
    case .minimumContentSizeCategory: limit("minimum", categoryLimits?.minimum, besides: .xSmall)
    case .maximumContentSizeCategory: limit("maximum", categoryLimits?.maximum, besides: .accessibility5)
    case .relativeTo: style.curve == style.textStyle ? nil : "relativeTo: .\(style.curve.name)"
    case .fixed: style.isFixed ? "isFixed: true" : nil
    case .weight: weight.map { "weight: .\($0.rawValue)" }
    case .design: design.map { "design: .\($0.rawValue)" }
    case .fontStyle: isItalic ? "isItalic: true" : nil
    case .lineHeight: style.lineHeight.map { "lineHeight: \($0.shortest)" }
    case .tracking: distance("tracking", style.tracking)
    case .textCase: style.textCase.flatMap { $0 == .asWritten ? nil : "textCase: .\($0.rawValue)" }
    case .textDecoration:
      switch style.textDecoration {
      case nil, .noLine: nil
      case .underline: "textDecoration: .underline"
      case .lineThrough: "textDecoration: .lineThrough"
      }
    case .paragraphSpacing: distance("paragraphSpacing", style.paragraphSpacing)
    // The face says both.
    case .fontFamily, .italic: nil
    // UIKit and SwiftUI use the system's fonts for missing characters.
    case .fallbackFamilies: nil
    // In the documentation of the case.
    case .description: nil
    // Only for typeramp and other tools, in the dictionary itself.
    case .suppression, .extensions: nil
    }
  }

  private var weight: FontWeight? { if case .system(let weight, _, _) = style.font { weight } else { nil } }

  private var design: FontDesign? { style.systemDesign == .default ? nil : style.systemDesign }

  /// Whether it is the system font, slanted; faces include their slant.
  private var isItalic: Bool { style.customFont == nil && style.fontStyle == .italic }

  private var hasPreferredSizes: Bool {
    if case .system(_, _, usesPreferredSizes: true) = style.font { !style.isFixed } else { false }
  }

  private func limit(_ name: String, _ category: ContentSizeCategory?, besides none: ContentSizeCategory) -> String? {
    category.flatMap { $0 == none ? nil : "\(name)ContentSize: .\($0.name)" }
  }

  /// The range of text sizes in which it scales, if limited; the first is never above the second.
  private var categoryLimits: (minimum: ContentSizeCategory, maximum: ContentSizeCategory)? {
    let limits = style.limits
    guard !style.isFixed, limits.excludesCategories || categoryOfMaximum != nil else { return nil }
    let maximum = limits.clamp(.accessibility5)
    return (limits.clamp(.xSmall), min(maximum, categoryOfMaximum ?? maximum))
  }

  /// The text size at which a preferred font has its maximum in points, which a label can apply; nil if none has it.
  private var categoryOfMaximum: ContentSizeCategory? {
    guard hasPreferredSizes, let maximum = style.limits.maximumPointSize else { return nil }
    let preferred = style.platform.preferredFont(style.textStyle)
    return ContentSizeCategory.allCases.last { preferred.pointSize(compatibleWith: $0) == maximum }
  }

  /// The argument for a distance that grows with the size; nil if the size is zero.
  private func distance(_ name: String, _ points: Double?) -> String? {
    guard scaled.sizes[ContentSizeCategory.large.index] > 0 else { return nil }
    return points.map { "\(name): \($0.shortest)" }
  }
}
