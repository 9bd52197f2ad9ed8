import Testing

@testable import dev

/// `swift run dev mutants` takes minutes; that its list fits the sources is checked in each test run.
@Test func everyMutantCanBeMade() throws {
  let mutants = try Mutant.all()
  #expect(mutants.count >= 50)
  #expect(mutants.compactMap(\.problem) == [], "change 'code' in Fixtures/Mutants.json as the sources were changed")
}
