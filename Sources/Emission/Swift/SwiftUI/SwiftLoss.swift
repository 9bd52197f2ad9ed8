import StyleModel

/// What a `Font` cannot carry, and the view modifier adds.
enum SwiftLoss: String, CaseIterable {
  case limits
  case boldText = "the face for Bold Text"
  case lineHeight = "the line height"
  case tracking = "the letter spacing"
  case textCase = "the case of text"
  case textDecoration = "the line drawn with text"
  case growth = "the growth of a system font with a size of its own"
}

extension SwiftStyle {
  /// What a `Font` of it leaves out.
  var losses: [SwiftLoss] {
    SwiftLoss.allCases.filter { loss in
      switch loss {
      case .limits: isLimited
      case .boldText: boldFontName != nil
      case .lineHeight: lineHeight != nil
      case .tracking: tracking != nil
      case .textCase: swiftUITextCase != nil
      case .textDecoration: hasTextDecoration
      case .growth: isScaledSystemFont
      }
    }
  }
}

extension SwiftFile {
  /// Whether some style is more than a `Font` can carry.
  var needsModifier: Bool { styles.contains { !$0.losses.isEmpty } }

  /// The documentation of a function that returns a `Font`: what is lost, and of which styles.
  var lossDocumentation: [String] {
    if !needsModifier { return [] }
    let losses = SwiftLoss.allCases.compactMap { loss in
      let names = styles.filter { $0.losses.contains(loss) }.map { "`\($0.name.filter { $0 != "`" })`" }
      return names.isEmpty ? nil : "/// - \(loss.rawValue): \(names.joined(separator: ", "))"
    }
    return ["///", "/// A `Font` cannot carry all of a style. `textStyle(_:)` adds:"] + losses
  }
}
