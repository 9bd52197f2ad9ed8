import Documents
import Foundation
import TestSupport
import Testing

/// JSONTestSuite: `y_` must be accepted, `n_` must be refused, `i_` is up to the reader.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct JSONCorpusTests {
  static let files = Corpus.files(in: "json/test_parsing").filter { $0.hasSuffix(".json") }

  /// Foundation refuses numbers beyond `Double`, which are infinite here, and is not exact in the last digits.
  static let foundationDiffers: [String: Value] = [
    "i_number_huge_exp.json": .array([.number(.infinity)]),
    "i_number_neg_int_huge_exp.json": .array([.number(-.infinity)]),
    "i_number_pos_double_huge_exp.json": .array([.number(.infinity)]),
    "i_number_real_neg_overflow.json": .array([.number(-.infinity)]),
    "i_number_real_pos_overflow.json": .array([.number(.infinity)]),
    "i_number_very_big_negative_int.json": .array([.number(-2.374623746732769e47)]),
    "y_number_double_close_to_zero.json": .array([.number(-1e-78)]),
  ]

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
    let value =
      try Self.foundationDiffers[file]
      ?? Value(foundation: JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    #expect(Value(tree) == value)
  }
}
