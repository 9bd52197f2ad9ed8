import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The typography tokens that are not text styles, as custom styles.
///
/// The name is in the token's extension; otherwise it is made from the path. The style follows the text style with the
/// nearest size.
struct CustomStyles {
  private(set) var entries: [StyleMap.Entry] = []
  private(set) var findings: [Diagnostic] = []

  private let reading: TokenReading
  private let platform: Platform
  /// The names assigned by a mapping file, normalised as outputs compare them.
  private let mapped: Set<String>
  /// Tokens by the names of their styles, normalised as outputs compare them.
  private var taken: [String: Int] = [:]
  /// The tokens that are named by their paths.
  private var named: [(style: TokenStyle, token: Int)] = []
  /// The tokens without a size, which cannot be styles.
  private var sizeless: [Int] = []

  /// - Parameters:
  ///   - tokens: typography that is not a text style.
  ///   - names: the names that a mapping file has assigned to other tokens.
  init(of tokens: [Int], _ reading: TokenReading, besides names: [String], on platform: Platform) {
    self.reading = reading
    self.platform = platform
    mapped = Set(names.map(StyleNames.letters))
    for token in tokens { add(token) }
    findings += [namedNote, sizelessNote].compactMap(\.self)
  }

  private mutating func add(_ index: Int) {
    let token = reading.set.tokens[index]
    let own = TokenExtension(token.extensions)
    if let name = own?.customStyle { return add(index, name) }
    guard let typography = reading.typography(of: index), !typography.isBroken else { return }
    // Ignores a size that typeramp added to complete the token.
    let given = TypographyChanges(typography, since: reading.implied[index]).typography
    guard let size = given.size?.value else { return sizeless.append(index) }
    guard let entry = entry(index, named: StyleNames.customName(ofPath: token.path), size: size) else { return }
    entries.append(entry)
    named.append((entry.style, index))
  }

  /// Adds a token whose extension names the style.
  private mutating func add(_ index: Int, _ name: Node) {
    let token = reading.set.tokens[index]
    guard let text = name.string, StyleNames.isCustomName(text) else {
      let message = "expected the name of a custom style, an identifier, not \(name.phrase)"
      return findings.append(Diagnostic(.extension, at: name, message, keyPath: token.path))
    }
    let keys = TokenExtension(token.extensions)?.entry.map(\.name) ?? []
    let isComplete = keys.contains(EntryKey.relativeTo.rawValue) || keys.contains(EntryKey.fixed.rawValue)
    let size = isComplete ? nil : reading.typography(of: index)?.size?.value
    if let entry = entry(index, named: text, size: size) { entries.append(entry) }
  }

  /// The entry for a name; nil, with a finding, if another token has the name.
  private mutating func entry(_ index: Int, named name: String, size: Double?) -> StyleMap.Entry? {
    if mapped.contains(StyleNames.letters(name)) {
      let token = reading.set.tokens[index]
      let message =
        "'\(token.shownPath)' would be the style '\(Shortened.name(name))', which the mapping file gives another"
      findings.append(Diagnostic(.mappedTwice, at: token.name, message, keyPath: token.path))
      return nil
    }
    if let first = taken.updateValue(index, forKey: StyleNames.letters(name)) {
      let (first, second) = (reading.set.tokens[first], reading.set.tokens[index])
      let message = "'\(second.shownPath)' and '\(first.shownPath)' would both be the style '\(Shortened.name(name))'"
      let finding = Diagnostic(.mappedTwice, at: second.name, message, keyPath: second.path)
      findings.append(finding.noting("'\(first.shownPath)' is here", at: first.name))
      return nil
    }
    return StyleMap.Entry(style: .custom(name, relativeTo: size.map(platform.textStyle)), source: .token(index))
  }
}

// MARK: - Notes

extension CustomStyles {
  private var namedNote: Diagnostic? {
    guard let first = named.first else { return nil }
    let shown = named.prefix(3).compactMap { entry -> String? in
      guard case .custom(let name, let style) = entry.style else { return nil }
      return "'\(Shortened.name(name))' follows '\(style?.name ?? "")'"
    }
    let what =
      named.count == 1
      ? "a typography token becomes a custom style" : "\(named.count) typography tokens become custom styles"
    let more = named.count > 3 ? " and so on" : ""
    return note("\(what): \(shown.joined(separator: ", "))\(more)", at: first.token)
  }

  private var sizelessNote: Diagnostic? {
    guard let first = sizeless.first else { return nil }
    let names = sizeless.prefix(3).map { "'\(reading.set.tokens[$0].shownPath)'" }.joined(separator: ", ")
    let more = sizeless.count > 3 ? " and \(sizeless.count - 3) more" : ""
    let what =
      sizeless.count == 1
      ? "a typography token has no font size and is"
      : "\(sizeless.count) typography tokens have no font size and are"
    return note("\(what) left out: \(names)\(more)", at: first)
  }

  private func note(_ message: String, at index: Int) -> Diagnostic {
    let token = reading.set.tokens[index]
    return Diagnostic(.unmapped, at: token.name, message, keyPath: token.path)
  }
}

extension Platform {
  /// The text style with the nearest size in points. Of two equally near styles it is the smaller one, which grows more.
  func textStyle(ofSize points: Double) -> TextStyle {
    let sizes = Self.sizedStyles.map { ($0, points: preferredFont($0).pointSize(compatibleWith: .large)) }
    return sizes.min { (abs($0.points - points), $0.points) < (abs($1.points - points), $1.points) }?.0 ?? .body
  }

  /// One style for each size: headline has the size of body text, and the curves of the extra-large titles are
  /// inferred.
  private static let sizedStyles: [TextStyle] = [
    .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]
}
