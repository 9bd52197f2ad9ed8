package import TypeRampProject
import Writing

extension ScaledStyle {
  /// The size at the default text size and at the largest: `17 → 53 pt`.
  var shortSizes: String {
    let (size, largest) = (size(at: .default).hundredths, size(at: .accessibility5).hundredths)
    return size == largest ? "\(size) pt" : "\(size) → \(largest) pt"
  }

  /// The font: its PostScript name, or what it is of the system font.
  package var fontText: String {
    switch style.font {
    case .custom(let name, _): name.printable
    case .system(let weight, let design, _):
      (["the system font"] + [weight?.rawValue, design?.rawValue].compactMap(\.self)).joined(separator: ", ")
    }
  }

  /// A table of the sizes at all text sizes, as lines of Markdown.
  var markdown: [String] {
    let rows = ContentSizeCategory.allCases.map { category -> [String] in
      let mark = inferred.contains(category) ? " (inferred)" : ""
      return [category.name, size(at: category).hundredths + mark]
        + (lineSpacings.map { [$0[category.index].hundredths] } ?? [])
    }
    let head = ["text size", "points"] + (lineSpacings == nil ? [] : ["line height"])
    return ["\(Markdown.code(style.name)): \(shortSizes), \(Markdown.code(fontText))", ""] + Markdown.table(head, rows)
  }
}
