import TypeRampProject
import Writing

// The words for changes in text and Markdown.

extension Change {
  /// The change without its sizes: `font changed: 'A' → 'B'`.
  var sentence: Prose { detail.map { "\(prose: kind.phrase): \($0)" } ?? Prose(prose: kind.phrase) }

  /// The values of the change, or the message of a rule: `'A' → 'B'`.
  var detail: Prose? {
    if let finding { return finding.sentence }
    return values.map { "\($0.old.prose) → \($0.new.prose)" } ?? new?.prose
  }

  /// Its sizes, together where they change in the same way: `AX4 to AX5: 37 → 40`.
  var sizeTexts: [String] {
    runs { $0.old == $1.old && $0.new == $1.new }.map { "\($0.categories(\.shortName)): \($0.last.text)" }
  }

  /// Where its sizes change, and how at the default text size or at the largest: ` at XS, M to AX5 (17 → 16 at the
  /// default size)`. Empty without sizes.
  var sizeSummary: String {
    guard let example = sizes.first(where: { $0.category == .large }) ?? sizes.last else { return "" }
    if sizes.count == 1 { return " at \(sizeTexts[0])" }
    let isEverywhere = sizes.count == ContentSizeCategory.allCases.count
    let name = example.category == .large ? "the default size" : example.category.shortName
    return " at \(isEverywhere ? "all text sizes" : textSizes) (\(example.text) at \(name))"
  }
}

extension Change.FindingChange {
  fileprivate var sentence: Prose {
    let file = file.map { file -> Prose in "\(quoted: Shortened.name(file)): " } ?? ""
    return "\(file)\(message) [\(prose: rule)]"
  }
}

extension Change.Value {
  /// The value, with quotes around a text from a file.
  var prose: Prose {
    if case .text(let text) = self { "\(quoted: Shortened.name(text))" } else { Prose(prose: words) }
  }
}
