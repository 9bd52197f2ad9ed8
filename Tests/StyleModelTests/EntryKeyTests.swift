import Documents
import DynamicType
import StyleModel
import Testing

@Suite struct EntryKeyTests {
  @Test func theSchemaHasEachKeyInOrder() {
    #expect(EntryKey.allCases.map(\.rawValue) == EntryKey.schema.keys.map(\.name))
  }

  /// The value of each key reaches the resolved style, and so the tables and pages that treat all keys alike.
  @Test(arguments: EntryKey.ofOutputs) func theValueIsResolved(of key: EntryKey) throws {
    let isSystem = key == .weight || key == .design
    let font = isSystem ? "" : "\"fontName\": \"Optima-Bold\", \"fontSize\": 17,"
    let member = key == .fontName || key == .fontSize ? "" : "\"\(key.rawValue)\": \(Self.sample(of: key)),"
    let text = "{ \"body\": { \(font) \(member) \"typeramp\": { \"ignore\": [] } } }"
    let root = try Document(Array(text.utf8), path: "Brand.json").tree.get().root
    let style = StyleDictionary(root).resolved(name: "Brand", on: .iOS).styles[TextStyle.body.index]
    #expect(style.origin == .dictionary)
    #expect(style.value(of: key) != nil, "\(text)")
  }

  /// A valid value of a key.
  private static func sample(of key: EntryKey) -> String {
    if key == .fallbackFamilies { return "[\"Georgia\"]" }
    guard let type = EntryKey.schema.keys.first(where: { $0.name == key.rawValue })?.value else { return "" }
    return switch type.scalar {
    case .number: "20"
    case .boolean: "true"
    case nil: "\"\(type.choices.first ?? "Optima-Regular")\""
    }
  }
}
