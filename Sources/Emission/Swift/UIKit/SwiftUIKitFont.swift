import DynamicType
import StyleModel
import Writing

extension SwiftStyle {
  /// An expression for its `UIFont`; `traits` are the caller's.
  var uiFont: String {
    if isPlainPreferred { return uiPreferredFont }
    if isScaledFromSize { return "scaled(\(uiBaseFont), \(textStyle.uiKit), \(uiTraits)\(uiScaling))" }
    guard case .custom = font else { return uiBaseFont }
    return "\(uiBaseFont) ?? \(uiPreferredFont)"
  }

  /// The font before it is scaled.
  private var uiBaseFont: String {
    switch font {
    case .custom(let name, nil): "custom(\(SwiftText.literal(name)), \(fontSize.shortest))"
    case .custom(let name, let boldName?):
      "custom(isBold(traits) ? \(SwiftText.literal(boldName)) : \(SwiftText.literal(name)), \(fontSize.shortest))"
    case .system(_, _, let usesPreferredSizes):
      uiSystemFont(size: usesPreferredSizes && !isFixed ? uiPreferredSize : fontSize.shortest)
    }
  }

  private func uiSystemFont(size: String) -> String {
    let font = "system(\(size), \(weight)\(design.map { ", \($0)" } ?? ""))"
    return isItalic ? "italic(\(font))" : font
  }

  private var uiPreferredFont: String {
    ".preferredFont(forTextStyle: \(textStyle.uiKit), compatibleWith: traits)"
  }

  private var uiPreferredSize: String {
    let size = "preferredSize(\(textStyle.uiKit), \(uiTraits))"
    return maximumPointSize.map { "min(\(size), \($0.shortest))" } ?? size
  }

  private var uiTraits: String {
    guard let (minimum, maximum) = categoryLimits else { return "traits" }
    return "limited(traits, from: .\(minimum.uiKitName), to: .\(maximum.uiKitName))"
  }

  private var uiScaling: String {
    let curve = relativeTo.map { ", relativeTo: \($0.uiKit)" } ?? ""
    let maximum = maximumPointSize.map { ", maximum: \($0.shortest)" } ?? ""
    return curve + maximum
  }
}
