package import Documents
package import Writing

/// A finding of a rule, before it is reported with the rule's id and severity.
package struct Finding: Sendable {
  /// The rule; nil if the caller already knows it.
  package let rule: RuleDescription?
  /// The key or value to mark.
  package let node: Node
  /// The bytes to mark, if only part of the node.
  private var part: Range<Int>?
  package private(set) var message: String
  package private(set) var keyPath: String?
  package var notes: [Diagnostic.Note] = []
  package var fix: Diagnostic.Fix?

  /// - Parameters:
  ///   - rule: the rule that found it, if several rules run at once.
  ///   - node: the key or value to mark.
  ///   - keyPath: its path: `body.fontName`.
  package init(_ rule: RuleDescription? = nil, at node: Node, _ message: String, keyPath: String? = nil) {
    self.rule = rule
    self.node = node
    self.message = Shortened.message(message)
    self.keyPath = keyPath.map(Shortened.name)
  }

  /// The bytes to mark.
  package var range: Range<Int> { part ?? node.range }

  /// The finding, marking only part of its node.
  package func marking(_ part: Range<Int>?) -> Finding {
    var finding = self
    finding.part = part
    return finding
  }

  /// The finding with a note about another position.
  package func noting(_ message: String, at node: Node) -> Finding {
    var finding = self
    finding.notes.append(Diagnostic.Note(message, at: node.range))
    return finding
  }

  /// The finding without its fix.
  package var withoutFix: Finding {
    var finding = self
    finding.fix = nil
    return finding
  }

  /// The finding with a replacement for the marked string, if there is one.
  ///
  /// A replacement of letters, digits, `-`, `.`, `_` and `$` is the same in every text format. Other replacements, such
  /// as a font's unusual name, are not offered as a fix; nor are those in binary files, or for computed values, whose
  /// range has other text. The message then only asks whether the suggestion was meant.
  package func replacing(by replacement: String?, isSafe: Bool) -> Finding {
    guard let replacement else { return self }
    guard node.source.encoding != .binary, !node.isDerived, replacement.standsForItself else {
      return saying("\(message); did you mean '\(replacement)'?")
    }
    var finding = self
    finding.fix = Diagnostic.Fix(
      "replace it with '\(replacement)'", isSafe: isSafe, range: node.range, replacement: replacement)
    return finding
  }
}

extension String {
  fileprivate var standsForItself: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      }
  }
}

extension Finding {
  /// The finding with another message.
  private func saying(_ message: String) -> Finding {
    var finding = self
    finding.message = Shortened.message(message)
    return finding
  }

  /// The finding with a key path.
  package func at(keyPath: String) -> Finding {
    var finding = self
    finding.keyPath = Shortened.name(keyPath)
    return finding
  }

  /// The finding with a fix, unless the fix cannot be made in the text.
  package func offering(_ fix: Diagnostic.Fix?) -> Finding {
    guard let fix, !node.isDerived, node.source.encoding != .binary else { return self }
    var finding = self
    finding.fix = fix
    return finding
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
