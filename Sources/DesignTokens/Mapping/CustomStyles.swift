import Diagnostics
import Documents
package import DynamicType
import StyleModel
import Writing

/// The typography tokens that are not text styles, as custom styles.
///
/// The name is in the token's extension; otherwise it is made from the path. The style follows the text style with the
/// nearest size.
struct CustomStyles {
  private(set) var entries: [StyleMap.Entry] = []
  private(set) var findings: [Diagnostic] = []

  private let checked: CheckedTokens
  /// The names assigned by a mapping file, normalised as outputs compare them.
  private let mapped: Set<String>
  /// Tokens by the names of their styles, normalised as outputs compare them.
  private var taken: [String: Token] = [:]
  /// The names that several tokens would have.
  private var shared: Set<String> = []
  /// The styles that are named by the paths of their tokens.
  private var named: [StyleMap.Entry] = []
  /// The tokens without a size, which cannot be styles.
  private var sizeless: [Token] = []

  init(of tokens: [Int], _ groups: [LooseGroup], _ checked: CheckedTokens, besides names: [String]) {
    self.checked = checked
    mapped = Set(names.map(StyleNames.letters))
    for index in tokens {
      guard let typography = checked.typography(of: index) else { continue }
      add(index, checked.set.tokens[index], typography)
    }
    for group in groups { add(nil, group.token, group.typography) }
    entries.removeAll { shared.contains(StyleNames.letters($0.style.name)) }
    named.removeAll { shared.contains(StyleNames.letters($0.style.name)) }
    findings += [namedNote, sizelessNote].compactMap(\.self)
  }

  private mutating func add(_ index: Int?, _ token: Token, _ typography: Typography) {
    let given = index == nil ? nil : token.own?[.customStyle]
    // Ignores a size that typeramp added to complete the token.
    let changes = TypographyChanges(typography, since: index.flatMap { checked.implied[$0] }).typography
    let size = given == nil ? changes.size?.value : typography.size?.value
    if given == nil, typography.isBroken { return }
    if given == nil, size == nil { return sizeless.append(token) }
    if let given, !(given.string.map(StyleNames.isCustomName) ?? false) {
      let message = "expected the name of a custom style, an identifier, not \(given.phrase)"
      return findings.append(Diagnostic(.extension, at: given, message, keyPath: token.path))
    }
    guard let name = free(given?.string ?? StyleNames.customName(ofPath: token.path), for: token) else { return }
    let curve = checked.platform.curve(ofSize: size, besides: token.own?.entry ?? [])
    let style = TokenStyle.custom(name, relativeTo: curve)
    entries.append(StyleMap.Entry(style: style, token: token, typography: typography, index: index))
    if given == nil { named.append(entries[entries.count - 1]) }
  }

  /// The name; nil, with a finding, if another token has it.
  private mutating func free(_ name: String, for token: Token) -> String? {
    if mapped.contains(StyleNames.letters(name)) {
      let message =
        "'\(token.shownPath)' would be the style '\(Shortened.name(name))', which the mapping file gives another"
      findings.append(Diagnostic(.mappedTwice, at: token.name, message, keyPath: token.path))
      return nil
    }
    guard let first = taken.updateValue(token, forKey: StyleNames.letters(name)) else { return name }
    let message =
      "'\(first.shownPath)' and '\(token.shownPath)' would both be the style '\(Shortened.name(name))' and are left out; name them in "
      + "a mapping file"
    findings.append(Diagnostic(.sharedName, at: token.name, message, keyPath: token.path))
    shared.insert(StyleNames.letters(name))
    return nil
  }
}

// MARK: - Notes

extension CustomStyles {
  private var namedNote: Diagnostic? {
    guard let token = named.first?.token else { return nil }
    let shown = named.prefix(3).map { "'\(Shortened.name($0.style.name))' follows '\($0.style.base?.name ?? "")'" }
    let what =
      named.count == 1
      ? "a typography token becomes a custom style" : "\(named.count) typography tokens become custom styles"
    let message = "\(what): \(shown.joined(separator: ", "))\(named.count > 3 ? " and so on" : "")"
    return Diagnostic(.unmapped, at: token.name, message, keyPath: token.path)
  }

  private var sizelessNote: Diagnostic? {
    Diagnostic(.unmapped, about: sizeless, "typography token", "left out, without a font size")
  }
}

extension Platform {
  /// The text style that a custom style follows. Nil if a key of the style decides, or there is no size.
  func curve(ofSize points: Double?, besides keys: [Node.Member] = []) -> TextStyle? {
    let isDecided = keys.contains { [EntryKey.relativeTo, .fixed].map(\.rawValue).contains($0.name) }
    return isDecided ? nil : points.flatMap(nearestStyle)
  }

  /// The text style with the nearest size in points, and of two equally near ones the smaller, which grows more.
  package func nearestStyle(toSize points: Double) -> TextStyle? {
    let sizes = Self.sizedStyles.map { ($0, points: preferredFont($0).pointSize(compatibleWith: .large)) }
    return sizes.min { (abs($0.points - points), $0.points) < (abs($1.points - points), $1.points) }?.0
  }

  /// One style for each size: headline has the size of body text, and the curves of the extra-large titles are
  /// inferred.
  private static let sizedStyles: [TextStyle] = [
    .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]
}
