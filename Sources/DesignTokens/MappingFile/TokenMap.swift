public import Diagnostics
public import Documents
import DynamicType
import StyleModel

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

  /// The mistakes in a mapping file.
  package static func mistakes(in root: Node) -> [Diagnostic] { TokenMapContent(root).mistakes }
}

/// The valid content of a mapping file, and the mistakes in it. The first entry of each style is used.
struct TokenMapContent: Sendable {
  /// The text styles and the custom styles, in order.
  private(set) var styles: [MappedStyle] = []
  /// The tokens that become custom styles named by their paths; nil if the file does not select any.
  private(set) var custom: PathPatterns?
  /// The tokens that are not styles.
  private(set) var ignored = PathPatterns()
  private(set) var mistakes: [Diagnostic] = []
  private var seen: Set<TokenStyle> = []

  /// The content of a file that says nothing.
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
    guard let mistake = patterns.mistake else { return patterns }
    mistakes.append(mistake)
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
