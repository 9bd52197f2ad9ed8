import Writing

/// One difference between two versions of a dictionary.
public struct Change: Sendable, Hashable {
  /// The kind of difference.
  public let kind: ChangeKind
  /// What differs.
  public private(set) var subject: Subject
  /// The value in the old version; nil if it has none, and for changes of sizes.
  public private(set) var old: Value?
  /// The value in the new version; nil if it has none, and for changes of sizes.
  public private(set) var new: Value?
  /// The text sizes at which a size or a metric differs, in order of text size; empty for all other changes.
  public private(set) var sizes: [SizeChange] = []
  /// The finding that appeared or disappeared; nil for all other changes.
  public private(set) var finding: FindingChange?

  /// The subject of a change.
  public enum Subject: Sendable, Hashable {
    /// A text style or a custom style, by its new name.
    case style(String)
    /// A metric by its name.
    case metric(String)
    /// The dictionary as a whole.
    case dictionary
  }

  /// A value in a report.
  public enum Value: Sendable, Hashable {
    /// A text from a dictionary, such as the name of a font.
    case text(String)
    /// A name or a few words of typeramp: `bold`, `Apple's own font`.
    case word(String)
    /// A text size.
    case textSize(ContentSizeCategory)
    /// A length in points.
    case points(Double)
    /// A multiple of the point size.
    case factor(Double)
  }

  /// A size at a text size in both versions, in points.
  public struct SizeChange: Sendable, Hashable {
    /// The text size.
    public let category: ContentSizeCategory
    /// The size in the old version, in points.
    public let old: Double
    /// The size in the new version, in points.
    public let new: Double
  }

  /// A finding that only one of the versions has.
  public struct FindingChange: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// Always `warning`: notes are not compared, and a version with an error cannot be compared.
    public let severity: Severity
    /// The file, relative to the folder of the dictionary; nil for the file of the dictionary.
    public let file: String?
    /// The path of the key in the document; nil for the document itself.
    public let keyPath: String?
    /// The message of the finding.
    public fileprivate(set) var message: String
    /// What it is recognised by.
    let subject: String?
    /// What it has in common with others.
    let group: FindingGroup?
  }
}

extension Change {
  package init(_ kind: ChangeKind, _ subject: Subject, from old: Value? = nil, to new: Value? = nil) {
    self.init(kind: kind, subject: subject, old: old, new: new)
  }

  /// What a change of a finding is shown once for, as a key; nil for all others.
  private var cause: [String]? {
    finding.flatMap { finding in finding.group.map { [kind.id, finding.rule, $0.cause] } }
  }

  /// The changes, with one for all findings of one cause.
  static func joiningFindings(in changes: [Change]) -> [Change] {
    changes.gathered(by: \.cause) { $0.finding?.group?.weight ?? 0 }.map { same in
      if same.count == 1 { return same[0] }
      var change = same[0]
      change.finding?.message = FindingGroup.sentence(about: same.compactMap { $0.finding?.group })
      return change
    }
  }

  /// The change without what it is a change of, equal for styles that change in the same way.
  var withoutSubject: Change {
    var change = self
    change.subject = .dictionary
    return change
  }

  /// The two values, or the words for a missing one; nil if there are none.
  package var values: (old: Value, new: Value)? {
    let absence = kind.absence.map(Value.word)
    guard let old = old ?? absence, let new = new ?? absence else { return nil }
    return (old, new)
  }
}

extension Change.Subject {
  /// The style or the metric: `body`, `metric iconSize`; nil for the dictionary.
  ///
  /// - Parameter written: formats a name for a report.
  package func words(_ written: (String) -> String) -> String? {
    switch self {
    case .style(let name): written(name)
    case .metric(let name): "metric " + written(name)
    case .dictionary: nil
    }
  }
}

extension Change.SizeChange {
  /// The two sizes, rounded to thousandths of a point if they differ there.
  package var texts: (old: String, new: String) {
    let rounded = (old.thousandths, new.thousandths)
    return rounded.0 == rounded.1 ? (old.shortest, new.shortest) : rounded
  }

  /// `37 → 40`.
  package var text: String { "\(texts.old) → \(texts.new)" }
}

extension Change {
  /// Consecutive text sizes of its sizes.
  package struct Run {
    let first: SizeChange
    package fileprivate(set) var last: SizeChange

    /// `AX4 to AX5`.
    ///
    /// - Parameter name: the name of a text size in a report.
    package func categories(_ name: (ContentSizeCategory) -> String) -> String {
      first == last ? name(first.category) : "\(name(first.category)) to \(name(last.category))"
    }
  }

  /// Where its sizes change: `XS to L, AX5`.
  package var textSizes: String { runs().map { $0.categories(\.shortName) }.joined(separator: ", ") }

  /// The runs of its sizes, in order of text size.
  ///
  /// - Parameter continues: whether a size belongs to the same run as the one before it.
  package func runs(where continues: (SizeChange, SizeChange) -> Bool = { _, _ in true }) -> [Run] {
    sizes.reduce(into: []) { runs, size in
      if let last = runs.last?.last, last.category.index + 1 == size.category.index, continues(last, size) {
        runs[runs.count - 1].last = size
      } else {
        runs.append(Run(first: size, last: size))
      }
    }
  }
}

extension Change.Value {
  /// The value without markup around text from files: `28 points`.
  package var words: String {
    switch self {
    case .text(let text), .word(let text): text
    case .textSize(let category): category.shortName
    case .points(let points): "\(points.shortest) \(points == 1 ? "point" : "points")"
    case .factor(let factor): factor.thousandths
    }
  }
}
