import TypeRampProject
import Writing

/// A first dictionary: Apple's text styles at Apple's sizes, in the fonts of a project.
struct FirstDictionary {
  /// The family of the styles; nil for the system font.
  private let family: FontFamily?
  /// The family that comes after it.
  private let next: FontFamily?
  /// Why families are not chosen, to follow 'because'.
  private let unused: [String]

  /// - Parameter files: the names of the files with its fonts. The first family in the order of `FontFamily` is used.
  init(_ catalog: FontCatalog, in files: Set<String>) {
    let own = catalog.descriptions.filter { !files.isDisjoint(with: catalog.files(of: $0.key)) }
    let all = Dictionary(grouping: own, by: \.value.family).map { name, fonts in
      FontFamily(name, fonts.map { ($0.value, $0.key) }, in: catalog)
    }.sorted { $0.comes(before: $1) }
    let families = all.filter { $0.objection == nil }
    family = families.first
    next = families.dropFirst().first
    unused = all.compactMap { family in family.objection.map { "'\(family.name)' \($0)" } }
  }

  /// The styles: the text styles whose sizes Apple has published.
  static let styles = Platform.iOS.preferredFonts.filter(\.inferredCategories.isEmpty)

  var text: String {
    JSONValue.object(Self.styles.map { ($0.textStyle.name, entry(of: $0)) }).compactText
  }

  /// What was chosen and why, and what needs a look, a sentence each.
  var lines: [String] {
    guard let family else {
      let reason = unused.isEmpty ? "the app has no font files" : unused.list(upTo: 3, \.self)
      return ["The styles have the system font, because \(reason)."]
    }
    let names = Self.styles.compactMap { family.face(nearest: $0.weight.cssValue) }
    let used = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let others = unused.isEmpty ? "" : " for text: \(unused.list(upTo: 3, \.self))"
    let reason = next.map { family.reason(over: $0) } ?? "the only family" + others
    return ["The styles have \(used.joined(separator: " and ")): '\(family.name)' is \(reason)."] + family.doubts
  }

  private func entry(of preferred: PreferredFont) -> JSONValue {
    let weight = preferred.weight.cssValue
    guard let name = family?.face(nearest: weight),
      let bold = family?.face(nearest: max(FontWeight.bold.cssValue, weight + 200))
    else { return .members(["weight": .string(preferred.weight.rawValue)]) }
    return .members([
      "fontName": .string(name), "boldFontName": bold == name ? nil : .string(bold),
      "fontSize": .number(preferred.pointSize(compatibleWith: .large)),
    ])
  }
}
