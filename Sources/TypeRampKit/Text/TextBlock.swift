/// A part of a text for people, for every form in which it is written: Markdown, HTML, and lines for a terminal.
package enum TextBlock: Sendable {
  case title(Prose, level: Int)
  case paragraph(Prose)
  /// A result, and whether the requirement is met.
  case verdict(Prose, isMet: Bool)
  case list([Prose])
  /// Questions that a person answers.
  case questions([Prose])
  case table(TextTable)
  /// Lines in a language. What is between `«` and `»` is marked in a terminal; elsewhere the marks are left out.
  case code(String, language: String)

  /// A dictionary alone does not show that the app uses its styles.
  static func words(_ isMet: Bool) -> String {
    isMet ? "Sizes met by the dictionary; not checked whether the app uses them" : "Sizes not met"
  }
}

/// A table of a text. The cells of the first columns are texts, the others are numbers.
package struct TextTable: Sendable {
  /// What the table shows; nil if the text before it says so.
  var caption: Prose?
  let head: [String]
  let rows: [[Prose]]
  /// How many columns are aligned to the left.
  var textColumns = 1

  package init(caption: Prose? = nil, head: [String], rows: [[Prose]], textColumns: Int = 1) {
    (self.caption, self.head, self.rows, self.textColumns) = (caption, head, rows, textColumns)
  }
}

/// Text within a block. A literal is prose; an interpolated string is a name or a text from a file, which each form
/// escapes.
package struct Prose: Sendable, ExpressibleByStringInterpolation {
  private(set) var parts: [Part] = []

  enum Part: Sendable {
    case prose(String)
    case name(String)
    /// A name with quotes where it does not look like one by itself.
    case quoted(String)
    /// Prose with emphasis.
    case strong(String)
  }

  package init(stringLiteral prose: String) { parts = [.prose(prose)] }

  package init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  /// Words of the program, such as numbers and names of text sizes.
  package init(prose: String) { parts = [.prose(prose)] }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ prose: String) { if !prose.isEmpty { parts.append(.prose(prose)) } }
    package mutating func appendInterpolation(_ name: String) { parts.append(.name(name)) }
    package mutating func appendInterpolation(quoted name: String) { parts.append(.quoted(name)) }
    package mutating func appendInterpolation(prose: String) { parts.append(.prose(prose)) }
    package mutating func appendInterpolation(strong word: String) { parts.append(.strong(word)) }
    package mutating func appendInterpolation(_ text: Prose) { parts += text.parts }
    package mutating func appendInterpolation(_ number: Int) { parts.append(.prose(String(number))) }
  }
}

extension Array {
  /// A text for each element, with commas between them.
  package func list(_ text: (Element) -> Prose) -> Prose {
    dropFirst().reduce(first.map(text) ?? "") { "\($0), \(text($1))" }
  }
}
