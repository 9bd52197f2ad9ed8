/// Something found in a file: what, how bad, and where.
public struct Diagnostic: Sendable, Equatable {
  /// The id of the rule that found it: `unknown-text-style`. Mistakes of syntax begin with `syntax-`.
  public let id: String
  public let severity: Severity
  /// Lower case, without a full stop, names in single quotes.
  public let message: String
  /// The bytes of the source's text that are meant. Empty only at the end of the text.
  public let range: Range<Int>
  /// Where it lies in the document: `body.fontName`. Nil for the document itself and for mistakes of syntax.
  public let keyPath: String?
  /// What explains it, at other places of the same file.
  public let notes: [Note]
  /// How to mend it, when that is known.
  public let fix: Fix?

  package init(
    id: String, severity: Severity, message: String, range: Range<Int>, keyPath: String? = nil, notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.keyPath = keyPath
    self.notes = notes
    self.fix = fix
  }

  /// A sentence about another place.
  public struct Note: Sendable, Equatable {
    public let message: String
    public let range: Range<Int>

    package init(_ message: String, at range: Range<Int>) {
      self.message = message
      self.range = range
    }
  }

  /// A change of the text that mends what was found.
  public struct Fix: Sendable, Equatable {
    /// What the change does: `replace it with 'title'`.
    public let message: String
    /// Whether it may be made without a person looking: it cannot change what the file means otherwise.
    public let isSafe: Bool
    /// The bytes of the source's text to replace.
    public let range: Range<Int>
    public let replacement: String

    package init(_ message: String, isSafe: Bool, range: Range<Int>, replacement: String) {
      self.message = message
      self.isSafe = isSafe
      self.range = range
      self.replacement = replacement
    }
  }
}

/// How bad a finding is: an error breaks an app, a warning misleads, a note informs.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (left: Self, right: Self) -> Bool {
    left != right && (left == .note || right == .error)
  }
}
