import Testing
import Writing

@testable import Documents

/// Documents computed from others.
@Suite struct DerivedTrees {
  private static let text = #"{ "a": 1.50, "b": { "c": [true, "x\ny"] } }"#

  private static func root(_ text: String = text) throws -> Node {
    try Document(Array(text.utf8), path: "a.json").tree.get().root
  }

  /// The document `{ "new": "computed", "number": 2.5, "b": <copied> }`.
  private static func derived() throws -> Node {
    let base = try root()
    var derived = DerivedTree(from: base.tree)
    let number = try #require(base.value(of: "a"))
    let member = try #require(base.members.first { $0.name == "b" })
    derived.dictionary(at: base) { tree in
      tree.string("new", at: member.key)
      tree.string("computed", at: number)
      tree.string("number", at: number)
      tree.number(2.5, at: number)
      tree.copy(member.key)
      tree.copy(member.value)
    }
    return derived.tree.root
  }

  @Test func computedAndCopiedValuesAreMixed() throws {
    let value = try #require(JSONValue(try Self.derived()))
    #expect(value.line == #"{ "new": "computed", "number": 2.5, "b": { "c": [true, "x\ny"] } }"#)
  }

  @Test(arguments: [("new", "1.50"), ("number", "1.50"), ("b", #"{ "c": [true, "x\ny"] }"#)])
  func everyValueMarksWhatItComesFrom(key: String, expected: String) throws {
    let node = try #require(try Self.derived().value(of: key))
    #expect(String(decoding: node.bytes, as: UTF8.self) == expected)
    #expect(node.isDerived)
  }

  @Test func theWholeMarksTheWhole() throws {
    let derived = try Self.derived()
    #expect(derived.range == 0..<Self.text.utf8.count)
    #expect(derived.size == 11)
  }

  /// A computed number does not use the digits of its source; a copied one keeps its digits.
  @Test func decimalsAreThoseAsWritten() throws {
    let base = try Self.root()
    var derived = DerivedTree(from: base.tree)
    let number = try #require(base.value(of: "a"))
    derived.dictionary(at: base) { tree in
      tree.string("computed", at: number)
      tree.number(2, at: number)
      tree.string("copied", at: number)
      tree.copy(number)
    }
    #expect(derived.tree.root.value(of: "computed")?.decimal == nil)
    #expect(derived.tree.root.value(of: "copied")?.decimal == "1.50")
  }
}
