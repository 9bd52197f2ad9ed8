import Documents
import TestSupport
import Testing
import Writing

@testable import TypeRampProject
@testable import dev
@testable import typeramp

/// The goldens on disk are up to date; none is missing, and none has no source.
@Test func goldensAreFresh() throws {
  #expect(try Goldens.files().stale == [], "look at the difference, then run 'swift run dev goldens'")
}

/// docs/rules.md is up to date.
@Test func rulePageIsFresh() throws {
  #expect(RuleDocs.files.stale == [], "run 'swift run dev rules'")
}

/// docs/schema, the tables of keys and the tables of changes are up to date.
@Test func schemasAreFresh() throws {
  let files = try Schemas.files(configuration: Configuration.jsonSchema.text)
  #expect(files.stale == [], "run 'swift run dev schemas'")
}
