import Foundation
import TestSupport
import Testing

/// Pages and the texts of the program are in plain words.
@Suite struct Words {
  /// Words that readers stumbled over, as regular expressions, and what to write instead.
  private static let avoided: [(pattern: String, instead: String)] = [
    ("stands?(?!-)", "is, means or represents"),
    ("told", "reported; recognised by"),
    ("nobody", "name who or what does not"),
    ("whoever", "name who"),
    ("said to be", "is"),
    ("to be said", "to report"),
    ("(?<!-)at large", "at the default size"),
    ("here a second time", "duplicate"),
    ("(generated|made) no longer|no longer generated", "stale: no input produces it"),
    ("fits? '", "match"),
    ("what reads the", "name the reader"),
    ("is none that", "has no such"),
    ("without a word|with no word", "silently"),
    ("lies? (on|beside|in|within|about)", "is"),
    ("is for [a-z]+ to (say|decide|change)", "subject, verb, object"),
    ("for ever", "forever"),
    ("mend(s|ed)?", "fix"),
    ("(?-i:(?<!text-)style dictionar(y|ies))", "a dictionary; Style Dictionary is another tool"),
    ("says? of|said of", "report about, describe"),
    ("taken for", "read as, treated as"),
    ("heed(s|ed)?", "apply"),
    ("spelt otherwise|otherwise than", "differently"),
    ("(?<!in )(?<!in the )(?<!takes )(?<!decimal )places?(?! of )", "position, range, path or location"),
  ]

  @Test(arguments: pages) func ofAPage(_ page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    for (number, line) in Self.prose(in: text) { Self.judge(line, at: "\(page):\(number)") }
  }

  @Test func ofTheProgram() throws {
    var count = 0
    for file in try Self.files(ending: ".swift") where !file.path.contains("/Sources/dev/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (number, literal) in Self.literals(in: text) where literal.contains(" ") {
        Self.judge(literal, at: "\(file.lastPathComponent):\(number)")
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  @Test func ofComments() throws {
    var count = 0
    for file in try Self.files(ending: ".swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (number, line) in Self.lines(of: text) {
        guard let comment = line.firstMatch(of: /(?:^|\s)\/\/+ (.*)/)?.1 else { continue }
        Self.judge(String(comment), at: "\(file.lastPathComponent):\(number)")
        count += 1
      }
    }
    #expect(count > 5_000)
  }

  @Test func ofTheLibrariesDocumentation() throws {
    let articles = try Self.files(ending: ".md")
    #expect(articles.count > 8)
    for file in articles {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (number, line) in Self.prose(in: text) { Self.judge(line, at: "\(file.lastPathComponent):\(number)") }
    }
  }

  /// The patterns match what they should.
  @Test(arguments: ["key 'a' stands here a second time", "a mistake at its place", "12 points at large", "Nobody asks"])
  func areFound(sentence: String) {
    #expect(!Self.findings(in: sentence).isEmpty)
  }

  @Test(arguments: ["the file in place of another", "no files match 'Stiles/*'", "points at `large`", "a stand-in"])
  func areNotFound(sentence: String) {
    #expect(Self.findings(in: sentence).isEmpty)
  }
}

extension Words {
  private static func judge(_ text: String, at position: String) {
    for finding in findings(in: text) { Issue.record("\(position): \(finding): \(text)") }
  }

  /// One expression for all words, because most texts have none of them.
  private static let anyAvoided = try? NSRegularExpression(
    pattern: avoided.map { whole($0.pattern) }.joined(separator: "|"), options: .caseInsensitive)

  private static func whole(_ pattern: String) -> String { "\\b(\(pattern))" + (pattern.hasSuffix("'") ? "" : "\\b") }

  private static func findings(in text: String) -> [String] {
    let length = NSRange(location: 0, length: text.utf16.count)
    if let anyAvoided, anyAvoided.firstMatch(in: text, range: length) == nil { return [] }
    return avoided.compactMap { word in
      let range = text.range(of: whole(word.pattern), options: [.regularExpression, .caseInsensitive])
      return range.map { "'\(text[$0])'; expected: \(word.instead)" }
    }
  }

  /// README.md and every page under docs; docs/rules.md is generated.
  static let pages: [String] = {
    let docs = Repository.root.appending(path: "docs")
    let files = FileManager.default.enumerator(atPath: docs.path)?.compactMap { $0 as? String } ?? []
    let pages = files.filter { $0.hasSuffix(".md") && !$0.hasPrefix("samples/") }
    return ["README.md"] + pages.map { "docs/" + $0 }.sorted()
  }()

  /// The lines of a page outside of code blocks, counted from 1.
  private static func prose(in text: String) -> [(number: Int, line: String)] {
    var isCode = false
    return lines(of: text).filter { _, line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }

  /// The sources with an extension.
  private static func files(ending suffix: String) throws -> [URL] {
    let folder = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) }
  }

  /// The string literals of Swift source: those on one line, and each line of longer ones.
  private static func literals(in source: String) -> [(number: Int, line: String)] {
    var isLong = false
    return lines(of: source).flatMap { number, line -> [(number: Int, line: String)] in
      if line.contains("\"\"\"") {
        isLong.toggle()
        return []
      }
      if isLong { return [(number, line)] }
      if line.drop(while: { $0 == " " }).hasPrefix("//") { return [] }
      return line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { (number, String($0.1.replacing(/\\\([^)]*\)/, with: ""))) }
    }
  }

  private static func lines(of text: String) -> [(number: Int, line: String)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { ($0.offset + 1, String($0.element)) }
  }
}
