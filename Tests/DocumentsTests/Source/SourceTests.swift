import Documents
import Testing

@Suite struct SourceTests {
  @Test(arguments: [
    ("Brand.plist", "Brand"), ("a/b/Brand.style.json", "Brand.style"), ("/a.b/Brand", "Brand"), (".hidden", ".hidden"),
    ("stdin", "stdin"), ("", ""),
  ])
  func name(_ path: String, _ name: String) {
    #expect(Source(path: path, encoding: .utf8, text: []).name == name)
  }
}
