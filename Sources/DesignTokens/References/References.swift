import Diagnostics
import Documents

/// Follows references to the values behind them. Every end that was found is remembered, so that a chain costs what it is
/// long, once.
struct References: Sendable {
  let set: TokenSet
  private var ends: [Int: End] = [:]
  /// What is wrong with references, each the first time that it was followed.
  var findings: [Finding] = []
  /// For each token, whether something refers to it.
  var isReached: [Bool]
  /// The known types of tokens, which may be none.
  var types: [TokenType??]
  /// The last name of a type, and what it stands for: most tokens have the type of the one before.
  var lastNamed: (name: Node, type: TokenType?)?
  var suggestions = SuggestedPaths()
  var nodes = NodeIndex()
  private var recent = RecentAliases()

  /// What a value comes to.
  enum End: Sendable {
    /// A value that is no reference, and the token whose whole value it is, where a reference led to it.
    case value(Node, token: Int?)
    /// Nothing; there is a finding that says why.
    case broken
  }

  init(_ set: TokenSet) {
    self.set = set
    isReached = Array(repeating: false, count: set.tokens.count)
    types = Array(repeating: nil, count: set.tokens.count)
  }

  /// The value that a node stands for.
  ///
  /// - Parameter keyPath: where the node lies, for a finding.
  mutating func end(of node: Node, keyPath: @autoclosure () -> String?) -> End {
    if let known = recent[node] { return known }
    guard let reference = reference(node) else { return .value(node, token: nil) }
    // Nearly every reference is of one step, which costs less than to remember it by its place.
    if case .alias(let path) = reference, let index = set.index(of: path) {
      let value = set.tokens[index].value
      if self.reference(value) == nil {
        isReached[index] = true
        let end = End.value(value, token: index)
        recent[node] = end
        return end
      }
    }
    if let known = ends[node.id] { return known }
    return follow(node, reference, keyPath())
  }

  /// The reference that a value is: one of the older forms has other uses for braces.
  func reference(_ node: Node) -> Reference? {
    if set.form.isTextual, let alias = Reference(olderAlias: node) { return alias }
    guard let reference = Reference(node) else { return nil }
    if case .malformed = reference, set.form.isTextual { return nil }
    return reference
  }
}

// MARK: - Following

extension References {
  /// A reference that was met, and how far it has been followed.
  struct Link {
    let node: Node
    let name: String
    /// Where it lies; nil when that is not known.
    let keyPath: String?
    var place: Place
  }

  /// Follows the references on the way one by one, each to its own end before the keys behind it: so every one of them is
  /// followed once, however many lead through it.
  private mutating func follow(
    _ start: Node, _ reference: Reference, _ keyPath: String?
  ) -> End {
    var chain: [Link] = []
    var open: Set<Int> = []
    guard enter(start, reference, keyPath, &chain, &open) else { return fail(chain) }
    while var link = chain.popLast() {
      if let next = self.reference(link.place.node) {
        switch ends[link.place.node.id] {
        case .value(let node, let token):
          link.place = Place(node: node, rest: link.place.rest, token: token)
          chain.append(link)
        case .broken: return fail(chain + [link])
        case nil:
          chain.append(link)
          let keyPath = link.place.token.map(path(ofToken:))
          guard enter(link.place.node, next, keyPath, &chain, &open) else { return fail(chain) }
        }
      } else if let key = link.place.rest.popFirst() {
        guard let child = nodes.child(of: link.place.node, key) else {
          report("there is nothing at '\(link.name)'", at: link)
          return fail(chain + [link])
        }
        link.place = Place(node: child, rest: link.place.rest)
        chain.append(link)
      } else {
        ends[link.node.id] = .value(link.place.node, token: link.place.token)
        open.remove(link.node.id)
      }
    }
    return ends[start.id] ?? .broken
  }

  /// Puts a reference onto the chain; false where it leads nowhere, or is on it already.
  private mutating func enter(
    _ node: Node, _ reference: Reference, _ keyPath: String?, _ chain: inout [Link], _ open: inout Set<Int>
  ) -> Bool {
    var link = Link(node: node, name: name(of: reference), keyPath: keyPath, place: Place(node: node))
    guard open.insert(node.id).inserted else {
      report(cycle: chain, at: link)
      return false
    }
    let target = target(of: reference, for: link)
    link.place = target ?? link.place
    chain.append(link)
    return target != nil
  }

  /// What leads to something that is broken is broken too.
  private mutating func fail(_ chain: [Link]) -> End {
    for link in chain { ends[link.node.id] = .broken }
    return .broken
  }

  func path(ofToken index: Int) -> String { set.tokens[index].path }

  private mutating func target(of reference: Reference, for link: Link) -> Place? {
    switch reference {
    case .alias(let path):
      if let index = set.index(ofAlias: path) {
        report(older: path, of: index, at: link)
        isReached[index] = true
        return Place(node: set.tokens[index].value, token: index)
      }
      report(missing: path, at: link)
    case .pointer(let segments):
      // What is not in the merged layers may be in the file of the reference.
      if let place = place(at: segments) ?? placeInFile(at: segments, of: link.node) { return place }
      report("there is nothing at '\(link.name)'", at: link)
    case .file(let file):
      do throws(UnreadFile) {
        if let place = place(at: file.pointer, in: try link.node.file(at: file)) { return place }
        report("there is nothing at '\(link.name)'", at: link)
      } catch {
        findings.append(Finding(.file, at: link.node, error.message, keyPath: link.keyPath))
      }
    case .malformed(let expectation):
      report("this is not a reference; \(expectation)", at: link)
    }
    return nil
  }
}
