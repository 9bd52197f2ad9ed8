import Foundation
import TestSupport
import Testing

/// What escapes compares scalars or bytes. A `Character` includes the marks behind it: a comparison with one does not
/// see a backtick with an accent.
@Suite struct ComparedCharacters {
  /// The files that declare the functions in docs/dev/escaping.md, by their paths.
  private static let files: [String: String] = {
    let page = (try? String(contentsOf: Repository.root.appending(path: "docs/dev/escaping.md"), encoding: .utf8)) ?? ""
    let functions = page.matches(of: /`(\w+)\.(\w+)`/).map { (String($0.1), String($0.2)) }
    let folder = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let sources = names.filter { $0.hasSuffix(".swift") && !$0.contains("/Shared/") }.compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
    let declaring = sources.filter { _, text in
      functions.contains { type, member in
        ["struct", "enum", "extension"].contains { keyword in
          [" ", ":"].contains { text.contains("\(keyword) \(type)\($0)") }
        }
          && (text.contains("func \(member)(") || text.contains("var \(member):"))
      }
    }
    return Dictionary(uniqueKeysWithValues: declaring)
  }()

  /// Code that compares characters of a `String`.
  private static func comparisons(in text: String) -> [Substring] {
    let code = text.replacing(/\/\/[^\n]*/, with: "")
    let calls =
      /(?:(?<views>unicodeScalars|utf8|scalars|properties|byte)\??)?\.(?:hasPrefix|hasSuffix|isNewline|isLetter|isNumber|isWhitespace|contains\("|(?:first|last)Index\(of: "|split\(separator: "|(?:first|last)\??(?: [!=]= "))/
    let closures =
      /(?:(?<views>unicodeScalars|utf8|scalars|rest)(?:\[[^\]]*\])?)?\.(?:split|filter|allSatisfy|contains|prefix|drop|map|first|last)\w*(?:\([^(){}]*\))? ?\{ (?:\w+ in )?\$0 [!=]= "/
    return code.matches(of: calls).filter { $0.views == nil }.map(\.output.0)
      + code.matches(of: closures).filter { $0.views == nil }.map(\.output.0)
  }

  @Test func theFilesAreFound() {
    let names = Set(Self.files.keys.map { String($0.split(separator: "/").last ?? "") })
    #expect(
      names.isSuperset(of: [
        "Markdown.swift", "ShellWord.swift", "OutputPath.swift", "Depfile.swift", "CSSText.swift", "Escaping.swift",
        "HTML.swift", "Session.swift", "SwiftText.swift", "TokenChoice.swift",
      ]), "\(names)")
  }

  @Test(arguments: files.keys.sorted()) func noneComparesCharacters(file: String) throws {
    let found = Self.comparisons(in: Self.files[file] ?? "")
    #expect(found.filter { !Self.allowed.contains("\(file) \($0)") } == [])
  }

  /// Comparisons of texts that are no file's, or are no escape.
  private static let allowed = ["hasSuffix", "hasPrefix"].map { "Emission/Swift/Names/SwiftName.swift .\($0)" }

  @Test(arguments: [
    #"text.split(separator: "|")"#, #"shown.split { $0 != "`" }"#, #"text.hasPrefix(".")"#, #"name.first == "-""#,
    #"text.split(omittingEmptySubsequences: true) { $0 != "`" }"#, #"text.filter { $0 != "*" }"#,
    #"text.contains("'")"#,
    #"text.firstIndex(of: "{")"#, #"text.allSatisfy { $0.isLetter }"#,
  ]) func aComparisonIsFound(code: String) { #expect(!Self.comparisons(in: code).isEmpty) }

  @Test(arguments: [
    #"text.utf8.split { $0 != UInt8(ascii: "`") }"#, #"text.unicodeScalars.contains("'")"#,
    #"text.unicodeScalars.map { $0 == "'" ? "x" : "y" }"#, #"text.replacing("|", by: "x")"#,
  ]) func scalarsAndBytesAreRight(code: String) { #expect(Self.comparisons(in: code) == []) }
}
