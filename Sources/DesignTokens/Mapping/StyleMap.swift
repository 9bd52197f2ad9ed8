import Diagnostics
import Documents
import DynamicType

/// The style of each token: from a mapping file, from the token itself, or otherwise a custom style.
struct StyleMap: Sendable {
  /// A style and its source.
  struct Entry: Sendable {
    let style: Style
    let source: Source
    /// Keys in a mapping file that override the token's.
    var keys: [Node.Member] = []
    /// Whether it comes from a mapping file.
    var isMapped = false
  }

  /// The style of a token.
  enum Style: Sendable {
    /// - spelling: as in the token's extension, if it is there.
    case text(TextStyle, spelling: String?)
    /// - relativeTo: nil if it is in the token's extension or the mapping file.
    case custom(String, relativeTo: TextStyle?)
  }

  /// The source of a style.
  enum Source: Sendable {
    /// A token, by its index.
    case token(Int)
    /// Loose tokens, by the path of their group.
    case group(String)
  }

  /// The text styles in the order of the tokens, followed by the custom styles.
  let entries: [Entry]
  let findings: [Diagnostic]
  /// Whether there is a mapping file.
  let isMapped: Bool
  /// The mistakes in the mapping file.
  let mapFindings: [Diagnostic]

  /// Assigns styles to the typography tokens.
  ///
  /// - Parameter platform: the platform whose text styles custom styles are compared with.
  init(_ reading: TokenReading, map: TokenMap?, on platform: Platform) {
    let mapped = MappedStyles(reading, map?.content, on: platform)
    let candidates = reading.typographyTokens.filter { index in
      let token = reading.set.tokens[index]
      let isDecided = mapped.tokens.contains(index) || mapped.ignored.contains(index)
      return !token.isSource && !isDecided && !(TokenExtension(token.extensions)?.isIgnored ?? false)
    }
    let named = NamedStyles(of: candidates, reading, without: mapped.textStyles)
    let (chosen, left) = mapped.chosen(from: candidates.filter { !named.tokens.contains($0) })
    let custom = CustomStyles(of: chosen, reading, besides: mapped.customStyles, on: platform)
    let styles = (mapped.entries + named.entries).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    entries = styles.filter { !$0.isCustom } + styles.filter(\.isCustom) + custom.entries
    findings = named.findings + custom.findings + [mapped.note(on: left)].compactMap(\.self)
    isMapped = map != nil
    mapFindings = mapped.findings
  }
}

extension StyleMap.Style {
  /// The text style whose preferred font it has; nil if that is defined elsewhere.
  var base: TextStyle? {
    switch self {
    case .text(let style, _): style
    case .custom(_, let curve): curve
    }
  }
}

extension StyleMap.Entry {
  /// Whether it is a custom style.
  var isCustom: Bool { if case .custom = style { true } else { false } }

  /// The index of the token; groups come last.
  fileprivate var order: Int { if case .token(let index) = source { index } else { .max } }
}
