import Documents
import Foundation
import TestSupport
import Testing

/// JSONTestSuite: `y_` must be accepted, `n_` refused, `i_` is left to the reader.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct JSONCorpusTests {
  static let files = Corpus.files(in: "json/test_parsing").filter { $0.hasSuffix(".json") }

  @Test func suiteIsRead() {
    #expect(Self.files.count > 300)
  }

  @Test(arguments: files)
  func judge(_ file: String) throws {
    let document = Document(try Corpus.bytes(of: "json/test_parsing/" + file), path: file)
    switch (document.tree, file.first) {
    case (.success, "n"): Issue.record("must be refused")
    case (.failure(let error), "y"): Issue.record("\(error.mistake.message) at \(error.range)")
    default: break
    }
  }

  @Test(arguments: files)
  func sameValueAsFoundation(_ file: String) throws {
    let bytes = try Corpus.bytes(of: "json/test_parsing/" + file)
    guard case .success(let tree) = Document(bytes, path: file).tree else { return }
    let foundation = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(Value(tree) == Value(foundation: foundation))
  }
}
