import Foundation
import TestSupport
import Testing

/// Strict memory safety, and the reasons for each exception.
@Suite struct MemorySafety {
  /// The maximum number of lines between an expression and its reason; an empty line ends the search.
  private static let distance = 8

  private static let files: [String] = {
    let sources = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func everyUnsafeHasAReason() throws {
    var count = 0
    for file in Self.files {
      let text = try String(contentsOf: Repository.root.appending(path: "Sources/\(file)"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where Self.isUnsafe(line) {
        count += 1
        let above = lines[max(0, index - Self.distance)...index].reversed().prefix { !$0.allSatisfy(\.isWhitespace) }
        #expect(above.contains { $0.contains("//") }, "\(file):\(index + 1) has no reason beside it")
      }
    }
    #expect(count > 50)
  }

  private static func isUnsafe(_ line: Substring) -> Bool {
    let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
    return code.split { !$0.isLetter }.contains { $0 == "unsafe" }
  }

  /// Constructs without any checks are not used: the compiler's promises, and reinterpreted memory.
  @Test(arguments: [
    "nonisolated(unsafe)", "unsafeDowncast", "unsafelyUnwrapped", "-Ounchecked", "-disable-", "assumingMemoryBound",
  ])
  func isNowhere(_ word: String) throws {
    for file in Self.files {
      let text = try String(contentsOf: Repository.root.appending(path: "Sources/\(file)"), encoding: .utf8)
      #expect(!text.contains(word), "\(file)")
    }
  }

  /// The package manager compiles plugins with its own settings.
  @Test func everyTargetButPluginsIsStrict() throws {
    let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("for target in package.targets where target.type != .plugin {"))
    #expect(manifest.contains(".strictMemorySafety()"))
    #expect(!manifest.contains("unsafeFlags"))
  }
}
