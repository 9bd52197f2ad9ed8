/// Compares custom styles, including renamed ones.
struct CustomComparison {
  let old: [ScaledStyle]
  let new: [ScaledStyle]

  /// In the order of the new version; removed styles come last.
  var changes: [Change] {
    let oldByName = Dictionary(old.map { ($0.style.name, $0) }) { first, _ in first }
    let newNames = Set(new.map(\.style.name))
    let gone = old.filter { !newNames.contains($0.style.name) }
    // Reversed, so that the first of those with the same look can be taken from the end.
    var goneByLook = Dictionary(grouping: gone.reversed(), by: \.look)
    let others = new.flatMap { style -> [Change] in
      if let before = oldByName[style.style.name] { return StyleComparison(old: before, new: style).changes }
      guard let before = goneByLook[style.look]?.popLast() else {
        return [Change(.styleAdded, .style(style.style.name), to: style.words)]
      }
      return [Self.renaming(before, style)] + StyleComparison(old: before, new: style).changes
    }
    let remaining = Set(goneByLook.values.joined().map(\.style.name))
    return others
      + gone.filter { remaining.contains($0.style.name) }.map {
        Change(.styleRemoved, .style($0.style.name), from: $0.words)
      }
  }

  private static func renaming(_ old: ScaledStyle, _ new: ScaledStyle) -> Change {
    Change(.styleRenamed, .style(new.style.name), from: .text(old.style.name), to: .text(new.style.name))
  }
}

extension ScaledStyle {
  /// What two styles must share to be considered one renamed style.
  fileprivate var look: [Change.Value?] {
    let limits = style.limits
    let words = [limits.minimumCategory?.name, limits.maximumCategory?.name, style.isFixed ? "fixed" : nil]
    return [face, boldFace, weight, design, .word(style.curve.name), limits.maximumPointSize.map { .points($0) }]
      + words.map { $0.map { .word($0) } } + sizes.map { .points($0) }
  }
}
