package import Documents
package import Writing

/// What a rule found, before its id and severity are put to it.
package struct Finding {
  package let node: Node
  package let message: String
  package var keyPath: String?
  package var notes: [Diagnostic.Note] = []
  package var fix: Diagnostic.Fix?

  /// - Parameters:
  ///   - node: the key or value to mark.
  ///   - keyPath: where it lies: `body.fontName`.
  package init(at node: Node, _ message: String, keyPath: String? = nil) {
    self.node = node
    self.message = message
    self.keyPath = keyPath
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
  /// such as a font's odd name, is not offered. A binary file is not text, and what was computed is not written where it
  /// points: they have no fix.
  package func replacing(by replacement: String?, isSafe: Bool) -> Finding {
    guard let replacement, node.source.encoding != .binary, !node.isDerived, replacement.standsForItself else {
      return self
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

/// A text that would mend a value of a token file.
package struct Repair: Sendable {
  /// What it does: `write { "value": 16, "unit": "px" }`.
  package let message: String
  /// What is replaced: the value with its quotes, or a place between two.
  package let range: Range<Int>
  package let replacement: String
  /// Whether it cannot change what the file means.
  package let isSafe: Bool

  /// Writes another value in the place of one.
  package init(_ node: Node, by value: JSONValue, isSafe: Bool) {
    self.init("write \(value.line)", replacing: node.literalRange, by: value.line, isSafe: isSafe)
  }

  package init(_ message: String, replacing range: Range<Int>, by replacement: String, isSafe: Bool) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.isSafe = isSafe
  }
}

extension Finding {
  /// Adds a repair, unless the place is no text that it could be made in.
  package func repairing(_ repair: Repair) -> Finding {
    guard !node.isDerived, node.source.encoding != .binary else { return self }
    var finding = self
    finding.fix = Diagnostic.Fix(
      repair.message, isSafe: repair.isSafe, range: repair.range, replacement: repair.replacement)
    return finding
  }
}

extension Node {
  /// The bytes of a value of a JSON document, a string's quotes included.
  package var literalRange: Range<Int> {
    kind == .string ? (range.lowerBound - 1)..<(range.upperBound + 1) : range
  }
}
