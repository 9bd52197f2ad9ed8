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

  /// The sizes at all text sizes, as lines of Markdown: a block of aligned text, since not every editor shows tables.
  var markdown: [String] {
    let rows = ContentSizeCategory.allCases.map { category in
      let heights = lineSpacings.map { ", lines of \($0[category.index].hundredths)" } ?? ""
      let mark = inferred.contains(category) ? ", inferred" : ""
      return Self.padded(category.name, to: 16) + "\(size(at: category).hundredths) pt\(heights)\(mark)"
    }
    return ["\(Markdown.code(style.name)): \(shortSizes), \(Markdown.code(fontText))", "", "```text"] + rows + ["```"]
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.utf8.count, 1))
  }
}
