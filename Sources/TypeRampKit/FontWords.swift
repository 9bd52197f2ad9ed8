import DynamicType
import StyleModel

extension ResolvedStyle {
  /// The font in words: `Optima-Regular`, or `system font heavy rounded`. A regular weight and the default design are
  /// left out.
  var fontWords: String {
    switch font {
    case .custom(let name, _): name
    case .system(_, let design, _):
      (["system font"] + [systemWeight?.rawValue, design?.rawValue].compactMap(\.self))
        .filter { !Self.unsaid.contains($0) }.joined(separator: " ")
    }
  }

  private static let unsaid = [FontWeight.regular.rawValue, FontDesign.default.rawValue]
}
