import Documents
import StyleModel
import Testing

@Suite struct EntryKeyTests {
  /// The index of a key is its index in the schema, whose keys are in the order of the cases.
  @Test func indicesAreInOrder() {
    #expect(EntryKey.allCases.map(\.index) == Array(EntryKey.schema.keys.indices))
    #expect(EntryKey.allCases.map(\.rawValue) == EntryKey.schema.keys.map(\.name))
  }
}
