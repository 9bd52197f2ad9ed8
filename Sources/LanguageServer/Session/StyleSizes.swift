import TypeRampProject
import Writing

/// What a style is in each theme. Themes in which it is the same are one.
struct ThemedStyles {
  private var all: [(themes: [String], style: ScaledStyle)] = []

  /// - Parameter theme: its name, if there are several.
  mutating func add(_ style: ScaledStyle, for theme: String?) {
    let themes = theme.map { [$0] } ?? []
    let index = all.firstIndex { $0.style.sizes == style.sizes && $0.style.style.fontWords == style.style.fontWords }
    if let index { all[index].themes += themes } else { all.append((themes, style)) }
  }

  /// `17 → 53 pt`, with the themes if it differs between them.
  var shortSizes: String { words(\.shortSizes) }

  /// The fonts, with the themes if they differ.
  var fonts: String { words(\.style.fontWords.printable) }

  private func words(_ words: (ScaledStyle) -> String) -> String {
    all.map { (all.count > 1 ? "\($0.themes.joined(separator: ", ")): " : "") + words($0.style) }
      .joined(separator: "; ")
  }

  /// The sizes at all text sizes in each theme.
  var blocks: [TextBlock] {
    all.flatMap { themes, style in
      (all.count > 1 ? [.paragraph("\(strong: themes.joined(separator: ", "))")] : []) + style.blocks
    }
  }
}

extension ScaledStyle {
  /// The size at the default text size and at the largest: `17 → 53 pt`.
  fileprivate var shortSizes: String {
    let (size, largest) = (size(at: .default).hundredths, size(at: .accessibility5).hundredths)
    return size == largest ? "\(size) pt" : "\(size) → \(largest) pt"
  }

  /// The sizes at all text sizes, as aligned text, since not every editor shows tables.
  fileprivate var blocks: [TextBlock] {
    let rows = ContentSizeCategory.allCases.map { category in
      let heights = lineSpacings.map { ", lines of \($0[category.index].hundredths)" } ?? ""
      let mark = inferred.contains(category) ? ", inferred" : ""
      return Self.padded(category.shortName, to: 6) + "\(size(at: category).hundredths) pt\(heights)\(mark)"
    }
    return [
      .paragraph("\(style.name): \(prose: shortSizes), \(style.fontWords)"),
      .code(rows.joined(separator: "\n"), language: "text"),
    ]
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.utf8.count, 1))
  }
}
