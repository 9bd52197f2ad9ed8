import Foundation
import TestSupport
import Testing

/// The folders of targets, as in docs/architecture.md, and how large targets may become.
@Suite struct Folders {
  private static let sources = Repository.root.appending(path: "Sources")

  private static let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()) ?? []

  /// The Swift files of a target, by their paths in it. Those that are copied to outputs are not compiled.
  private static func files(_ target: String) throws -> [(path: String, text: String)] {
    let folder = sources.appending(path: target)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains("/Shared/") }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  /// Code without comments, and of strings only what is interpolated.
  private static func code(_ text: String) -> String {
    let interpolations = { (string: Substring) in
      string.matches(of: /\\\(([^)]*)\)/).map { String($0.1) }.joined(separator: " ")
    }
    return text.replacing(/\/\/[^\n]*/, with: "").replacing(/(?s)""".*?"""/) { interpolations($0.output) }
      .replacing(/"(?:[^"\\\n]|\\.)*"/) { interpolations($0.output) }
  }

  /// The pairs of folders that name types of each other: `Binding Resolution`. Files in no folder are in `top`.
  private static func circles(in target: String) throws -> Set<String> {
    let declaration =
      /(?m)^(?:(?:public|package|final|indirect|@\w+) )*(?:struct|enum|class|protocol|typealias|actor) (\w+)/
    var (types, words): ([String: Set<Substring>], [String: Set<Substring>]) = ([:], [:])
    for (path, text) in try files(target) {
      let (folder, code) = (path.contains("/") ? String(path.prefix { $0 != "/" }) : "top", code(text))
      for match in code.matches(of: declaration) { types[folder, default: []].insert(match.1) }
      for match in code.matches(of: /\b[A-Z]\w+/) { words[folder, default: []].insert(match.output) }
    }
    func uses(_ user: String, _ other: String) -> Bool {
      !words[user, default: []].isDisjoint(with: types[other, default: []].subtracting(types[user, default: []]))
    }
    let folders = words.keys.sorted { ($0 == "top" ? "~" : $0) < ($1 == "top" ? "~" : $1) }
    return Set(
      folders.indices.flatMap { index in
        folders[(index + 1)...].filter { uses(folders[index], $0) && uses($0, folders[index]) }
          .map { "\(folders[index]) \($0)" }
      })
  }

  @Test(arguments: targets) func thePageListsFoldersThatUseEachOther(target: String) throws {
    let page = try String(contentsOf: Repository.root.appending(path: "docs/architecture.md"), encoding: .utf8)
    let row = /\| `(\w+)` \| `(\w+)` and `?(\w+)`? \|/
    let listed = page.matches(of: row).filter { $0.1 == target }.map { "\($0.2) \($0.3)" }
    #expect(try Self.circles(in: target) == Set(listed))
  }

  /// The most lines of Swift in Sources, without those that are copied to outputs. It is lowered when something goes;
  /// whoever raises it says in the commit message what users get for it.
  private static let most = 50_911

  @Test func sourcesAreNoLargerThanTheyMayBe() throws {
    let lines = try Self.targets.flatMap { try Self.files($0) }.reduce(0) { $0 + $1.text.count { $0 == "\n" } }
    #expect(lines <= Self.most)
    // A number that is too high lets them grow unseen.
    #expect(lines > Self.most - 500)
  }
}
