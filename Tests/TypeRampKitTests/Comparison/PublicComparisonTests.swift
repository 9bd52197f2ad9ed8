import Testing
import TypeRampKit

/// The comparison as a client of the library uses it: the example in docs/diff.md.
@Test func comparisonOfALibrarysClient() {
  let versions = [17.0, 16].map { size in
    Compilation(Array(#"{ "body": { "fontName": "Optima-Regular", "fontSize": \#(size) } }"#.utf8), path: "Brand.json")
  }
  var lines: [String] = []
  for change in Comparison.changes(from: versions[0], to: versions[1]) ?? [] {
    lines.append("\(change.kind.id) \(change.kind.isBreaking) \(change.sizes.map(\.category.name).count)")
  }
  #expect(lines == ["size-decreased true 11"])
}
