import Diagnostics
import Documents
import DynamicType

/// Which token is which style: by a mapping file, by itself, or else as a style of the dictionary's own.
struct StyleMap: Sendable {
  /// A style and what it is made of.
  struct Entry: Sendable {
    let style: Style
    let source: Source
    /// Keys of a mapping file that count more than what the token says.
    var keys: [Node.Member] = []
    /// Whether a mapping file says it.
    var isMapped = false
  }

  /// What style a token is.
  enum Style: Sendable {
    /// - spelling: as the token's extension has it, where it does.
    case text(TextStyle, spelling: String?)
    /// - relativeTo: nil where the token's extension, or the mapping file, says it.
    case custom(String, relativeTo: TextStyle?)
  }

  /// What a style is made of.
  enum Source: Sendable {
    /// A token, by its index.
    case token(Int)
    /// Loose tokens, by the path of their group.
    case group(String)
  }

  /// The text styles in the order of the tokens, and then the dictionary's own.
  let entries: [Entry]
  let findings: [Finding]
  /// The typography that a mapping file names.
  private let mappedTokens: Set<Int>
  /// The typography that a mapping file leaves out.
  private let unused: Set<Int>
  /// Whether there is a mapping file.
  let isMapped: Bool
  /// What is wrong with the mapping file.
  let mapFindings: [Finding]

  /// Decides for the tokens that are typography.
  ///
  /// - Parameter platform: whose text styles are near to those that are none.
  init(_ reading: TokenReading, map: TokenMap?, on platform: Platform) {
    let mapped = MappedStyles(reading, map?.content, on: platform)
    let candidates = reading.typographyTokens.filter { index in
      let token = reading.set.tokens[index]
      let isDecided = mapped.tokens.contains(index) || mapped.ignored.contains(index)
      return !token.isSource && !isDecided && !(TokenExtension(token.extensions)?.isIgnored ?? false)
    }
    let named = NamedStyles(of: candidates, reading, without: mapped.textStyles)
    let others = candidates.filter { !named.tokens.contains($0) }
    let (chosen, left) = mapped.chosen(from: others)
    let custom = CustomStyles(of: chosen, reading, besides: mapped.customStyles, on: platform)
    let styles = (mapped.entries + named.entries).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    entries = styles.filter { !$0.isCustom } + styles.filter(\.isCustom) + custom.entries
    findings = named.findings + custom.findings + [mapped.note(on: left)].compactMap(\.self)
    isMapped = map != nil
    mapFindings = mapped.findings
    mappedTokens = mapped.tokens
    unused = mapped.ignored.union(left)
  }

  /// The typography that styles are made of, or would be without a mistake in it.
  func tokens(of reading: TokenReading) -> [Int] {
    reading.tokens.indices.filter { index in
      mappedTokens.contains(index)
        || reading.tokens[index].type == .typography && !reading.set.tokens[index].isSource && !unused.contains(index)
    }
  }
}

extension StyleMap.Style {
  /// The text style whose preferred font it has; nil where something else says it.
  var base: TextStyle? {
    switch self {
    case .text(let style, _): style
    case .custom(_, let curve): curve
    }
  }
}

extension StyleMap.Entry {
  /// Whether it is a style of the dictionary's own.
  var isCustom: Bool { if case .custom = style { true } else { false } }

  /// The token's place; groups come last.
  fileprivate var order: Int { if case .token(let index) = source { index } else { .max } }
}
