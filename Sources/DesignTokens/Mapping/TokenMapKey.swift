import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The keys of a mapping file.
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

  /// The schema of `custom` if it is a dictionary.
  static let customSchema = Schema<Void>([], others: Key(["NAME"], .mapped, "a custom style"))

  /// The content of a file, and its mistakes.
  static func content(of root: Node) -> (content: TokenMap.Content, mistakes: [Diagnostic]) {
    if let mistake = root.mistakeUnlessDictionary(expected: "a dictionary of text styles and tokens") {
      return (TokenMap.Content(), [Diagnostic(mistake)])
    }
    var reader = TokenMapReader()
    reader.read(schema.bind(root))
    return (reader.content, reader.findings)
  }
}

/// Reads a mapping file; the first entry of each style is used.
private struct TokenMapReader {
  var content = TokenMap.Content()
  var findings: [Diagnostic] = []
  private var seen: Set<TokenStyle> = []

  mutating func read(_ fields: Fields) {
    findings += fields.mistakes.map { Diagnostic($0) }
    for field in fields.all {
      guard field.isValid else { continue }
      if let style = TextStyle(spelling: field.member.name) {
        add(.text(style), field.member, keyPath: field.member.name)
      } else if field.member.name == "custom" {
        readCustom(field.member.value)
      } else if field.member.name == "ignore" {
        content.ignored = field.member.value.elements.map(PathPattern.init)
      }
    }
  }

  private mutating func readCustom(_ node: Node) {
    if node.kind == .array {
      content.custom = node.elements.map(PathPattern.init)
      return
    }
    content.custom = []
    let fields = TokenMapKey.customSchema.bind(node, keyPath: "custom")
    findings += fields.mistakes.map { Diagnostic($0) }
    for field in fields.all {
      let name = field.member.name
      if let mistake = StyleNames.mistake(inCustomName: name) {
        findings.append(Diagnostic(at: field.member.key, mistake, keyPath: fields.keyPath(of: name)))
        continue
      }
      if field.isValid { add(.custom(name), field.member, keyPath: fields.keyPath(of: name)) }
    }
  }

  private mutating func add(_ style: TokenStyle, _ member: Node.Member, keyPath: String) {
    guard seen.insert(style).inserted else { return }
    if member.value.kind == .string {
      content.styles.append(MappedStyle(style: style, path: member.value, isGroup: false, keys: []))
      return
    }
    var values = EntryValues()
    let fields = TokenMapKey.entrySchema.bind(member.value, into: &values, keyPath: keyPath)
    findings += fields.mistakes.map { Diagnostic($0) }
    let paths = fields.all.filter { ["token", "group"].contains(where: $0.member.isNamed) }
    guard paths.count == 1, paths[0].isValid else {
      if paths.count != 1 {
        findings.append(
          Diagnostic(at: member.key, "'\(member.name)' needs a 'token' or a 'group', one of the two", keyPath: keyPath))
      }
      return
    }
    let keys = fields.all.filter { $0.isValid && EntryKey(rawValue: $0.member.name) != nil }
    content.styles.append(
      MappedStyle(
        style: style, path: paths[0].member.value, isGroup: paths[0].member.isNamed("group"),
        keys: keys.map(\.member)))
  }
}
