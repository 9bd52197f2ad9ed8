/// Compares two versions of a dictionary, as readers of its text see them.
public enum Comparison {
  /// The changes between two tables: the text styles in their order, the custom styles in the order of the new version,
  /// those that were removed, and the metrics. A change of bytes that readers cannot see is not a change.
  ///
  /// - Parameters:
  ///   - old: the old table, with all thirteen text styles.
  ///   - new: the new table, for the same platform and display scale.
  public static func changes(from old: ScaledTable, to new: ScaledTable) -> [Change] {
    let styles = old.styles.flatMap { style in
      new[style.style.textStyle].map { StyleComparison(old: style, new: $0).changes } ?? []
    }
    return styles + customStyles(from: old.customStyles, to: new.customStyles)
      + metrics(from: old.metrics, to: new.metrics)
  }

  /// The changes between two versions that were compiled with the same options, including their findings; nil if one of
  /// them has an error, and so no table.
  public static func changes(from old: Compilation, to new: Compilation) -> [Change]? {
    guard let oldTable = old.table, let newTable = new.table else { return nil }
    return changes(from: oldTable, to: newTable) + FindingComparison.changes(from: old, to: new)
  }

  private static func customStyles(from old: [ScaledStyle], to new: [ScaledStyle]) -> [Change] {
    let oldByName = Dictionary(old.map { ($0.style.name, $0) }) { first, _ in first }
    let newNames = Set(new.map(\.style.name))
    let gone = old.filter { !newNames.contains($0.style.name) }
    // Reversed, so that the first of those with the same look can be taken from the end.
    var goneByLook = Dictionary(grouping: gone.reversed(), by: \.look)
    let others = new.flatMap { style -> [Change] in
      let subject = Change.Subject.style(style.style.name)
      if let before = oldByName[style.style.name] { return StyleComparison(old: before, new: style).changes }
      guard let before = goneByLook[style.look]?.popLast() else {
        return [Change(.styleAdded, subject, to: style.words)]
      }
      return [Change(.styleRenamed, subject, from: .text(before.style.name), to: .text(style.style.name))]
        + StyleComparison(old: before, new: style).changes
    }
    let remaining = Set(goneByLook.values.joined().map(\.style.name))
    return others
      + gone.filter { remaining.contains($0.style.name) }.map {
        Change(.styleRemoved, .style($0.style.name), from: $0.words)
      }
  }

  private static func metrics(from old: [ScaledMetric], to new: [ScaledMetric]) -> [Change] {
    let before = Dictionary(old.map { ($0.metric.name, $0) }) { first, _ in first }
    let newNames = Set(new.map(\.metric.name))
    let others = new.flatMap { metric in
      let subject = Change.Subject.metric(metric.metric.name)
      guard let before = before[metric.metric.name] else {
        return [Change(.metricAdded, subject, to: .points(metric.metric.value))]
      }
      return subject.changes(
        from: before.values, to: metric.values, smaller: .metricDecreased, larger: .metricIncreased)
    }
    let gone = old.filter { !newNames.contains($0.metric.name) }
    return others + gone.map { Change(.metricRemoved, .metric($0.metric.name), from: .points($0.metric.value)) }
  }
}
