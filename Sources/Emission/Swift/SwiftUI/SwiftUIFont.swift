import StyleModel
import Writing

extension SwiftStyle {
  /// An expression for its `Font`.
  var swiftUIFont: UTF8Text { swiftUIFont(named: fontName) }

  /// An expression for the `Font` that respects Bold Text and is scaled by the system.
  var boldableFont: UTF8Text { swiftUIFont(named: boldableName) }

  /// An expression for the `Font` that respects Bold Text, at a size from the table.
  var tableFont: UTF8Text {
    guard let boldableName else { return ".system(size: points, \(swiftUIFace))" + slant }
    return ".custom(\(boldableName), fixedSize: points)"
  }

  private var boldableName: UTF8Text? {
    guard let boldFontName, let fontName else { return fontName }
    return "isBold ? \(boldFontName) : \(fontName)"
  }

  private func swiftUIFont(named name: UTF8Text?) -> UTF8Text {
    if let name {
      let size: UTF8Text = "\(fontSize)"
      if isFixed { return ".custom(\(name), fixedSize: \(size))" }
      return ".custom(\(name), size: \(size), relativeTo: \(curve.swiftUI))"
    }
    let hasSize = isScaledFromSize || isFixed
    return (hasSize ? ".system(size: \(fontSize), \(swiftUIFace))" : swiftUIPreferredFont) + slant
  }

  private var slant: UTF8Text { isItalic ? ".italic()" : "" }

  private var swiftUIFace: UTF8Text { "weight: \(weight)" + (design.map { ", design: \($0)" } ?? "") }

  private var swiftUIPreferredFont: UTF8Text {
    let design: UTF8Text = design.map { ", design: \($0)" } ?? ""
    let font: UTF8Text = ".system(\(textStyle.swiftUI)\(design))"
    // The styles that replace the extra-large titles are not bold.
    let weight = textStyle.isExtraLarge ? self.weight : ownWeight
    return font + (weight.map { ".weight(\($0))" } ?? "")
  }
}
