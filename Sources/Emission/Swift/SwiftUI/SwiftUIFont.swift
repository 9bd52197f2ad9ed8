import StyleModel
import Writing

extension SwiftStyle {
  /// An expression for its `Font`.
  var swiftUIFont: String { swiftUIFont(named: fontName) }

  /// An expression for the `Font` that heeds Bold Text and is scaled by the system.
  var boldableFont: String { swiftUIFont(named: boldableName) }

  /// An expression for the `Font` that heeds Bold Text, at a size from the table.
  var tableFont: String {
    guard let boldableName else { return ".system(size: points, \(swiftUIFace))" + slant }
    return ".custom(\(boldableName), fixedSize: points)"
  }

  private var boldableName: String? {
    guard let boldFontName, let fontName else { return fontName }
    return "isBold ? \(boldFontName) : \(fontName)"
  }

  private func swiftUIFont(named name: String?) -> String {
    if let name {
      let size = fontSize.shortest
      if isFixed { return ".custom(\(name), fixedSize: \(size))" }
      return ".custom(\(name), size: \(size), relativeTo: \(curve.swiftUI))"
    }
    let hasSize = isScaledFromSize || isFixed
    return (hasSize ? ".system(size: \(fontSize.shortest), \(swiftUIFace))" : swiftUIPreferredFont) + slant
  }

  private var slant: String { isItalic ? ".italic()" : "" }

  private var swiftUIFace: String { "weight: \(weight)" + (design.map { ", design: \($0)" } ?? "") }

  private var swiftUIPreferredFont: String {
    let font = ".system(\(textStyle.swiftUI)\(design.map { ", design: \($0)" } ?? ""))"
    // The styles that stand in for the extra-large titles are not bold by themselves.
    let weight = textStyle.isExtraLarge ? self.weight : ownWeight
    return font + (weight.map { ".weight(\($0))" } ?? "")
  }
}
