import Foundation
import TestSupport
import Testing

@testable import typeramp

/// The published schema of `typeramp.json` has just the keys that are read.
@Suite struct ConfigurationSchema {
  @Test func itHasTheKeysThatAreRead() throws {
    let file = Repository.root.appending(path: "docs/schema/config.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let top = schema?["properties"] as? [String: Any]
    #expect(top?.keys.sorted() == BuildSettings.keys.map(\.name).sorted())
    #expect(schema?["required"] as? [String] == BuildSettings.keys.filter(\.isRequired).map(\.name))
    let outputKeys = OutputSettings.keys(for: nil)
    let output = (schema?["definitions"] as? [String: [String: Any]])?["output"]
    #expect((output?["properties"] as? [String: Any])?.keys.sorted() == outputKeys.map(\.name).sorted())
    #expect(output?["required"] as? [String] == outputKeys.filter(\.isRequired).map(\.name))
  }
}
