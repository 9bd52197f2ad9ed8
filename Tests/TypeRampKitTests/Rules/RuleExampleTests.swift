import CodeFonts
import DesignTokens
import Diagnostics
import Documents
import DynamicType
import FontFiles
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// The examples of every rule: what it must find, and what it must not find.
@Suite struct RuleExamples {
  @Test(arguments: Rule.all) func theBadExampleIsFoundWhereItIsMarked(_ rule: Rule) {
    let example = MarkedText(rule.description.bad)
    let findings = rule.findings(inExample: example.text).filter { $0.id == rule.id }
    #expect(findings.map(\.range) == example.ranges)
    #expect(findings.allSatisfy { $0.severity == rule.severity })
  }

  @Test(arguments: Rule.all) func theBadExampleIsFoundByNoOtherRule(_ rule: Rule) {
    let findings = rule.findings(inExample: MarkedText(rule.description.bad).text)
    // Notes on what follows from a mistake, and on line heights, which many examples have.
    let notes = [Rule.missingTextStyle.id, Rule.tightText.id, "token-reading"]
    #expect(Set(findings.map(\.id)).subtracting([rule.id] + notes) == [])
  }

  @Test(arguments: Rule.all) func theGoodExampleIsClean(_ rule: Rule) {
    let findings = rule.findings(inExample: rule.description.good)
    #expect(findings.filter { $0.severity > .note || $0.id == rule.id } == [])
  }

  @Test(arguments: Rule.all) func messagesAreInTheHouseStyle(_ rule: Rule) {
    for finding in rule.findings(inExample: MarkedText(rule.description.bad).text) where finding.id == rule.id {
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
    #expect(Set(declared) == Set(Rule.all.map(\.id)), "a rule's file is not in 'Rule.groups', or the other way round")
  }
}

extension Rule: CustomTestStringConvertible {
  package var testDescription: String { id }
}

extension FitCheck {
  /// The check of Apple's body, in a font in which each character of ASCII is half as wide as the text is large.
  static let example = example(FitCheck.defaultLimit)

  static func example(_ limit: ContentSizeCategory, entry: String = #"{ "weight": "regular" }"#) -> FitCheck {
    let table = Compilation(Array(#"{ "body": \#(entry) }"#.utf8), path: "a.json").table
    let styles = (table?.styles ?? []).compactMap { scaled in
      try? FitStyle(scaled, standIn: FontFile(DrawnFont().file).faces[0]) { _ in nil }
    }
    return FitCheck(styles, limit: limit)
  }
}

extension Rule {
  /// The styles with which code is compared.
  private static let exampleOfStyles = Compilation(
    Array(#"{ "body": { "weight": "regular" }, "headline": { "weight": "semibold" } }"#.utf8), path: "a.json"
  ).table

  /// The findings of the rules for such a file in an example, in order of position.
  ///
  /// - Parameter options: those of the rule's examples, unless others are given.
  func findings(inExample json: String, _ options: CompilationOptions? = nil) -> [Diagnostic] {
    let document = Document(Array(json.utf8), path: "example.json")
    let options = options ?? exampleOptions
    return switch check {
    case .infoPlist: InfoPlist.findings(in: document, options).findings
    case .tokenMap: TokenMap(document).findings
    case .code:
      CodeAudit(Rule.exampleOfStyles.map { [(nil, $0)] } ?? [], fonts: nil) { _ in options.rules }
        .findings(in: [CodeFile(Array(json.utf8), path: "Example.swift")].joined).flatMap(\.findings)
    case .texts:
      FitCheck.example.check(TextCatalog(Array(json.utf8), path: "Example.strings"), options.rules) { _ in
        FitPlace(style: "body", width: 150, lines: 1)
      }.file.findings
    case .dictionary, .tokens: Compilation(document, options: options).findings
    }
  }
}

/// All findings of the rules in a JSON text.
func findings(in json: String, _ options: CompilationOptions = CompilationOptions()) -> [Diagnostic] {
  Compilation(Array(json.utf8), path: "example.json", options: options).findings
}
