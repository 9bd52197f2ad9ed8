package import Documents
package import Writing

/// What a rule found, before it is reported under the rule's id and severity.
package struct Finding: Sendable {
  /// The rule; nil where the rule itself was asked, and nobody else needs to know.
  package let rule: RuleDescription?
  /// The key or value to mark.
  package let node: Node
  /// The bytes of the node to mark, where they are less than all of it.
  private var part: Range<Int>?
  package private(set) var message: String
  package private(set) var keyPath: String?
  package var notes: [Diagnostic.Note] = []
  package var fix: Diagnostic.Fix?

  /// - Parameters:
  ///   - rule: what found it, where several rules find at once.
  ///   - node: the key or value to mark.
  ///   - keyPath: where it lies: `body.fontName`.
  package init(_ rule: RuleDescription? = nil, at node: Node, _ message: String, keyPath: String? = nil) {
    self.rule = rule
    self.node = node
    self.message = Shortened.message(message)
    self.keyPath = keyPath.map(Shortened.name)
  }

  /// The bytes to mark.
  package var range: Range<Int> { part ?? node.range }

  /// The same, marking less of its node.
  package func marking(_ part: Range<Int>?) -> Finding {
    var finding = self
    finding.part = part
    return finding
  }

  /// Adds a sentence about another place.
  package func noting(_ message: String, at node: Node) -> Finding {
    var finding = self
    finding.notes.append(Diagnostic.Note(message, at: node.range))
    return finding
  }

  /// Adds the replacement of the marked string by another, when there is one.
  ///
  /// A replacement of letters, digits, `-`, `.`, `_` and `$` stands for itself in every text format; one with anything else,
  /// such as a font's odd name, is not offered as a fix. A binary file is not text, and what was computed is not written
  /// where it points: they have no fix. The message asks about the suggestion then.
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
  /// The same with another message.
  private func saying(_ message: String) -> Finding {
    var finding = self
    finding.message = Shortened.message(message)
    return finding
  }

  /// The same at a key path.
  package func at(keyPath: String) -> Finding {
    var finding = self
    finding.keyPath = Shortened.name(keyPath)
    return finding
  }

  /// Offers a fix, unless the place is no text that it could be made in.
  package func offering(_ fix: Diagnostic.Fix?) -> Finding {
    guard let fix, !node.isDerived, node.source.encoding != .binary else { return self }
    var finding = self
    finding.fix = fix
    return finding
  }
}

extension Node {
  /// The bytes of a value of a JSON document, a string's quotes included.
  package var literalRange: Range<Int> {
    kind == .string ? (range.lowerBound - 1)..<(range.upperBound + 1) : range
  }

  /// The fix that writes another value in the place of this one, in a JSON document.
  ///
  /// - Parameter isSafe: it cannot change what the file means.
  package func fix(writing value: JSONValue, isSafe: Bool) -> Diagnostic.Fix {
    let text = value.line
    return Diagnostic.Fix("write \(text)", isSafe: isSafe, range: literalRange, replacement: text)
  }
}
