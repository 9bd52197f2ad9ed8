import Documents
import TestSupport
import Testing

@testable import dev
@testable import typeramp

/// The expected outputs on disk are what is made now; none is missing, and none is without a source.
@Test func goldensAreFresh() throws {
  let program = BuiltProgram(executable: Tool.executable)
  #expect(try Goldens.stale(program) == [], "look at the difference, then run 'swift run dev goldens'")
}

/// docs/rules.md says what the rules say.
@Test func rulePageIsFresh() throws {
  #expect(try RuleDocs.isFresh, "run 'swift run dev rules'")
}

/// docs/schema, the tables of keys and the tables of changes say what their lists say.
@Test func schemasAreFresh() throws {
  let stale = try Schemas.stale(configuration: Configuration.jsonSchema.text)
  #expect(stale.keys.sorted() == [], "run 'swift run dev schemas'")
}
