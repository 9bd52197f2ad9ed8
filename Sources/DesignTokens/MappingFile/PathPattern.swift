import Documents
import Writing

/// A pattern for the paths of tokens: `*` matches any characters within a name, `**` any number of names.
struct PathPattern: Sendable {
  let node: Node
  private let names: [[UInt8]]

  init(_ node: Node) {
    self.node = node
    names = Self.names(of: node.string ?? "")
  }

  var text: String { node.string ?? "" }

  /// Splits a path into names, to be matched by many patterns.
  static func names(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Whether it has a wildcard: otherwise it is the path of a token.
  var hasWildcard: Bool { names.contains { $0.contains(0x2A) } }

  func matches(_ path: [[UInt8]]) -> Bool {
    path.matches(
      names, isAny: { $0 == [0x2A, 0x2A] },
      isEqual: { $1.matches($0, isAny: { $0 == 0x2A }, isEqual: ==) })
  }
}

/// A list of patterns. Those without wildcards are looked up, so that only the others take time for each token.
struct PathPatterns: Sendable {
  let all: [PathPattern]
  let wildcards: [PathPattern]
  private let paths: Set<ExactString>
  static let mostWildcards = 100

  init(_ nodes: [Node] = []) {
    all = nodes.map(PathPattern.init)
    wildcards = all.filter(\.hasWildcard)
    paths = Set(all.lazy.filter { !$0.hasWildcard }.map { ExactString($0.text) })
  }

  func matches(_ path: String) -> Bool {
    if paths.contains(ExactString(path)) { return true }
    if wildcards.isEmpty { return false }
    let names = PathPattern.names(of: path)
    return wildcards.contains { $0.matches(names) }
  }
}
