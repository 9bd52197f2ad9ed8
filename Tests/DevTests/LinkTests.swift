import Foundation
import TestSupport
import Testing

/// Links in pages lead to existing files and headings.
@Suite struct Links {
  @Test(arguments: Words.pages) func ofAPageLeadSomewhere(_ page: String) throws {
    let file = Repository.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? file : file.deletingLastPathComponent().appending(path: parts[0])
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
      guard parts.count > 1 else { continue }
      let headings = try Self.headings(of: target)
      #expect(headings.contains(parts[1]), "\(page): \(link)")
    }
  }

  /// `swift run dev llms` writes the second map from the first.
  @Test(arguments: ["docs/README.md", "docs/llms.txt"]) func theMapHasEveryPage(_ path: String) throws {
    let map = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    for page in Words.pages where page.hasPrefix("docs/") && page != "docs/README.md" {
      #expect(map.contains("](\(page.dropFirst("docs/".count)))"), "\(path): \(page)")
    }
  }

  /// The anchors that GitHub gives to the headings of a page.
  private static func headings(of page: URL) throws -> Set<String> {
    let text = try String(contentsOf: page, encoding: .utf8)
    return Set(
      text.matches(of: /(?m)^#+ (.+)$/).map { match in
        let letters = match.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        return letters.replacing(" ", with: "-")
      })
  }
}
