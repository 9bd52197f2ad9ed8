import Testing

@testable import dev

/// The expected outputs on disk are what is made now; none is missing, and none is without a source.
@Test func goldensAreFresh() throws {
  #expect(try Goldens.stale() == [], "look at the difference, then run 'swift run dev goldens'")
}

/// The schema of configurations has the formats and options that there are.
@Test func outputSchemaIsFresh() throws {
  #expect(try OutputSchema.isFresh, "run 'swift run dev schema'")
}

/// docs/rules.md says what the rules say.
@Test func rulePageIsFresh() throws {
  #expect(try RuleDocs.isFresh, "run 'swift run dev rules'")
}
