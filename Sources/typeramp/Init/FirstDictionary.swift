import DynamicType
import StyleModel
import TypeRampKit
import Writing

/// A first dictionary: Apple's text styles at Apple's sizes, in the fonts of a project.
struct FirstDictionary {
  /// The family of the styles; nil for the system font.
  let family: String?
  /// Upright faces of the family, by weight on the scale of CSS.
  private let faces: [(weight: Double, name: String)]

  /// - Parameter fonts: the fonts of the project by PostScript name. The family with the most faces is used, or the
  ///   first of them by name.
  init(_ fonts: [String: FontDescription]) {
    let families = Dictionary(grouping: fonts, by: \.value.family)
    let largest = families.min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    family = largest?.key
    let upright = largest?.value.filter { !$0.value.isItalic } ?? []
    faces = (upright.isEmpty ? largest?.value ?? [] : upright).map { ($0.value.weight, $0.key) }
      .sorted { ($0.weight, $0.name) < ($1.weight, $1.name) }
  }

  /// The styles: the text styles whose sizes Apple has published.
  static let styles = Platform.iOS.preferredFonts.filter(\.inferredCategories.isEmpty)

  var text: String {
    JSONValue.object(Self.styles.map { ($0.textStyle.name, entry(of: $0)) }).compactText
  }

  /// The names of the styles' faces, without duplicates.
  var fontNames: [String] {
    Self.styles.compactMap { face(nearest: $0.weight.cssValue) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private func entry(of preferred: PreferredFont) -> JSONValue {
    let weight = preferred.weight.cssValue
    guard let name = face(nearest: weight), let bold = face(nearest: max(FontWeight.bold.cssValue, weight + 200)) else {
      return .members(["weight": .string(preferred.weight.rawValue)])
    }
    return .members([
      "fontName": .string(name), "boldFontName": bold == name ? nil : .string(bold),
      "fontSize": .number(preferred.pointSize(compatibleWith: .large)),
    ])
  }

  /// Nil if there are no faces.
  private func face(nearest weight: Int) -> String? {
    faces.min { abs($0.weight - Double(weight)) < abs($1.weight - Double(weight)) }?.name
  }
}
