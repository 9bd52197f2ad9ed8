import Foundation
import TestSupport
import Testing

/// The Swift of the libraries' DocC catalogs and of docs/library.md compiles without a warning, runs, and prints what
/// the comments say.
@Suite(.enabled(if: Article.canBeRun, "no Swift compiler in PATH, or no modules beside the tests")) struct Articles {
  @Test func theirBlocksPrintWhatTheySay() throws {
    let articles = try Article.all
    #expect(articles.count > 8)
    let outputs = try Article.outputs(of: articles)
    for (article, output) in zip(articles, outputs) {
      #expect(output == article.expected, "\(article.name)")
    }
  }
}

/// A page of a DocC catalog: its Swift blocks, one behind the other, are one program.
private struct Article {
  let name: String
  private let lines: [String]

  init(_ file: URL) throws {
    name = file.lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    lines = PageBlock.all(in: text).filter { $0.language == "swift" }.flatMap {
      $0.text.split(separator: "\n").map(String.init)
    }
  }

  /// Every page of the catalogs with a block, and docs/library.md.
  static var all: [Article] {
    get throws {
      let folders = ["DynamicType", "TypeRampKit", "TypeRampProject"].map {
        Repository.root.appending(path: "Sources/\($0)/\($0).docc")
      }
      let pages = folders.flatMap(Repository.files).filter { $0.pathExtension == "md" }
      return try (pages + [Repository.root.appending(path: "docs/library.md")]).map(Article.init)
        .filter { !$0.lines.isEmpty }
    }
  }

  /// What it prints: the comments behind `print` and those on lines of their own that are not indented.
  var expected: [String] {
    lines.compactMap { line in
      if line.hasPrefix("// ") { return String(line.dropFirst(3)) }
      guard line.trimmingCharacters(in: .whitespaces).hasPrefix("print(") else { return nil }
      return line.range(of: ")  // ").map { String(line[$0.upperBound...]) }
    }
  }

  /// The program as a function.
  private func function(_ index: Int) -> String {
    let imports = lines.filter { $0.hasPrefix("import ") }
    let body = lines.filter { !$0.hasPrefix("import ") }
    return (imports + ["func article\(index)() throws {"] + body + ["}", ""]).joined(separator: "\n")
  }
}

extension Article {
  /// What each prints, line by line. They are compiled together, which takes a fraction of the time.
  static func outputs(of articles: [Article]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    let files = try articles.enumerated().map { index, article in
      try folder.write(article.function(index), to: "article\(index).swift")
    }
    let calls = articles.indices.map { "try article\($0)()\nprint(\"\(end)\")" }.joined(separator: "\n")
    let sources = files + [try folder.write(calls, to: "main.swift")]
    let modules = ["-I", products.appending(path: "Modules").path]
    let complaints = try SwiftCompiler.found?.complaints(
      ["-swift-version", "6", "-warnings-as-errors", "-o", folder.path("articles")] + modules + sources + objects,
      in: folder)
    #expect(complaints == "")
    let output = try SwiftCompiler.found?.output(of: "articles", in: folder) ?? ""
    return output.components(separatedBy: "\(end)\n").map { $0.split(separator: "\n").map(String.init) }.dropLast()
  }

  /// What is printed between two articles.
  private static let end = "-- end of article --"

  /// Where the native build system puts what the tests are made of. Swift Build has other folders.
  private static let products = Tool.executable.deletingLastPathComponent()

  static var canBeRun: Bool {
    SwiftCompiler.found != nil && FileManager.default.fileExists(atPath: products.appending(path: "Modules").path)
  }

  /// The object files of the libraries, and of what they are made of. Those of deleted files stay in the folder.
  private static var objects: [String] {
    (PublicDocumentation.targets + ["CLibrary", "CodeFonts", "OperatingSystem", "Writing"]).flatMap { target in
      let sources = Set(files(in: Repository.root.appending(path: "Sources/\(target)")).map(\.lastPathComponent))
      let objects = files(in: products.appending(path: "\(target).build")).filter { $0.pathExtension == "o" }
      // The package manager makes a source of the files that are embedded.
      return objects.filter {
        sources.union(["embedded_resources.swift"]).contains($0.deletingPathExtension().lastPathComponent)
      }
      .map(\.path).sorted()
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.map { folder.appending(path: $0) }
  }
}
