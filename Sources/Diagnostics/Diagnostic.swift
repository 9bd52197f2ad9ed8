package import Documents
import Writing

/// A finding in a file: what is wrong, how bad it is, and where it is.
///
/// All ranges are bytes of `Source.text`, counted from 0.
public struct Diagnostic: Sendable, Equatable {
  /// The id of the rule that found it: `unknown-text-style`. Ids of syntax errors begin with `syntax-`.
  public let id: String
  /// How bad it is, after the severities that a team has set for its rules.
  public let severity: Severity
  /// What is wrong and what was expected: lower case, without a full stop, names in single quotes. At most 1,000 bytes and
  /// `…`; a name is cut at 200.
  public let message: String
  /// The bytes to mark. Empty at an empty string and at the end of the text.
  public let range: Range<Int>
  /// The path of the key in the document: `body.fontName`; cut at 200 bytes. Nil for the document itself and for syntax
  /// errors.
  public let keyPath: String?
  /// What explains it, elsewhere in the same file.
  public let notes: [Note]
  /// A change that repairs it; nil when none is known.
  public let fix: Fix?

  package init(
    id: String, severity: Severity, message: String, range: Range<Int>, keyPath: String? = nil, notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = Shortened.message(message)
    self.range = range
    self.keyPath = keyPath.map(Shortened.name)
    self.notes = notes
    self.fix = fix
  }

  /// A sentence about another range of the file, which explains a finding.
  public struct Note: Sendable, Equatable {
    /// The sentence, in the form of `Diagnostic.message`.
    public let message: String
    /// The bytes to mark.
    public let range: Range<Int>

    package init(_ message: String, at range: Range<Int>) {
      self.message = Shortened.message(message)
      self.range = range
    }
  }

  /// A change of the text that repairs a finding.
  public struct Fix: Sendable, Equatable {
    /// What the change does: `replace it with 'title'`.
    public let message: String
    /// Whether it may be made without a person looking: it changes nothing else in what the file means.
    public let isSafe: Bool
    /// The bytes to replace.
    public let range: Range<Int>
    /// The text to write in their place, as UTF-8; empty to remove them.
    public let replacement: String

    package init(_ message: String, isSafe: Bool, range: Range<Int>, replacement: String) {
      self.message = Shortened.message(message)
      self.isSafe = isSafe
      self.range = range
      self.replacement = replacement
    }
  }
}

extension Diagnostic {
  /// The report of a syntax error.
  package init(_ error: SyntaxError) {
    self.init(
      id: error.mistake.id, severity: .error, message: error.mistake.message, range: error.range,
      notes: error.related.map { [Note($0.message, at: $0.range)] } ?? [])
  }
}

/// How bad a finding is. The raw value is the name that reports, `--rule` and `typeramp.json` use.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// From the mildest: a note informs, a warning is probably a mistake, and an error prevents an output.
  case note, warning, error

  /// Whether the left severity is milder than the right: notes come before warnings, warnings before errors.
  public static func < (left: Self, right: Self) -> Bool {
    left != right && (left == .note || right == .error)
  }
}
