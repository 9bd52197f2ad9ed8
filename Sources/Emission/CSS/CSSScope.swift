import StyleModel
import Writing

/// The elements whose text has the styles of a stylesheet: those of the page, or those that a selector matches.
struct CSSScope {
  /// The selector of the elements; nil for the page.
  private let own: String?
  /// Whether text that is in no theme has the styles too.
  private let hasRest: Bool

  /// - Parameter selector: nil for the page.
  init(_ selector: String?, hasRest: Bool = false) {
    own = selector.map { $0.utf8.contains(UInt8(ascii: ",")) ? ":is(\($0))" : $0 }
    self.hasRest = hasRest
  }

  /// The selector of the elements. That of the rest counts less than any theme on the root itself.
  var root: String { hasRest ? [":where(:root)", own].compactMap(\.self).joined(with: ", ") : own ?? ":root" }

  /// The selector of elements with an attribute. With a selector these are its elements, and those in a page that has
  /// the attribute itself, which counts less: an element inside has that of the nearest theme, whatever the order.
  func elements(with attribute: String) -> String {
    let themed = own.map { ":where(:root\(attribute)) \($0), \($0)\(attribute)" }
    let rest = hasRest ? ":where(:root\(attribute))" : nil
    return [rest, themed].compactMap(\.self).joined(with: ", ").nonEmpty ?? attribute
  }
}

// MARK: - Options

extension CSSScope {
  /// Selectors and media queries are no longer than this many bytes.
  private static let longest = 1_000

  /// Whether a text is a list of selectors, with names, classes, attributes and functions of selectors.
  static func isSelector(_ text: String) -> Bool {
    var reader = CSSSelectorReader(text)
    return text.utf8.count <= longest && reader.list() && reader.isAtEnd
  }

  /// Whether a text can be a media query: words and lengths, with brackets closed.
  static func isMediaQuery(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if depth == 0, ":<>=".unicodeScalars.contains(scalar) { return false }
      guard CSSText.isPlainInIdentifier(scalar) || " ():,./<>=".unicodeScalars.contains(scalar) else { return false }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && text.utf8.count <= longest && text.contains { $0 != " " }
  }
}

/// Reads the selectors that an option can have. Each function returns whether it has read what it is named for.
private struct CSSSelectorReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text.unicodeScalars[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// Selectors with commas between them.
  mutating func list() -> Bool {
    repeat { if !selector() { return false } } while take(",") != nil
    return true
  }

  private mutating func selector() -> Bool {
    skipSpaces()
    guard compound() else { return false }
    while true {
      let hasSpace = skipSpaces()
      if isAtEnd || rest.first == "," || rest.first == ")" { return true }
      if take(">+~") != nil { skipSpaces() } else if !hasSpace { return false }
      guard compound() else { return false }
    }
  }

  private mutating func compound() -> Bool {
    var isPresent = take("*") != nil || name()
    while let mark = take(".#:[") {
      guard simple(after: mark) else { return false }
      isPresent = true
    }
    return isPresent
  }

  private mutating func simple(after mark: Unicode.Scalar) -> Bool {
    guard name() else { return false }
    switch mark {
    case "[": return (take("=") == nil || name() || quoted()) && take("]") != nil
    case ":": return take("(") == nil || list() && take(")") != nil
    default: return true
    }
  }

  private mutating func name() -> Bool {
    guard let first = rest.first, first == "_" || first == "-" || CSSText.isLetter(first) else { return false }
    rest = rest.drop { CSSText.isPlainInIdentifier($0) }
    return true
  }

  private mutating func quoted() -> Bool {
    guard let quote = take("\"'") else { return false }
    rest = rest.drop { $0 == " " || CSSText.isPlainInIdentifier($0) }
    return take(String(quote)) != nil
  }

  @discardableResult private mutating func skipSpaces() -> Bool {
    let count = rest.count
    while take(" ") != nil {}
    return rest.count < count
  }

  private mutating func take(_ any: String) -> Unicode.Scalar? {
    guard let first = rest.first, any.unicodeScalars.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }
}
