import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// Every rule's own examples: what it must find, and what it must not.
@Suite struct RuleExamples {
  @Test(arguments: Rule.all) func theBadExampleIsFoundWhereItIsMarked(_ rule: Rule) throws {
    let example = MarkedText(rule.description.bad)
    let findings = try rule.findings(in: RuleInput(json: example.text, in: rule.exampleContext))
    #expect(findings.map(\.range) == example.ranges)
    #expect(findings.allSatisfy { $0.id == rule.id && $0.severity == rule.severity })
  }

  @Test(arguments: Rule.all) func theBadExampleIsFoundByNoOtherRule(_ rule: Rule) throws {
    let findings = try RuleInput(json: MarkedText(rule.description.bad).text, in: rule.exampleContext).findings()
    #expect(Set(findings.map(\.id)).subtracting([rule.id, Rule.missingTextStyle.id]) == [])
  }

  @Test(arguments: Rule.all) func theGoodExampleIsClean(_ rule: Rule) throws {
    let findings = try RuleInput(json: rule.description.good, in: rule.exampleContext).findings().filter {
      $0.severity > .note
    }
    #expect(findings == [])
    #expect(try rule.findings(in: RuleInput(json: rule.description.good, in: rule.exampleContext)) == [])
  }

  @Test(arguments: Rule.all) func messagesAreInTheHouseStyle(_ rule: Rule) throws {
    let input = try RuleInput(json: MarkedText(rule.description.bad).text, in: rule.exampleContext)
    for finding in rule.findings(in: input) {
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.message.first?.isUppercase == false)
      #expect(!finding.message.contains("\n"))
    }
  }

  @Test func idsAreUniqueAndKebabCase() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Rule.all.allSatisfy { rule in rule.id.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test func everyFileOfTheFolderIsInTheList() throws {
    let files = ["TypeRampKit", "DesignTokens"].flatMap { target in
      Repository.files(in: Repository.root.appending(path: "Sources/\(target)/Rules"))
    }
    let declared = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /"([a-z-]+)", severity/).map {
        String($0.1)
      }
    }
    #expect(Set(declared) == Set(Rule.all.map(\.id)), "a rule's file is not in 'Rule.all', or the other way round")
  }
}

extension Rule: CustomTestStringConvertible {
  package var testDescription: String { id }
}

extension RuleInput {
  /// What rules look at in a JSON text that is well-formed.
  init(json: String, in context: RuleContext) throws {
    let document = Document(Array(json.utf8), path: "example.json")
    self.init(try document.tree.get(), in: context)
  }
}

extension StyleDictionary {
  /// The dictionary in a JSON text that is well-formed.
  init(json: String) throws {
    let document = Document(Array(json.utf8), path: "example.json")
    self.init(try document.tree.get().root)
  }

  /// Everything that the rules find.
  func findings(in context: RuleContext = RuleContext()) -> [Diagnostic] { RuleInput(self, in: context).findings() }
}
