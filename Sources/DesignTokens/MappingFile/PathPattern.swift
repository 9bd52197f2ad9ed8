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
    Self.matches(
      names, path, isAny: { $0 == [0x2A, 0x2A] },
      isEqual: { Self.matches($0, $1, isAny: { $0 == 0x2A }, isEqual: ==) })
  }

  /// Matches with backtracking to the last wildcard only, so the steps never exceed the product of both lengths.
  private static func matches<Element>(
    _ pattern: [Element], _ elements: [Element], isAny: (Element) -> Bool, isEqual: (Element, Element) -> Bool
  ) -> Bool {
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < elements.count {
      if position < pattern.count, isAny(pattern[position]) {
        retry = (position + 1, index)
        position += 1
      } else if position < pattern.count, isEqual(pattern[position], elements[index]) {
        (position, index) = (position + 1, index + 1)
      } else if let last = retry {
        retry = (last.position, last.index + 1)
        (position, index) = (last.position, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy(isAny)
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
