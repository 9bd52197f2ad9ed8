import Documents
import Foundation
import TestSupport
import Testing

/// Property lists from other projects' test suites, which define what must be read and what must be refused. Those in
/// OpenStep's format are left out.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct PropertyListCorpusTests {
  /// A line in the manifest of the corpus.
  struct Case: Decodable, CustomTestStringConvertible {
    let file: String
    let format: String
    let expect: String

    var isAccepted: Bool { expect != "reject" }
    var testDescription: String { "\(expect) \(file)" }
  }

  static let cases: [Case] = {
    let manifest = (try? Corpus.bytes(of: "plist/MANIFEST.json")) ?? []
    let all = (try? JSONDecoder().decode([Case].self, from: Data(manifest))) ?? []
    return all.filter { $0.format != "openstep" }
  }()

  /// Documents that Foundation reads although the test suite refuses them. The readers here also refuse them.
  static let foundationReads: Set = [
    // Foundation's newer reader refuses this: a key that is not a string.
    "plist/swift-foundation/resources/Test_82142612.bad",
    // CPython refuses keys outside a dictionary.
    "plist/cpython/invalid_xml/array-0.plist",
    "plist/cpython/invalid_xml/array-1.plist",
    "plist/cpython/invalid_xml/array-2.plist",
  ]

  @Test func manifestIsRead() {
    #expect(Self.cases.count > 100)
  }

  @Test(arguments: cases)
  func judge(_ file: Case) throws {
    let document = Document(try Corpus.bytes(of: file.file), path: file.file)
    switch document.tree {
    case .success: #expect(file.isAccepted)
    case .failure(let error): #expect(!file.isAccepted, "\(error.mistake.message) at \(error.range)")
    }
  }

  @Test(arguments: cases.filter { $0.isAccepted })
  func sameValueAsFoundation(_ file: Case) throws {
    let bytes = try Corpus.bytes(of: file.file)
    let value = Value(try Document(bytes, path: file.file).tree.get())
    #expect(value == (try Value(foundationPropertyList: bytes)))
  }

  @Test(arguments: cases.filter { !$0.isAccepted })
  func sameRefusalAsFoundation(_ file: Case) throws {
    let bytes = try Corpus.bytes(of: file.file)
    let isRead = (try? Value(foundationPropertyList: bytes)) != nil
    #expect(isRead == Self.foundationReads.contains(file.file))
  }
}
