import DynamicType
import StyleModel

/// What a style shows, as values that can be compared: two that look the same are equal.
extension ScaledStyle {
  /// Whether a face is named, and not the system font.
  var isCustom: Bool { customFace != nil }

  private var customFace: (name: String, boldName: String?)? {
    guard case .custom(let name, let boldName) = style.font else { return nil }
    return (name, boldName)
  }

  /// The face, whatever the weight and design of the system font are.
  var face: Change.Value { customFace.map { .text($0.name) } ?? .word("the system font") }

  /// The font in a few words.
  var words: Change.Value {
    guard case .system(_, let design, _) = style.font else { return face }
    let words = [style.systemWeight?.rawValue, design?.rawValue].compactMap(\.self)
    return .word("the system font, " + words.joined(separator: ", "))
  }

  var boldFace: Change.Value? { customFace?.boldName.map { .text($0) } }

  var weight: Change.Value? { style.systemWeight.map { .word($0.rawValue) } }

  var design: Change.Value? {
    guard case .system(_, let design, _) = style.font else { return nil }
    return .word((design ?? .default).rawValue)
  }

  /// The system font is upright unless the entry says otherwise; a face has its own slant.
  var slant: Change.Value? {
    (style.fontStyle ?? (isCustom ? nil : .normal)).map { .word($0.rawValue) }
  }

  var families: Change.Value? {
    style.fallbackFamilies.isEmpty ? nil : .text(style.fallbackFamilies.joined(separator: ", "))
  }

  var minimum: Change.Value? {
    let minimum = style.limits.minimumCategory
    return minimum == .xSmall ? nil : minimum.map { .word($0.name) }
  }

  var lineHeight: Change.Value? { style.lineHeight.map { .factor($0) } }

  var tracking: Change.Value? { Self.length(style.tracking) }

  var paragraphSpacing: Change.Value? { Self.length(style.paragraphSpacing) }

  /// No space is none.
  private static func length(_ points: Double?) -> Change.Value? { points == 0 ? nil : points.map { .points($0) } }

  var textCase: Change.Value { .word((style.textCase ?? .asWritten).rawValue) }

  var textDecoration: Change.Value { .word((style.textDecoration ?? .noLine).rawValue) }
}
