public import Diagnostics
public import Documents
package import DynamicType
import StyleModel
package import Writing

/// A mapping file: which token is which style, and which tokens are not styles.
public struct TokenMap: Sendable {
  /// The file, decoded.
  public let source: Source
  /// The findings in the file itself.
  public let findings: [Diagnostic]
  let content: TokenMapContent

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file, JSON or a property list.
  ///   - path: the path in reports.
  public init(_ bytes: [UInt8], path: String) {
    self.init(Document(bytes, path: path))
  }

  /// Reads a file.
  package init(_ document: Document) {
    source = document.source
    switch document.tree {
    case .failure(let error):
      findings = [Diagnostic(error)]
      content = TokenMapContent()
    case .success(let tree):
      content = TokenMapContent(tree.root)
      findings = content.mistakes.map { $0.found(by: TokenRule.map.description) }
    }
  }

  /// The values in it that are the path of a token.
  package func ranges(ofToken path: String) -> [Range<Int>] {
    content.styles.filter { !$0.isGroup && $0.path.isText(path) && $0.path.plainString != nil }.map(\.path.range)
  }
}

/// The valid content of a mapping file, and the mistakes in it. The first entry of each style is used.
struct TokenMapContent: Sendable {
  /// The text styles and the custom styles, in order.
  private(set) var styles: [MappedStyle] = []
  /// The tokens that become custom styles named by their paths; nil if the file does not select any.
  private(set) var custom: PathPatterns?
  private(set) var ignored = PathPatterns()
  private(set) var mistakes: [Diagnostic] = []
  private var seen: Set<TokenStyle> = []

  init() {}

  init(_ root: Node) {
    if let mistake = root.mistakeUnlessDictionary(expected: "a dictionary of text styles and tokens") {
      mistakes = [Diagnostic(mistake)]
      return
    }
    let fields = TokenMapKey.schema.bind(root)
    mistakes += fields.mistakes.map { Diagnostic($0) }
    for field in fields.all where field.isValid {
      if let style = TextStyle(spelling: field.member.name) {
        add(.text(style), field.member, keyPath: field.member.name)
      } else if field.member.name == "custom" {
        readCustom(field.member.value)
      } else if field.member.name == "ignore" {
        ignored = patterns(field.member.value)
      }
    }
  }

  private mutating func readCustom(_ node: Node) {
    if node.kind == .array {
      custom = patterns(node)
      return
    }
    custom = PathPatterns()
    let fields = TokenMapKey.customSchema.bind(node, keyPath: "custom")
    mistakes += fields.mistakes.map { Diagnostic($0) }
    for field in fields.all {
      let name = field.member.name
      if let mistake = StyleNames.mistake(inCustomName: name) {
        mistakes.append(Diagnostic(at: field.member.key, mistake, keyPath: fields.keyPath(of: name)))
      } else if field.isValid {
        add(.custom(name), field.member, keyPath: fields.keyPath(of: name))
      }
    }
  }

  private mutating func patterns(_ list: Node) -> PathPatterns {
    let patterns = PathPatterns(Array(list.elements))
    let most = PathPatterns.mostWildcards
    guard let extra = patterns.wildcards.dropFirst(most).first else { return patterns }
    mistakes.append(Diagnostic(at: extra.node, "expected at most \(most) patterns with '*' in a list"))
    return PathPatterns()
  }

  private mutating func add(_ style: TokenStyle, _ member: Node.Member, keyPath: String) {
    guard seen.insert(style).inserted else { return }
    if member.value.kind == .string { return styles.append(MappedStyle(style: style, path: member.value)) }
    var values = EntryValues()
    let fields = TokenMapKey.entrySchema.bind(member.value, into: &values, keyPath: keyPath)
    mistakes += fields.mistakes.map { Diagnostic($0) }
    let paths = fields.all.filter { ["token", "group"].contains(where: $0.member.isNamed) }
    guard paths.count == 1 else {
      let message = "'\(member.name)' needs a 'token' or a 'group', one of the two"
      return mistakes.append(Diagnostic(at: member.key, message, keyPath: keyPath))
    }
    guard paths[0].isValid else { return }
    let keys = fields.all.filter { $0.isValid && EntryKey(rawValue: $0.member.name) != nil }
    let (path, isGroup) = (paths[0].member.value, paths[0].member.isNamed("group"))
    styles.append(MappedStyle(style: style, path: path, isGroup: isGroup, keys: keys.map(\.member)))
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

/// A style, and the token or the group of tokens from which it is made.
struct MappedStyle: Sendable {
  let style: TokenStyle
  let path: Node
  var isGroup = false
  /// Keys of an entry that override the token's.
  var keys: [Node.Member] = []

  /// Whether the keys name the font. A weight or a slant alone is that of the token's family.
  var hasFont: Bool {
    keys.contains { [EntryKey.fontName, .fontFamily, .design].map(\.rawValue).contains($0.name) }
  }
}

enum TokenMapKey {
  /// The text styles, in order, and the other top-level keys.
  static let schema = Schema<Void>(
    StyleDictionary.styleKeys(.mapped) + [
      Key(["custom"], .customStyles, "custom styles: names and tokens, or patterns of tokens"),
      Key(["ignore"], .patterns, "patterns of tokens that are not styles"),
      Key(["$schema"], .any, "the JSON Schema that editors check the file with", isSuggested: false),
      Key(["$comment"], .string, "a comment; typeramp does not read it", isSuggested: false),
    ], names: { names })

  private static let names = StyleDictionary.styleNames(and: ["custom", "ignore"])

  /// The keys of a style that is more than a path.
  static let entrySchema = Schema<EntryValues>(
    [
      Key(["token"], .tokenPath, "the path of a typography token"),
      Key(["group"], .tokenPath, "the path of a group with tokens such as `font-family` and `font-size`"),
      Key(["$comment"], .string, "a comment; typeramp does not read it", isSuggested: false),
    ] + EntryKey.settableKeys)

  static let customSchema = Schema<Void>([], others: Key(["NAME"], .mapped, "a custom style"))
}

extension TokenMap {
  /// The JSON Schema of mapping files.
  package static var jsonSchema: JSONSchema {
    JSONSchema(
      "map", title: "typeramp mapping file", description: "Which design token is which style.",
      TokenMapKey.schema.keywords,
      definitions: [
        ("mapped", mapped), ("custom", custom), ("textStyle", ValueType.textStyles.json),
        ("category", ValueType.categories.json),
      ])
  }

  /// The path of a token, or an entry with `token` or `group`.
  private static var mapped: JSONValue {
    let required = ["token", "group"].map { JSONValue.object([JSONKeywords.required([$0])]) }
    let entry = JSONValue.object([
      ("allOf", .array([TokenMapKey.entrySchema.json, .object([("oneOf", .array(required))])]))
    ])
    return .object([("anyOf", .array([.object(.string), entry]))])
  }

  private static var custom: JSONValue {
    .object([("anyOf", .array([TokenMapKey.customSchema.json, .object(ValueType.patterns.description.keywords)]))])
  }
}

extension ValueType<Node> {
  static let mapped = ValueType(
    ValueDescription("the path of a token, such as 'font.body', or a dictionary with 'token' or 'group',") {
      .reference(to: "mapped")
    }
  ) { $0.kind == .string || $0.kind == .dictionary ? $0 : nil }

  static let customStyles = ValueType(
    ValueDescription("a dictionary of names and tokens, or a list of patterns,") {
      .reference(to: "custom")
    }
  ) { $0.kind == .dictionary || $0.isListOfStrings ? $0 : nil }

  static let patterns = ValueType(
    ValueDescription("a list of patterns, such as [\"text.**\"],") { .strings }
  ) { $0.isListOfStrings ? $0 : nil }
}

extension ValueType<String> {
  static let tokenPath = ValueType(
    ValueDescription("the path of a token, such as 'font.body',") { .string }
  ) { $0.string }
}

extension Node {
  fileprivate var isListOfStrings: Bool { kind == .array && elements.allSatisfy { $0.string != nil } }
}
