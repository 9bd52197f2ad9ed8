import Documents
import TestSupport
import Testing

@testable import dev
@testable import TypeRampProject
@testable import typeramp

/// The goldens on disk are up to date; none is missing, and none has no source.
@Test func goldensAreFresh() throws {
  let program = BuiltProgram(executable: Tool.executable)
  #expect(try Goldens.stale(program) == [], "look at the difference, then run 'swift run dev goldens'")
}

/// docs/rules.md is up to date.
@Test func rulePageIsFresh() throws {
  #expect(try RuleDocs.isFresh, "run 'swift run dev rules'")
}

/// docs/schema, the tables of keys and the tables of changes are up to date.
@Test func schemasAreFresh() throws {
  let stale = try Schemas.stale(configuration: Configuration.jsonSchema.text)
  #expect(stale.keys.sorted() == [], "run 'swift run dev schemas'")
}
