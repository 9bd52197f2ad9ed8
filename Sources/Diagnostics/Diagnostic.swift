package import Documents
import Writing

/// A finding in a file: its message, severity and range.
///
/// All ranges are bytes of `Source.text`, counted from 0.
public struct Diagnostic: Sendable, Equatable {
  /// The id of the rule that found it: `unknown-text-style`. Ids of syntax errors begin with `syntax-`.
  public let id: String
  /// The severity, after the configured severities of rules have been applied.
  public let severity: Severity
  /// What is wrong and what was expected: lower case, without a full stop, names in single quotes. Shortened with `…`
  /// to 1,000 bytes, and each name to 200.
  public let message: String
  /// The bytes to mark; empty for an empty string and at the end of the text.
  public let range: Range<Int>
  /// The path of the key in the document: `body.fontName`; cut at 200 bytes. Nil for the document itself and for syntax
  /// errors.
  public let keyPath: String?
  /// Explanations at other ranges of the same file.
  public let notes: [Note]
  /// A change that fixes it; nil if none is known.
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

  /// A sentence about another range of the file that explains a finding.
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

  /// A change to the text that fixes a finding.
  public struct Fix: Sendable, Equatable {
    /// What the change does: `replace it with 'title'`.
    public let message: String
    /// Whether it can be applied without review: it does not otherwise change the meaning of the file.
    public let isSafe: Bool
    /// The bytes to replace.
    public let range: Range<Int>
    /// The text that replaces them, as UTF-8; empty to delete them.
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

/// The severity of a finding. The raw value is the name that reports, `--rule` and `typeramp.json` use.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// From the mildest to the most severe: a note informs, a warning is probably a mistake, and an error prevents an
  /// output.
  case note, warning, error

  /// Whether the left severity is milder than the right: notes come before warnings, warnings before errors.
  public static func < (left: Self, right: Self) -> Bool {
    left != right && (left == .note || right == .error)
  }
}
