import CommandLineKit
import Documents
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit
@testable import typeramp

/// The calls and the numbers in the pages are those of the program.
@Suite struct DocumentedCalls {
  @Test(arguments: Words.pages) func haveOptionsOfTheirCommand(_ page: String) throws {
    for call in Self.code(in: try Self.text(of: page)).flatMap(Self.calls) {
      guard let command = Command.all.first(where: { $0.name == call.command }) else { continue }
      let options = command.description.options
      let names = options.map(\.written) + options.compactMap { $0.letter.map { "-\($0)" } }
      for option in call.options { #expect(names.contains(option), "\(page): typeramp \(call.command) \(option)") }
    }
  }

  /// An option in a sentence is one of some command. CSS has names like options.
  @Test(arguments: Words.pages.filter { !$0.contains("/dev/") && !$0.contains("/contributing") })
  func nameOptionsThatExist(_ page: String) throws {
    let names = Set(Command.all.flatMap { $0.description.options.map(\.written) } + Self.optionsOfOthers)
    for match in try Self.text(of: page).matches(of: /`(--(?!type-|brand-)[a-z-]+[a-z])[ =`]/) {
      #expect(names.contains(String(match.1)), "\(page): \(match.1)")
    }
  }

  /// Options of SwiftPM, git and pip.
  private static let optionsOfOthers = [
    "--version", "--build-system", "--static-swift-stdlib", "--show-bin-path", "--end-of-options", "--no-index",
  ]

  @Test func areFound() {
    let text = """
      ```
      typeramp diff OLD NEW [--markdown|--json]
        [--config FILE | --no-config] > comment.md || tail --lines
      ```
      Run `typeramp build --check`.
      """
    let calls = Self.code(in: text).flatMap(Self.calls)
    #expect(calls.map(\.command) == ["diff", "build"])
    #expect(calls.map(\.options) == [["--markdown", "--json", "--config", "--no-config"], ["--check"]])
  }

  /// A number before one of these words counts the members of a list of the program.
  @Test(arguments: Words.pages.filter { $0 != "docs/rules.md" && $0 != "docs/changelog.md" })
  func countWhatThereIs(_ page: String) throws {
    let styles = TextStyle.allCases.count { PreferredFont(forTextStyle: $0).inferredCategories.isEmpty }
    let counts = [
      "text styles": [TextStyle.allCases.count, styles], "text sizes": [ContentSizeCategory.allCases.count],
      "report forms": [Reporter.all.count], "other report forms": [Reporter.all.count - 4],
      "rules": [Rule.all.count], "output formats": [Emitter.all.count], "commands": [Command.all.count],
    ]
    let text = try Self.text(of: page).replacing("\n", with: " ")
    for (things, allowed) in counts {
      for match in text.matches(of: try Regex("(?i)\\b([a-z]+|[0-9]+) \(things)\\b", as: (Substring, Substring).self)) {
        guard let number = Self.numbers.firstIndex(of: match.1.lowercased()) ?? Int(match.1) else { continue }
        #expect(allowed.contains(number), "\(page): \(match.0)")
      }
    }
  }

  @Test func countTheSizesOfDynamicType() throws {
    let (styles, categories) = (TextStyle.allCases, ContentSizeCategory.allCases)
    let inferred = styles.reduce(0) { $0 + PreferredFont(forTextStyle: $1).inferredCategories.count }
    let all = styles.count * categories.count
    let readme = try Self.text(of: "README.md")
    let product = "Apple's \(all) sizes (\(styles.count) styles × \(categories.count) text sizes)"
    #expect(readme.contains("\(product), \(all - inferred) are published or measured. The other \(inferred),"))
    let page = try Self.text(of: "docs/dynamic-type.md")
    #expect(page.contains("The \(inferred) sizes of the two extra-large titles"))
  }

  @Test(arguments: [
    ("an input,", Limits.inputSize >> 20, "MiB"), ("the text of design tokens,", Limits.tokenSize >> 20, "MiB"),
    ("nesting,", Limits.depth, "levels"),
  ])
  func limitsAreThoseOfTheReaders(of: String, most: Int, unit: String) throws {
    let rows = try Self.text(of: "docs/security.md").split(separator: "\n").filter { $0.hasPrefix("| \(of)") }
    #expect(rows.count == 1 && rows[0].contains("| \(most) \(unit) |"))
  }

  /// The numbers from zero on in words.
  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen",
  ]
}

extension DocumentedCalls {
  private static func text(of page: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
  }

  /// The lines of code blocks, each joined with the indented lines that continue it, and the code in sentences.
  private static func code(in text: String) -> [String] {
    let parts = text.components(separatedBy: "```")
    let blocks = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.flatMap { part in
      part.element.replacing(/\\?\n +(?=[\[-])/, with: " ").split(separator: "\n").map(String.init)
    }
    let sentences = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap { part in
      part.element.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    return blocks + sentences
  }

  /// Calls in a line: the command, and its options up to the next program, comment or file.
  private static func calls(in line: String) -> [(command: String, options: [String])] {
    line.matches(of: /typeramp"? ([a-z]+)(?= |$)(.*)/).map { match in
      let end = match.2.firstRange(of: #/ (\|\|?|[0-9]?>|&&|#)(?! -)/#)?.lowerBound
      let options = match.2[..<(end ?? match.2.endIndex)].matches(of: /(?:^|[ \[|])(--[a-z-]+|-[a-z](?![a-z-]))/).map {
        String($0.1)
      }
      return (String(match.1), options)
    }
  }
}
