/// A part of a report, for every form in which it is written.
enum ReportBlock: Sendable {
  case title(ReportText, level: Int)
  case paragraph(ReportText)
  /// A result, and whether the requirement is met.
  case verdict(ReportText, isMet: Bool)
  case list([ReportText])
  /// Questions that a person answers.
  case questions([ReportText])
  case table(ReportTable)
}

/// A table of a report. The cells of the first columns are texts, the others are numbers.
struct ReportTable: Sendable {
  let caption: ReportText
  let head: [String]
  let rows: [[ReportText]]
  /// How many columns are aligned to the left.
  var textColumns = 1
}

/// Prose of a report. A literal is prose; an interpolated string is a name or a text from a file, which each form
/// escapes.
struct ReportText: Sendable, ExpressibleByStringInterpolation {
  private(set) var parts: [Part] = []

  enum Part: Sendable {
    case prose(String)
    case name(String)
    /// Prose with emphasis.
    case strong(String)
  }

  init(stringLiteral prose: String) { parts = [.prose(prose)] }

  init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  /// Words of the program, such as numbers and names of text sizes.
  init(prose: String) { parts = [.prose(prose)] }

  /// A word that is emphasised.
  init(strong word: String) { parts = [.strong(word)] }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ prose: String) { if !prose.isEmpty { parts.append(.prose(prose)) } }
    mutating func appendInterpolation(_ name: String) { parts.append(.name(name)) }
    mutating func appendInterpolation(prose: String) { parts.append(.prose(prose)) }
    mutating func appendInterpolation(_ text: ReportText) { parts += text.parts }
    mutating func appendInterpolation(_ number: Int) { parts.append(.prose(String(number))) }
  }
}

extension ReportText {
  static func + (left: ReportText, right: ReportText) -> ReportText { "\(left)\(right)" }
}

extension Array {
  /// A text for each element, with commas between them.
  func list(_ text: (Element) -> ReportText) -> ReportText {
    dropFirst().reduce(first.map(text) ?? "") { "\($0), \(text($1))" }
  }
}
