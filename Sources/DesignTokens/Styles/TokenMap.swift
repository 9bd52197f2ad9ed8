public import Diagnostics
public import Documents
import DynamicType
import StyleModel
import Writing

/// A file that says which token is which text style: a dictionary of styles and the paths of tokens.
public struct TokenMap: Sendable {
  /// The file, decoded.
  public let source: Source
  /// What is wrong with the file itself.
  public let findings: [Diagnostic]
  /// The styles in order, each with the path of its token.
  let entries: [(style: TextStyle, path: Node)]

  /// The keys of a file: the text styles at the places of their indices.
  package static let schema = Schema(
    StyleDictionary.styleKeys(.tokenPath)
      + [SchemaKey(["$schema"], .any, "the JSON Schema that editors check the file with", isSuggested: false)],
    names: StyleDictionary.styleNames())

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: what reports call the file.
  public init(_ bytes: [UInt8], path: String) {
    self.init(Document(bytes, path: path))
  }

  /// Reads a file.
  package init(_ document: Document) {
    source = document.source
    switch document.tree {
    case .failure(let error):
      findings = [Diagnostic(error)]
      entries = []
    case .success(let tree):
      findings = Self.mistakes(in: tree.root).map { TokenRule.map.description.diagnostic($0) }
      entries = Self.entries(of: Self.schema.bind(tree.root))
    }
  }

  /// What is wrong with a mapping file.
  package static func mistakes(in root: Node) -> [Finding] {
    let shape = root.mistakeUnlessDictionary(expected: "a dictionary of text styles and tokens")
    return (shape.map { [$0] } ?? schema.bind(root).mistakes).map { Finding($0) }
  }

  /// The entries that can be used: of each style the first.
  private static func entries(of fields: Fields) -> [(style: TextStyle, path: Node)] {
    var seen: Set<TextStyle> = []
    return fields.all.compactMap { field in
      guard let index = field.index, index < TextStyle.allCases.count, case .success? = field.value else { return nil }
      let style = TextStyle.allCases[index]
      return seen.insert(style).inserted ? (style, field.member.value) : nil
    }
  }
}

extension ValueType<String> {
  fileprivate static let tokenPath = ValueType(
    ValueDescription("the path of a token, such as 'font.body',") {
      [("type", .string("string"))]
    }
  ) { $0.string }
}

extension TokenMap {
  /// The JSON Schema of mapping files.
  package static var jsonSchema: JSONSchema {
    JSONSchema(
      "map", title: "typeramp mapping file", description: "Which design token is which text style.", of: schema,
      definitions: [])
  }
}
