import Documents
import StyleModel
import Testing

@Suite struct EntryKeyTests {
  @Test func theSchemaHasEachKeyInOrder() {
    #expect(EntryKey.allCases.map(\.rawValue) == EntryKey.schema.keys.map(\.name))
  }
}
