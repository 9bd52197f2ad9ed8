import DynamicType
import StyleModel
import Writing

extension SwiftStyle {
  /// An expression for its `UIFont`, with the caller's `traits`.
  var uiFont: UTF8Text {
    if isPlainPreferred { return uiPreferredFont }
    if isScaledFromSize { return "scaled(\(uiBaseFont), \(textStyle.uiKit), \(uiTraits)\(uiScaling))" }
    guard case .custom = font else { return uiBaseFont }
    return "\(uiBaseFont) ?? \(uiPreferredFont)"
  }

  /// The font before it is scaled.
  private var uiBaseFont: UTF8Text {
    switch font {
    case .custom(let name, nil): "custom(\(SwiftText.literal(name)), \(fontSize))"
    case .custom(let name, let boldName?):
      "custom(isBold(traits) ? \(SwiftText.literal(boldName)) : \(SwiftText.literal(name)), \(fontSize))"
    case .system(_, _, let usesPreferredSizes):
      uiSystemFont(size: usesPreferredSizes && !isFixed ? uiPreferredSize : "\(fontSize)")
    }
  }

  private func uiSystemFont(size: UTF8Text) -> UTF8Text {
    let design: UTF8Text = design.map { ", \($0)" } ?? ""
    let font: UTF8Text = "system(\(size), \(weight)\(design))"
    return isItalic ? "italic(\(font))" : font
  }

  private var uiPreferredFont: UTF8Text {
    ".preferredFont(forTextStyle: \(textStyle.uiKit), compatibleWith: traits)"
  }

  private var uiPreferredSize: UTF8Text {
    let size: UTF8Text = "preferredSize(\(textStyle.uiKit), \(uiTraits))"
    return maximumPointSize.map { "min(\(size), \($0))" } ?? size
  }

  private var uiTraits: UTF8Text {
    guard let (minimum, maximum) = categoryLimits else { return "traits" }
    return "limited(traits, from: .\(minimum.uiKitName), to: .\(maximum.uiKitName))"
  }

  private var uiScaling: UTF8Text {
    let curve: UTF8Text = relativeTo.map { ", relativeTo: \($0.uiKit)" } ?? ""
    let maximum: UTF8Text = maximumPointSize.map { ", maximum: \($0)" } ?? ""
    return curve + maximum
  }
}
