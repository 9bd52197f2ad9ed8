package import Documents
package import Writing

/// A finding in a file: its message, severity and range.
///
/// All ranges are bytes of `Source.text`, counted from 0.
public struct Diagnostic: Sendable, Equatable {
  /// The id of the rule that found it: `unknown-text-style`. Ids of syntax errors begin with `syntax-`.
  public package(set) var id: String
  /// The severity, after the configured severities of rules have been applied.
  public package(set) var severity: Severity
  /// What is wrong and what was expected: lower case, without a full stop, names in single quotes. Shortened with `…`
  /// to 1,000 bytes, and each name to 200.
  public internal(set) var message: String
  /// The bytes to mark; empty for an empty string and at the end of the text.
  public package(set) var range: Range<Int>
  /// The path of the key in the document: `body.fontName`; cut at 200 bytes. Nil for the document itself and for syntax
  /// errors.
  public private(set) var keyPath: String?
  /// Explanations at other ranges of the same file.
  public package(set) var notes: [Note] = []
  /// A change that fixes it; nil if none is known.
  public package(set) var fix: Fix?
  /// What it is about, if that is not its key: a font, whichever style names it first.
  private var topic: String?
  /// What it is about, by which it is recognised when text moves: its key path, or a font. Nil for the document itself.
  package var subject: String? { topic ?? keyPath }
  /// What it has in common with others that are shown with it; nil if it is shown alone.
  package private(set) var group: FindingGroup?
  /// The themes or dictionaries for which it was found, if it was looked for in several.
  package var variants: [String] = []
  /// Whether people see it as a note only if they ask for all; a sentence of its command has the number.
  package var isDetail = false
  /// Whether a baseline lists it.
  package internal(set) var isKnown = false
  /// The id of the key or value that is marked; nil if the finding is not about a node.
  package private(set) var node: Int?
  /// Whether the marked bytes can be replaced: not in a binary file, and not for a computed value.
  private var isReplaceable = false

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

  /// - Parameters:
  ///   - rule: the rule that found it; nil if the caller calls `found(by:)`.
  ///   - node: the key or value to mark.
  ///   - keyPath: its path: `body.fontName`.
  package init(_ rule: RuleDescription? = nil, at node: Node, _ message: String, keyPath: String? = nil) {
    self.init(
      id: rule?.id ?? "", severity: rule?.severity ?? .error, message: message, range: node.range, keyPath: keyPath)
    self.node = node.id
    isReplaceable = !node.isDerived && node.source.encoding != .binary
  }

  /// A sentence about another range of the file that explains a finding.
  public struct Note: Sendable, Equatable {
    /// The sentence, in the form of `Diagnostic.message`.
    public private(set) var message: String
    /// The bytes to mark.
    public package(set) var range: Range<Int>

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
    public package(set) var range: Range<Int>
    /// The text that replaces them, as UTF-8; empty to delete them.
    public let replacement: String

    package init(_ message: String, isSafe: Bool, range: Range<Int>, replacement: String) {
      self.message = Shortened.message(message)
      self.isSafe = isSafe
      self.range = range
      self.replacement = replacement
    }

    /// The same change for a person to review.
    package var suggested: Fix { Fix(message, isSafe: false, range: range, replacement: replacement) }
  }
}

extension Diagnostic {
  package init(_ error: SyntaxError) {
    self.init(
      id: error.mistake.id, severity: .error, message: error.mistake.message, range: error.range,
      notes: error.opening.map { [Note("opened here", at: $0)] } ?? [],
      fix: error.mistake.deletion.map { Fix($0, isSafe: true, range: error.range, replacement: "") })
  }

  /// The finding as one of a rule, with its severity or a milder one that the finding has.
  ///
  /// - Parameter isStrict: whether a deviation from a specification is an error.
  package func found(by rule: RuleDescription, isStrict: Bool = false) -> Diagnostic {
    with {
      $0.id = rule.id
      $0.severity = rule.isDeviation && isStrict ? .error : min(severity, rule.severity)
    }
  }

  /// The finding, marking only part of its node.
  package func marking(_ part: Range<Int>?) -> Diagnostic { with { $0.range = part ?? range } }

  /// The finding with a note about another position.
  package func noting(_ message: String, at node: Node) -> Diagnostic {
    with { $0.notes.append(Note(message, at: node.range)) }
  }

  package func at(keyPath: String) -> Diagnostic { with { $0.keyPath = Shortened.name(keyPath) } }

  /// The finding as one about something else than its key.
  package func about(_ topic: String) -> Diagnostic { with { $0.topic = Shortened.name(topic) } }

  /// The finding as one that is shown together with others.
  package func among(_ group: FindingGroup) -> Diagnostic { with { $0.group = group } }

  /// The finding with a fix, unless the fix cannot be made in the text.
  package func offering(_ fix: Fix?) -> Diagnostic {
    guard let fix, isReplaceable else { return self }
    return with { $0.fix = fix }
  }

  /// The finding with a replacement for the marked string, if there is one.
  ///
  /// A replacement of letters, digits, `-`, `.`, `_` and `$` is the same in every text format. Other replacements, such
  /// as a font's unusual name, are not offered as a fix; nor are those in binary files, or for computed values, whose
  /// range has other text. The message then only asks whether the suggestion was meant.
  package func replacing(by replacement: String?, isSafe: Bool) -> Diagnostic {
    guard let replacement else { return self }
    guard isReplaceable, replacement.standsForItself else {
      return with { $0.message = Shortened.message("\(message); did you mean '\(replacement)'?") }
    }
    return offering(Fix("replace it with '\(replacement)'", isSafe: isSafe, range: range, replacement: replacement))
  }

  package mutating func add(_ text: String) {
    message = Shortened.message(message + text)
    group?.add(text)
  }

  package func with(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
    var finding = self
    change(&finding)
    return finding
  }
}

extension String {
  fileprivate var standsForItself: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._$".utf8.contains($0) }
  }
}

extension Node {
  /// The bytes of a value in a JSON document, including the quotes of a string.
  package var literalRange: Range<Int> {
    kind == .string ? (range.lowerBound - 1)..<(range.upperBound + 1) : range
  }

  /// The fix that replaces this value in a JSON document.
  ///
  /// - Parameter isSafe: whether it cannot change the meaning of the file.
  package func fix(writing value: JSONValue, isSafe: Bool) -> Diagnostic.Fix {
    let text = value.line
    return Diagnostic.Fix("write \(text)", isSafe: isSafe, range: literalRange, replacement: text)
  }
}
