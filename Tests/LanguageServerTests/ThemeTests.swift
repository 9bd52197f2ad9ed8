import Foundation
import TestSupport
import Testing

/// Hover, hints and outline of a file that several themes read.
struct ThemeTests {
  private static func opened(_ file: String) throws -> (client: TestClient, path: String, scratch: Scratch) {
    let scratch = try Scratch(try #require(ProjectFiles.all["themes"]))
    var client = try TestClient()
    try client.open(scratch.path(file), scratch.text(file))
    try client.wait()
    return (client, scratch.path(file), scratch)
  }

  /// A token of the second theme has its sizes, as one of the first has.
  @Test(arguments: [("p/a.json", "17"), ("p/b.json", "18")]) func theStyleOfEachThemeIsShown(file: String, size: String)
    throws
  {
    var (client, path, _) = try Self.opened(file)
    let hover = try client.request("textDocument/hover", path, column: 4) as? [String: Any]
    let text = (hover?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(text.contains("Brand=Light") && text.contains("Brand=Dark"), "\(text)")
    #expect(text.contains("17 → ") && text.contains("18 → "), "\(text)")
    let range: [String: Any] = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = try client.request("textDocument/inlayHint", path, ["range": range]) as? [[String: Any]]
    #expect(
      hints?.compactMap { $0["label"] as? String }.contains { $0.contains("\(size) → ") } == true, "\(hints ?? [])")
    let symbols = try client.request("textDocument/documentSymbol", path) as? [[String: Any]]
    #expect(symbols?.compactMap { $0["detail"] as? String }.contains { $0.contains("\(size) → ") } == true)
  }
}
