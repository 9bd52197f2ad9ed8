import DynamicType
import StyleModel
import Writing

/// The expressions that make a style's font, in UIKit and in SwiftUI.
extension ResolvedStyle {
  /// Whether a size of the dictionary's is scaled, so that `UIFontMetrics` has work to do.
  var isScaledFromSize: Bool {
    if case .system(_, _, usesPreferredSizes: true) = font { return false }
    return !isFixed
  }

  /// The system font's design, where it is not the default.
  var designName: String? {
    guard case .system(_, let design?, _) = font, design != .default else { return nil }
    return design.rawValue
  }

  /// Whether it is the preferred font as it comes.
  var isPlainPreferred: Bool {
    guard case .system(nil, let design, usesPreferredSizes: true) = font else { return false }
    return (design ?? .default) == .default && !isLimited && !isFixed
  }

  /// Whether it is the system font in a weight, a design or a size of its own.
  var isOwnSystemFont: Bool {
    guard case .system = font else { return false }
    return !isPlainPreferred
  }

  /// Whether its size is the preferred font's, but not its face.
  var hasOwnPreferredSize: Bool { isOwnSystemFont && !isScaledFromSize && !isFixed }

  /// An expression for the `UIFont`; `traits` are the caller's.
  var uiFont: String {
    if isPlainPreferred { return uiPreferredFont }
    if isScaledFromSize { return "scaled(\(uiBaseFont), \(textStyle.uiKitExpression), \(uiTraits)\(uiScaling))" }
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
      "system(\(usesPreferredSizes && !isFixed ? uiPreferredSize : fontSize.shortest), "
        + ".\((systemWeight ?? .regular).rawValue)\(designName.map { ", .\($0)" } ?? ""))"
    }
  }

  private var uiPreferredFont: String {
    ".preferredFont(forTextStyle: \(textStyle.uiKitExpression), compatibleWith: traits)"
  }

  private var uiPreferredSize: String {
    let size = "preferredSize(\(textStyle.uiKitExpression), \(uiTraits))"
    return limits.maximumPointSize.map { "min(\(size), \($0.shortest))" } ?? size
  }

  private var uiTraits: String {
    guard let (minimum, maximum) = categoryLimits else { return "traits" }
    return "limited(traits, from: .\(minimum.uiKitName), to: .\(maximum.uiKitName))"
  }

  private var uiScaling: String {
    let curve = relativeTo.map { ", relativeTo: \($0.uiKitExpression)" } ?? ""
    let maximum = limits.maximumPointSize.map { ", maximum: \($0.shortest)" } ?? ""
    return curve + maximum
  }
}

/// The expressions for SwiftUI.
extension ResolvedStyle {
  /// Whether `Font` leaves something of it out.
  var needsModifier: Bool { isLimited || boldFontName != nil || isScaledSystemFont }

  /// Whether it is the system font at a size of the dictionary's that grows: `Font` scales faces alone.
  var isScaledSystemFont: Bool {
    guard case .system = font else { return false }
    return isScaledFromSize
  }

  /// An expression for the `Font`.
  var swiftUIFont: String { swiftUIFont(named: customName) }

  /// An expression for the `Font` that heeds Bold Text and is scaled by the system.
  var boldableFont: String { swiftUIFont(named: boldableName) }

  /// An expression for the `Font` that heeds Bold Text, at a size from the table.
  var tableFont: String {
    guard let boldableName else { return ".system(size: points, \(swiftUIFace))" }
    return ".custom(\(boldableName), fixedSize: points)"
  }

  private var customName: String? {
    guard case .custom(let name, _) = font else { return nil }
    return SwiftText.literal(name)
  }

  private var boldableName: String? {
    guard let boldFontName, let customName else { return customName }
    return "isBold ? \(SwiftText.literal(boldFontName)) : \(customName)"
  }

  private func swiftUIFont(named name: String?) -> String {
    if let name {
      let size = fontSize.shortest
      if isFixed { return ".custom(\(name), fixedSize: \(size))" }
      return ".custom(\(name), size: \(size), relativeTo: \(curve.swiftUIExpression))"
    }
    return isScaledFromSize || isFixed ? ".system(size: \(fontSize.shortest), \(swiftUIFace))" : swiftUIPreferredFont
  }

  private var swiftUIFace: String {
    "weight: .\((systemWeight ?? .regular).rawValue)" + (designName.map { ", design: .\($0)" } ?? "")
  }

  private var swiftUIPreferredFont: String {
    let font = ".system(\(textStyle.swiftUIExpression)\(designName.map { ", design: .\($0)" } ?? ""))"
    // The styles that stand in for the extra-large titles are not bold by themselves.
    let weight = textStyle.isExtraLarge ? systemWeight : ownWeight
    return font + (weight.map { ".weight(.\($0.rawValue))" } ?? "")
  }

  private var ownWeight: FontWeight? {
    guard case .system(let weight, _, _) = font else { return nil }
    return weight
  }
}

extension TextStyle {
  /// Whether SwiftUI has it on visionOS alone.
  var isExtraLarge: Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }

  /// The `Font.TextStyle`; the extra-large titles through a property of the generated file.
  var swiftUIExpression: String { isExtraLarge ? rawValue : "." + rawValue }
}
