import StyleModel
import Writing

/// A part of a style that a font cannot represent.
enum SwiftLoss: String, CaseIterable {
  case limits
  case boldText = "the face for Bold Text"
  case lineHeight = "the line height"
  case tracking = "the letter spacing"
  case textCase = "the case of text"
  case textDecoration = "the line drawn with text"
  case paragraphSpacing = "the space after paragraphs"
  case growth = "the growth of a system font with a size of its own"

  /// The parts that a `Font` omits and the view modifier adds. SwiftUI has no paragraphs.
  static let ofFont = allCases.filter { $0 != .paragraphSpacing }

  /// The parts that a `UIFont` omits and the attributes add.
  static let ofUIFont: [SwiftLoss] = [.lineHeight, .tracking, .textDecoration, .paragraphSpacing]
}

extension SwiftStyle {
  /// The parts that a font for the style omits.
  func losses(among losses: [SwiftLoss]) -> [SwiftLoss] {
    losses.filter { loss in
      switch loss {
      case .limits: isLimited
      case .boldText: boldFontName != nil
      case .lineHeight: lineHeight != nil
      case .tracking: tracking != nil
      case .textCase: swiftUITextCase != nil
      case .textDecoration: hasTextDecoration
      case .paragraphSpacing: paragraphSpacing != nil
      case .growth: isScaledSystemFont
      }
    }
  }
}

extension SwiftFile {
  /// Whether a `Font` cannot represent some style completely.
  var needsModifier: Bool { styles.contains { !$0.losses(among: SwiftLoss.ofFont).isEmpty } }

  /// The documentation of a function that returns a `Font`.
  var fontDocumentation: [UTF8Text] { documentation(of: SwiftLoss.ofFont, type: "Font", remedy: "textStyle(_:)") }

  /// The documentation of a function that returns a `UIFont`.
  var uiFontDocumentation: [UTF8Text] {
    documentation(of: SwiftLoss.ofUIFont, type: "UIFont", remedy: "attributes(_:compatibleWith:)")
  }

  /// The documentation of what a type of font omits, for which styles, and what adds it.
  private func documentation(of losses: [SwiftLoss], type: StaticString, remedy: StaticString) -> [UTF8Text] {
    let items: [UTF8Text] = losses.compactMap { loss in
      let names = styles.filter { !$0.losses(among: [loss]).isEmpty }.map { "`\($0.plainName)`" }
      return names.isEmpty ? nil : "/// - \(loss.rawValue): \(names.joined(separator: ", "))"
    }
    return items.isEmpty ? [] : ["///", "/// A `\(type)` cannot carry all of a style. `\(remedy)` adds:"] + items
  }
}
