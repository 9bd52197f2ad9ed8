import Documents
package import DynamicType
import Writing

/// A typography token and the style that it is: a line for a first mapping file.
package struct TokenProposal: Sendable {
  package let path: String
  /// Whether the path is that of a group of loose tokens.
  let isGroup: Bool
  /// In points.
  package let size: Double
  /// 1 to 1000; 400 if the token has none.
  package let weight: Double
  /// The first family; nil for the system font.
  package let family: String?
  /// The style that the token is: by its name, or by the mapping file.
  package let style: TokenStyle
  /// The text style of exactly the size of a custom style, which no token is: a person may choose it instead.
  package fileprivate(set) var alternative: TextStyle?
}

extension TokenImport {
  /// A proposal for every typography token with a size, in the order of the styles. A file of them changes no style.
  package var proposals: [TokenProposal] {
    var given = styles.entries.compactMap(proposal)
    let taken = Set(given.compactMap { if case .text(let style) = $0.style { style } else { nil } })
    for index in given.indices {
      given[index].alternative = given[index].nearest.flatMap { taken.contains($0) ? nil : $0 }
    }
    return given
  }

  private func proposal(_ entry: StyleMap.Entry) -> TokenProposal? {
    let typography = entry.typography
    return typography.size.map { size in
      TokenProposal(
        path: entry.token.path, isGroup: entry.index == nil, size: size.value,
        weight: typography.weight?.value.weight ?? 400,
        family: typography.families?.value.first, style: entry.style)
    }
  }
}

extension TokenProposal {
  /// The text style with exactly the size of a custom style; of the two with one size, headline is the bold one.
  fileprivate var nearest: TextStyle? {
    guard case .custom(_, let curve?) = style,
      PreferredFont(forTextStyle: curve).pointSize(compatibleWith: .large) == size
    else { return nil }
    return curve == .body && weight >= 600 ? .headline : curve
  }

  /// Size, weight and family: `17 pt, 400, Inter`.
  package var summary: String { "\(size.shortest) pt, \(weight.shortest), \(family ?? "system font")" }
}

extension TokenImport {
  /// The text of a mapping file with all proposals, and the tokens that cannot be read.
  package var mappingFile: String {
    var texts: [(String, JSONValue)] = []
    var custom: [(String, JSONValue)] = []
    for proposal in proposals {
      var members: [(String, JSONValue)] = [(proposal.isGroup ? "group" : "token", .string(proposal.path))]
      if case .custom(_, let curve?) = proposal.style { members.append(("relativeTo", .string(curve.name))) }
      let alternative = proposal.alternative.map { "; may be '\($0.name)', which has this size" } ?? ""
      members.append(("$comment", .string(proposal.summary + alternative)))
      switch proposal.style {
      case .text(let style): texts.append((style.name, .object(members)))
      case .custom(let name, _): custom.append((name, .object(members)))
      }
    }
    let ignore = ignored.isEmpty ? [] : [("ignore", JSONValue.array(ignored.map(JSONValue.string)))]
    return JSONValue.object(texts + [("custom", .object(custom))] + ignore).text
  }
}
