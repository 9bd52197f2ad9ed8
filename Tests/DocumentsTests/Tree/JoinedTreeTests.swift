import Testing
import Writing

@testable import Documents

/// Several files of a project as one document.
@Suite struct JoinedTrees {
  private static let texts = [("core", #"{ "a": "x\ty" }"#), ("sys/type", "[1.0, {}]"), ("é \"", #""last""#)]

  private static func joined(_ texts: [(String, String)] = texts) throws -> Tree {
    Tree.joined(
      try texts.map { (name: $0.0, tree: try Document(Array($0.1.utf8), path: "in/\($0.0).json").tree.get()) },
      path: "in")
  }

  @Test func eachFileIsAMemberByItsName() throws {
    let value = try #require(JSONValue(try Self.joined().root))
    #expect(value.line == #"{ "core": { "a": "x\ty" }, "sys/type": [1.0, {}], "é \"": "last" }"#)
  }

  /// Every node is in its own file, at its own range.
  @Test func everyRangeIsInItsFile() throws {
    let joined = try Self.joined()
    for (name, text) in Self.texts {
      let original = try Document(Array(text.utf8), path: "").tree.get()
      var pairs = [(try #require(joined.root.value(of: name)), original.root)]
      var count = 0
      while let (node, other) = pairs.popLast() {
        count += 1
        let file = try #require(joined.source.joinedFile(at: node.range.lowerBound))
        #expect(file.source.path == "in/\(name).json")
        #expect(node.range.lowerBound - file.start == other.range.lowerBound)
        #expect(node.bytes == other.bytes)
        pairs += zip(node.elements, other.elements)
        for (member, otherMember) in zip(node.members, other.members) {
          pairs += [(member.key, otherMember.key), (member.value, otherMember.value)]
        }
      }
      #expect(count == original.root.size)
    }
  }

  @Test func aSingleFileHasNoJoinedFiles() throws {
    let source = try Document(Array("{}".utf8), path: "a.json").tree.get().source
    #expect(source.joinedFile(at: 0) == nil)
    #expect(source.joinedFiles.isEmpty)
  }

  @Test func nothingJoinedIsAnEmptyDictionary() throws {
    #expect(JSONValue(try Self.joined([]).root)?.line == "{}")
  }

  /// Files may have the maximum depth; the joined tree is one level deeper.
  @Test func deepFilesAreJoined() throws {
    let text = String(repeating: "[", count: Limits.depth) + String(repeating: "]", count: Limits.depth)
    #expect(JSONValue(try Self.joined([("a", text)]).root)?.depth == Limits.depth + 1)
  }
}
