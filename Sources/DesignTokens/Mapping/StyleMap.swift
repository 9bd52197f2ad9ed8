import Diagnostics
import Documents
package import DynamicType

/// The style of each token: from a mapping file, from the token itself, or otherwise a custom style.
struct StyleMap: Sendable {
  /// A style and its source.
  struct Entry: Sendable {
    let style: TokenStyle
    let source: Source
    /// The text style as the token's extension spells it, if it is there.
    var spelling: String?
    /// Keys in a mapping file that override the token's.
    var keys: [Node.Member] = []
    /// Whether it comes from a mapping file.
    var isMapped = false
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
  /// What the mapping file says.
  let mapped: MappedStyles

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
    entries = styles.filter { !$0.style.isCustom } + styles.filter(\.style.isCustom) + custom.entries
    findings = named.findings + custom.findings + [mapped.note(on: left)].compactMap(\.self)
    isMapped = map != nil
    self.mapped = mapped
  }
}

/// The style that a token becomes.
package enum TokenStyle: Hashable, Sendable {
  case text(TextStyle)
  /// - relativeTo: nil if it is in the token's extension or the mapping file.
  case custom(String, relativeTo: TextStyle? = nil)

  /// What outputs call it.
  package var name: String {
    switch self {
    case .text(let style): style.name
    case .custom(let name, _): name
    }
  }

  /// The text style whose preferred font it has; nil if that is defined elsewhere.
  var base: TextStyle? {
    switch self {
    case .text(let style): style
    case .custom(_, let curve): curve
    }
  }

  var isCustom: Bool { if case .custom = self { true } else { false } }
}

extension StyleMap.Entry {
  /// The index of the token; groups come last.
  fileprivate var order: Int { if case .token(let index) = source { index } else { .max } }
}
