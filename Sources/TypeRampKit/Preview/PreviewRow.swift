import DynamicType
import StyleModel
import Writing

/// A style of a dictionary, and what it was before where the page compares.
struct PreviewRow: Sendable {
  /// What is shown: the style as it is, or as it was where there is none any more.
  let style: PreviewStyle
  /// What it was before; nil where nothing is compared, and where there was none.
  let before: PreviewStyle?
  /// What has become of it; nil where nothing is compared.
  let fate: Fate?

  /// What has become of a style.
  enum Fate: Sendable, Equatable {
    case same, changed, added, removed
  }

  /// The rows of a dictionary by itself.
  static func rows(of subject: PreviewSubject) -> [PreviewRow] {
    subject.styles.map { PreviewRow(style: $0, before: nil, fate: nil) }
  }

  /// The rows of a dictionary and of what it was before: its own styles, and then those that it has no more.
  static func rows(of new: PreviewSubject, before old: PreviewSubject) -> [PreviewRow] {
    let kept = new.styles.map { style in
      let before = old.style(named: style.scaled.style.name)
      let fate = before.map { $0.isSame(as: style) ? Fate.same : .changed } ?? .added
      return PreviewRow(style: style, before: before, fate: fate)
    }
    let removed = old.styles.filter { new.style(named: $0.scaled.style.name) == nil }
    return kept + removed.map { PreviewRow(style: $0, before: nil, fate: .removed) }
  }

  /// The mark of what has become of it.
  var fateMark: PreviewMark? {
    switch fate {
    case .changed: .changed
    case .added: .added
    case .removed: .removed
    case .same, nil: nil
    }
  }

  /// What differs, in sentences: `Font Lato-Bold, was Lato-Regular`.
  var changes: [String] {
    guard let before, fate == .changed else { return [] }
    let (old, new) = (before.facts, style.facts)
    let names = new.map(\.name) + old.map(\.name).filter { name in !new.contains { $0.name == name } }
    let facts: [String] = names.compactMap { name in
      let (was, now) = (old.first { $0.name == name }?.value, new.first { $0.name == name }?.value)
      return was == now ? nil : "\(name) \(now ?? "no more"), was \(was ?? "not set")"
    }
    return facts + sizeChange(before)
  }

  private func sizeChange(_ before: PreviewStyle) -> [String] {
    let categories = ContentSizeCategory.allCases.filter { style.size(at: $0) != before.size(at: $0) }
    if categories.isEmpty { return [] }
    let ranges = categories.count == 12 ? "every content size" : Self.ranges(of: categories)
    let (now, was) = (style.size(at: .default), before.size(at: .default))
    let change = now == was ? "Size differs" : "Size \(now), was \(was), at the default size; it differs"
    return ["\(change) at \(ranges)"]
  }

  /// `XS to L, AX5`.
  private static func ranges(of categories: [ContentSizeCategory]) -> String {
    var ranges: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
    for category in categories {
      if let last = ranges.last?.last, category.index == last.index + 1 {
        ranges[ranges.count - 1].last = category
      } else {
        ranges.append((category, category))
      }
    }
    return ranges.map { range in
      range.first == range.last ? range.first.shortName : "\(range.first.shortName) to \(range.last.shortName)"
    }.joined(separator: ", ")
  }
}

extension PreviewStyle {
  /// Whether two versions look and scale the same.
  fileprivate func isSame(as other: PreviewStyle) -> Bool {
    facts == other.facts && scaled.sizes == other.scaled.sizes && scaled.lineSpacings == other.scaled.lineSpacings
      && scaled.style.origin.isFallback == other.scaled.style.origin.isFallback
  }
}
