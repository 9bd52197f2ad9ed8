import Diagnostics
import Documents

/// Follows references to the values behind them. Every end that was found is remembered, so that a chain costs what it is
/// long, once.
struct References: Sendable {
  let set: TokenSet
  private var ends: [Int: End] = [:]
  private var types: [Int: TokenType?] = [:]
  private var suggestions: SuggestedPaths
  private var members = MemberIndex()

  /// What a value comes to.
  enum End: Sendable {
    /// A value that is no reference, and the token whose whole value it is, where a reference led to it.
    case value(Node, token: Int?)
    /// Nothing; it has been told why.
    case broken
  }

  init(_ set: TokenSet) {
    self.set = set
    suggestions = SuggestedPaths(set)
  }

  /// The value that a node stands for.
  ///
  /// - Parameter keyPath: where the node lies, for what is reported.
  mutating func end(of node: Node, keyPath: @autoclosure () -> String?, log: inout TokenLog) -> End {
    guard let reference = reference(node) else { return .value(node, token: nil) }
    if let known = ends[node.id] { return known }
    // Nearly every reference is of one step.
    if case .alias(let path) = reference, let index = set.index(of: path) {
      let value = set.tokens[index].value
      if self.reference(value) == nil {
        let end = End.value(value, token: index)
        ends[node.id] = end
        return end
      }
    }
    return follow(node, reference, keyPath(), &log)
  }

  /// The reference that a value is: one of the older forms has other uses for braces.
  private func reference(_ node: Node) -> Reference? {
    guard let reference = Reference(node) else { return nil }
    if case .malformed = reference, set.form.isTextual { return nil }
    return reference
  }
}

// MARK: - Following

extension References {
  /// A place on the way: a node, and the keys that are still to be followed from there.
  private struct Place {
    var node: Node
    var rest: ArraySlice<String> = []
    /// The token whose whole value the node is.
    var token: Int?
  }

  /// A reference that was met, and how far it has been followed.
  private struct Link {
    let node: Node
    let name: String
    /// Where it lies; nil when that is not known.
    let keyPath: String?
    var place: Place
  }

  /// Follows the references on the way one by one, each to its own end before the keys behind it: so every one of them is
  /// followed once, however many lead through it.
  private mutating func follow(
    _ start: Node, _ reference: Reference, _ keyPath: String?, _ log: inout TokenLog
  ) -> End {
    var chain: [Link] = []
    var open: Set<Int> = []
    guard enter(start, reference, keyPath, &chain, &open, &log) else { return fail(chain) }
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
          guard enter(link.place.node, next, keyPath, &chain, &open, &log) else { return fail(chain) }
        }
      } else if let key = link.place.rest.popFirst() {
        guard let child = child(of: link.place.node, key) else {
          report("there is nothing at '\(link.name)'", at: link, &log)
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
    _ node: Node, _ reference: Reference, _ keyPath: String?, _ chain: inout [Link], _ open: inout Set<Int>,
    _ log: inout TokenLog
  ) -> Bool {
    var link = Link(node: node, name: name(of: reference), keyPath: keyPath, place: Place(node: node))
    guard open.insert(node.id).inserted else {
      report(cycle: chain, at: link, &log)
      return false
    }
    let target = target(of: reference, for: link, &log)
    link.place = target ?? link.place
    chain.append(link)
    return target != nil
  }

  /// What leads to something that is broken is broken too.
  private mutating func fail(_ chain: [Link]) -> End {
    for link in chain { ends[link.node.id] = .broken }
    return .broken
  }

  private func path(ofToken index: Int) -> String { set.tokens[index].path }

  /// Whether something is at a path that is no token.
  private mutating func isGroup(_ path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    for layer in set.layers where descend(names[...], from: layer.node)?.kind == .dictionary { return true }
    return false
  }

  private mutating func target(of reference: Reference, for link: Link, _ log: inout TokenLog) -> Place? {
    switch reference {
    case .alias(let path):
      if let index = index(ofAlias: path) {
        report(older: path, of: index, at: link, &log)
        return Place(node: set.tokens[index].value, token: index)
      }
      report(missing: path, at: link, &log)
    case .pointer(let segments):
      if let place = place(at: segments) { return place }
      report("there is nothing at '\(link.name)'", at: link, &log)
    case .malformed(let expectation):
      report("this is no reference; \(expectation)", at: link, &log)
    }
    return nil
  }

  /// The token that a path names. The older forms end a path in `.value`, and have spaces in the braces.
  func index(ofAlias path: String) -> Int? {
    if let index = set.index(of: path) { return index }
    let trimmed = path.split(separator: ".").map { $0.trimmed }.joined(separator: ".")
    return set.index(of: trimmed)
      ?? (trimmed.hasSuffix(".value") ? set.index(of: String(trimmed.dropLast(".value".count))) : nil)
  }

  /// How DTCG has the reference to a token that a value is; nil for what is none.
  func alias(_ node: Node) -> String? {
    guard case .alias(let path) = reference(node), let index = index(ofAlias: path) else { return nil }
    return "{\(self.path(ofToken: index))}"
  }

  /// Pointers go through the layers as they are merged, until they meet a token.
  private mutating func place(at segments: [String]) -> Place? {
    for length in (1...max(segments.count, 1)).reversed() where length <= segments.count {
      guard let index = set.index(of: segments.prefix(length).joined(separator: ".")) else { continue }
      let token = set.tokens[index]
      guard isPlace(segments.prefix(length), of: token) else { continue }
      let rest = segments[length...]
      guard let key = rest.first else { return Place(node: token.value, token: index) }
      if set.form.valueKeys.contains(key) {
        return Place(node: token.value, rest: rest.dropFirst(), token: rest.count == 1 ? index : nil)
      }
      return Place(node: token.object, rest: rest)
    }
    for layer in set.layers {
      if let node = descend(segments[...], from: layer.node) { return Place(node: node) }
    }
    return nil
  }

  /// Whether keys lead to a token: one key with a point in it is not two.
  private mutating func isPlace(_ segments: ArraySlice<String>, of token: Token) -> Bool {
    if !segments.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) { return true }
    for layer in set.layers where descend(segments, from: layer.node)?.id == token.object.id { return true }
    return false
  }

  private mutating func descend(_ segments: ArraySlice<String>, from root: Node) -> Node? {
    var node: Node? = root
    for key in segments { node = node.flatMap { child(of: $0, key) } }
    return node
  }

  private mutating func child(of node: Node, _ key: String) -> Node? {
    guard node.kind == .array else { return members.value(of: key, in: node) }
    guard let index = Int(key), index >= 0, key == String(index) else { return nil }
    return Array(node.elements.prefix(index + 1)).dropFirst(index).first
  }
}

// MARK: - Types

extension References {
  /// The type of a token: its own, or that of the token it refers to, or that of the nearest group (section 5.2.2 of the
  /// format). Nil where none of them says.
  mutating func type(of index: Int) -> TokenType? {
    if let known = types[index] { return known }
    if let type = named(set.tokens[index].ownType) ?? typeOfGroup(ofLiteral: index) {
      types[index] = .some(type)
      return type
    }
    var chain: [Int] = []
    var visited: Set<Int> = []
    var next: Int? = index
    while let index = next, types[index] == nil, visited.insert(index).inserted {
      chain.append(index)
      next = set.tokens[index].ownType == nil ? self.next(after: index) : nil
    }
    var type = next.flatMap { types[$0] ?? nil }
    for index in chain.reversed() {
      let token = set.tokens[index]
      type = named(token.ownType) ?? type ?? named(token.groupType)
      types[index] = .some(type)
    }
    return type
  }

  /// The type that a token without one of its own gets from a group, when no reference could give it one.
  private func typeOfGroup(ofLiteral index: Int) -> TokenType? {
    reference(set.tokens[index].value) == nil ? named(set.tokens[index].groupType) : nil
  }

  /// The token that a token is an alias of.
  private mutating func next(after index: Int) -> Int? {
    switch reference(set.tokens[index].value) {
    case .alias(let path): self.index(ofAlias: path)
    case .pointer(let segments): place(at: segments)?.token
    case .malformed, nil: nil
    }
  }

  private func named(_ node: Node?) -> TokenType? {
    guard let name = node?.string else { return nil }
    return TokenType(rawValue: name) ?? TokenType.meant(by: name)
  }
}

// MARK: - Mistakes

extension References {
  private func name(of reference: Reference) -> String {
    switch reference {
    case .alias(let path): path
    case .pointer(let segments): "#/" + segments.joined(separator: "/")
    case .malformed: "?"
    }
  }

  private func report(_ message: String, at link: Link, _ log: inout TokenLog) {
    log.report(.tokenReference, Finding(at: link.node, message, keyPath: link.keyPath))
  }

  private mutating func report(missing path: String, at link: Link, _ log: inout TokenLog) {
    let isGroup = isGroup(path)
    let message = isGroup ? "'\(path)' is a group; a reference names a token" : "there is no token '\(path)'"
    let finding = Finding(at: link.node, message, keyPath: link.keyPath)
    let root = path + ".$root"
    let suggestion = isGroup ? set.index(of: root).map { _ in root } : suggestions.closest(to: path)
    let repair = suggestion.map { Repair(link.node, by: .string("{\($0)}"), isSafe: false) }
    log.report(.tokenReference, repair.map { finding.repairing($0) } ?? finding)
  }

  private func report(older path: String, of index: Int, at link: Link, _ log: inout TokenLog) {
    let today = set.tokens[index].path
    if path == today || set.form.isTextual { return }
    let finding = Finding(at: link.node, "in DTCG this reference is '{\(today)}'", keyPath: link.keyPath)
    log.report(.tokenOlderReference, finding.repairing(Repair(link.node, by: .string("{\(today)}"), isSafe: true)))
  }

  private func report(cycle chain: [Link], at link: Link, _ log: inout TokenLog) {
    let start = chain.firstIndex { $0.node.id == link.node.id } ?? 0
    let names = chain[start...].map(\.name)
    let circle = ([names.last ?? ""] + names).joined(separator: " → ")
    let keyPath = chain[start...].first?.keyPath ?? link.keyPath
    log.report(.tokenCycle, Finding(at: link.node, "references lead in a circle: \(circle)", keyPath: keyPath))
  }
}

/// The paths that a misspelt one is compared with. Few are: each costs a look at every path.
private struct SuggestedPaths: Sendable {
  private let paths: [String]
  private var left = 50

  init(_ set: TokenSet) {
    paths = set.tokens.count <= 20_000 ? set.tokens.map(\.path) : []
  }

  mutating func closest(to path: String) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return Spelling.closest(to: path, among: paths)
  }
}

extension Substring {
  /// Without the spaces around it.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
