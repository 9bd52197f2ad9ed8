package import Documents
import StyleModel
import Writing

/// The tokens of a document, and every reference to one: what an editor needs to go from one to the other.
///
/// All ranges are bytes of the document's source, which may be joined from several files.
package struct TokenGraph {
  /// The tokens in the order of the document, overridden ones behind those that override them.
  package let tokens: [Token]
  /// The references, in order. Those of a text are among them: `{space.base} * 2`.
  package private(set) var uses: [Use] = []
  /// The paths of the tokens that can be styles.
  package let typography: [String]
  /// The tokens of each theme, with their references.
  private var themes: [(set: TokenSet, references: References)]

  package struct Use {
    /// The path without its braces, or the whole value of `$ref`.
    package let range: Range<Int>
    /// The path of the token that it refers to; nil if there is none.
    package let path: String?
    /// Whether it is a path within braces.
    let isAlias: Bool
  }

  /// - Parameter imports: those of one document, for its themes.
  package init(_ imports: [TokenImport]) {
    themes = imports.map { ($0.checked.set, $0.checked.reader.references) }
    tokens = themes.flatMap { $0.set.withOverridden }.unique(by: \.name.id)
    typography = imports.flatMap(\.checked.typographyPaths).unique
    // The themes of a document have one root.
    if let root = themes.lazy.compactMap({ $0.set.root }).first { addUses(in: root) }
  }

  /// The innermost token around an offset.
  package func token(at offset: Int) -> Token? {
    tokens.filter { $0.name.range.touches(offset) || $0.object.range.contains(offset) }.max {
      $0.object.range.lowerBound < $1.object.range.lowerBound
    }
  }

  /// The reference at an offset.
  package func use(at offset: Int) -> Use? { uses.first { $0.range.touches(offset) } }

  /// The tokens with a path, the one that is used first.
  package func definitions(of path: String) -> [Token] { tokens.filter { $0.path == path } }

  /// The value that references lead to; nil if they lead nowhere.
  package func resolved(_ token: Token) -> Node? {
    for theme in themes where theme.set.tokens.contains(where: { $0.name.id == token.name.id }) {
      var references = theme.references
      if case .value(let node, _) = references.end(of: token.value, keyPath: nil) { return node }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func touches(_ offset: Int) -> Bool { lowerBound...upperBound ~= offset }
}

// MARK: - References

extension TokenGraph {
  private mutating func addUses(in root: Node) {
    var isPointer = false
    for id in root.id..<root.sizeOfAll {
      let node = root.node(withID: id)
      guard node.kind == .string else {
        isPointer = false
        continue
      }
      if isPointer { addPointer(node) } else { addAliases(in: node) }
      isPointer = node.isText("$ref")
    }
  }

  private mutating func addAliases(in node: Node) {
    guard let text = node.plainString else { return }
    var start: Int?
    for index in text.indices {
      if text[index] == UInt8(ascii: "{") {
        start = index + 1
      } else if text[index] == UInt8(ascii: "}"), let begin = start {
        let alias = String(decoding: text[begin..<index], as: UTF8.self)
        let path = themes.lazy.compactMap { $0.set.path(ofAlias: alias) }.first
        // Slices keep the offsets of the source.
        uses.append(Use(range: begin..<index, path: path, isAlias: true))
        start = nil
      }
    }
  }

  private mutating func addPointer(_ node: Node) {
    var path: String?
    for index in themes.indices where path == nil {
      let token = themes[index].references.token(of: Reference(ofRef: node), in: node)
      path = token.map { themes[index].set.tokens[$0].path }
    }
    uses.append(Use(range: node.range, path: path, isAlias: false))
  }
}

extension TokenSet {
  fileprivate var root: Node? { layers.lazy.compactMap { $0.node.node(withID: 0) }.first }

  fileprivate func path(ofAlias alias: String) -> String? { place(ofAlias: alias).map { tokens[$0.index].path } }

  /// The tokens in the order of the document, and the overridden ones behind those that override them.
  fileprivate var withOverridden: [Token] {
    guard let root, layers.count > 1 else { return tokens }
    return tokens + layers.flatMap { TokenWalk([$0], of: root, form).tokens }
  }
}

// MARK: - Renaming

extension TokenGraph {
  /// Why a token cannot be renamed: a sentence without a full stop.
  package struct Refusal: Error {
    package let message: String
  }

  /// The ranges of a token's own name, where it is defined and in every reference.
  ///
  /// - Parameter name: the new name.
  package func renaming(_ path: String, to name: String) throws(Refusal) -> [Range<Int>] {
    let isRefused = { (letter: Unicode.Scalar) in
      ".{}\"'\\/~*%".unicodeScalars.contains(letter) || letter.properties.generalCategory == .control
        || letter != " " && letter.properties.isWhitespace
    }
    // A mark at its start would be one character with the dot before it.
    if "{\(name)".first != "{" || [nil, " ", "$"].contains(name.unicodeScalars.first)
      || name.unicodeScalars.last == " " || name.unicodeScalars.contains(where: isRefused)
    {
      let rest = "it must not contain '.', braces, quotes, slashes, '~', '*', '%', or spaces at an end"
      throw Refusal(message: "'\(name)' is not the name of a token; \(rest)")
    }
    let segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let other = (segments.dropLast() + [name]).joined(separator: ".")
    if tokens.contains(where: { $0.path == other || $0.path.hasPrefix(other + ".") }) {
      throw Refusal(message: "there is already a token or a group '\(other)'")
    }
    var ranges: [Range<Int>] = []
    for token in definitions(of: path) {
      guard token.name.isText(segments[segments.count - 1]), token.name.plainString != nil else {
        throw Refusal(message: "the key of '\(path)' is written with escapes, or has several names")
      }
      let quote = token.name.source.text[token.name.range.lowerBound - 1]
      if quote != UInt8(ascii: "\""), quote != UInt8(ascii: "'"), !StyleNames.isIdentifier(name) {
        throw Refusal(message: "'\(name)' needs quotes, which the key of '\(path)' does not have")
      }
      ranges.append(token.name.range)
    }
    for use in uses where use.path == path { ranges.append(try segment(segments.count - 1, of: use)) }
    return ranges
  }

  /// The range of a name within the path of a reference.
  private func segment(_ index: Int, of use: Use) throws(Refusal) -> Range<Int> {
    guard let text = tokens.last?.name.source.text[use.range] else { return use.range }
    let separator = use.isAlias ? UInt8(ascii: ".") : UInt8(ascii: "/")
    // A pointer begins with `#/`, or with a file and `#/`.
    let names = text.split(separator: separator, omittingEmptySubsequences: false)
    let first = use.isAlias ? 0 : names.firstIndex { $0.last == UInt8(ascii: "#") }.map { $0 + 1 }
    guard let first, first + index < names.count, !text.contains(UInt8(ascii: "~")), !text.contains(UInt8(ascii: "%"))
    else { throw Refusal(message: "a reference to it is written in a form that cannot be renamed") }
    let part = names[first + index]
    let start = part.firstIndex { $0 != UInt8(ascii: " ") } ?? part.startIndex
    let end = part.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? part.endIndex
    return start..<max(start, end)
  }
}

// MARK: - Words for completion

extension TokenGraph {
  /// The keys of a token and of its typography, as DTCG spells them.
  package static var keys: [String] {
    ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]
      + Typography.Member.allCases.map(\.rawValue)
  }

  /// The types of tokens.
  package static var types: [String] { TokenType.allCases.map(\.rawValue) }

  /// The paths of all tokens, each once, in the order of the document.
  package var paths: [String] { tokens.map(\.path).unique }
}
