import Diagnostics
import Documents
import Writing

/// Resolves references to values. Every result is stored, so that each link of a chain is followed once.
struct References: Sendable {
  let set: TokenSet
  private var ends: [Int: End] = [:]
  /// The mistakes in references, reported when they are first followed.
  var findings: [Diagnostic] = []
  /// For each token, whether something refers to it.
  var isReached: [Bool]
  /// The known types of tokens, where nil is a known result.
  var types: [TokenType??]
  var nodes = NodeIndex()
  /// The paths that no token has, by the nodes of the references.
  var missing: [Int: String] = [:]
  /// The texts with their references replaced, by node.
  var texts: [Int: Result<String, ReferringText.Mistake>] = [:]
  /// How many bytes these texts have, and may have.
  var textBytes = 0
  let mostTextBytes: Int
  /// The lengths of numbers and texts, by node.
  var lengths: [Int: Result<TokenLength, ArithmeticMistake>] = [:]
  /// Points in a rem.
  let remBase: Double

  /// The result of following references.
  enum End: Sendable {
    /// A value that is not a reference, and the token whose whole value it is, if a reference led to it.
    case value(Node, token: Int?)
    /// No value; a finding explains why.
    case broken
  }

  init(_ set: TokenSet, remBase: Double = 16) {
    (self.set, self.remBase) = (set, remBase)
    isReached = Array(repeating: false, count: set.tokens.count)
    types = Array(repeating: nil, count: set.tokens.count)
    mostTextBytes = max(set.layers.first?.node.source.text.count ?? 0, 1 << 20)
  }

  /// The value of a node, following references.
  mutating func end(of node: Node, keyPath: @autoclosure () -> String?) -> End {
    guard let reference = reference(node) else { return .value(node, token: nil) }
    // Nearly every reference takes one step, which is cheaper than storing its result by node.
    if case .alias(let path) = reference, let index = set.index(of: path) {
      let value = set.tokens[index].value
      if self.reference(value) == nil {
        isReached[index] = true
        return .value(value, token: index)
      }
    }
    if let known = ends[node.id] { return known }
    return follow(node, reference, keyPath())
  }

  /// The reference in a value. In the older forms, braces have other uses, so malformed references are ignored.
  mutating func reference(_ node: Node) -> Reference? {
    // A large dictionary is indexed, since thousands of aliases may lead to it.
    if node.kind == .dictionary, nodes.child(of: node, "$ref") == nil { return nil }
    if set.form.isTextual, let alias = Reference(olderAlias: node) { return alias }
    guard let reference = Reference(node) else { return nil }
    if case .malformed = reference, set.form.isTextual { return nil }
    return reference
  }
}

// MARK: - Following

extension References {
  /// A reference, and how far it has been followed.
  struct Link {
    let node: Node
    let name: String
    let keyPath: String?
    var place: Place
  }

  /// Follows the references of a chain one by one, each to its end before the remaining keys. So each is followed once,
  /// even if many chains contain it.
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
          let keyPath = link.place.token.map { set.tokens[$0].path }
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

  /// Adds a reference to the chain; returns false if it leads nowhere, or is already in the chain.
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

  private mutating func fail(_ chain: [Link]) -> End {
    for link in chain { ends[link.node.id] = .broken }
    return .broken
  }

  private mutating func target(of reference: Reference, for link: Link) -> Place? {
    switch reference {
    case .alias(let path):
      if let (index, rest) = set.place(ofAlias: path) {
        if rest.isEmpty { report(older: path, of: index, at: link) }
        isReached[index] = true
        return Place(node: set.tokens[index].value, rest: rest, token: rest.isEmpty ? index : nil)
      }
      if set.form.hasPlainValues, let node = set.value(at: path, isGroup: false, &nodes) { return Place(node: node) }
      report(missing: path, at: link)
    case .pointer(let segments):
      if let place = place(at: segments) { return place }
      // A position that is not in the merged layers may be in the file of the reference.
      let isInFile = link.node.hasFiles && !link.node.isOfProject
      if isInFile, let place = place(at: segments, in: link.node.fileRoot) { return place }
      report("there is nothing at '\(link.name)'", at: link)
    case .file(let file):
      do throws(UnreadFile) {
        if let place = place(at: file.pointer, in: try link.node.file(at: file)) { return place }
        report("there is nothing at '\(link.name)'", at: link)
      } catch {
        findings.append(Diagnostic(.file, at: link.node, error.message, keyPath: link.keyPath))
      }
    case .malformed(let expectation):
      report("this is not a reference; \(expectation)", at: link)
    }
    return nil
  }
}

extension References {
  func name(of reference: Reference) -> String {
    switch reference {
    case .alias(let path): path
    case .pointer(let segments): "#/" + segments.joined(separator: "/")
    case .file(let file): file.text
    case .malformed: "?"
    }
  }

  mutating func report(_ message: String, at link: Link) {
    findings.append(Diagnostic(.reference, at: link.node, message, keyPath: link.keyPath))
  }

  mutating func report(missing path: String, at link: Link) {
    let names = path.split(separator: ".").map(String.init)
    if let unused = set.unused.first(where: { nodes.descend(names, from: $0.value) != nil }) {
      return report("'\(path)' is in the set '\(Shortened.name(unused.name))', which no theme enables", at: link)
    }
    if set.value(at: path, isGroup: false, &nodes) != nil {
      let message = "a plain value, not a token; Style Dictionary 4 and older read it (--from style-dictionary)"
      return report("'\(path)' is \(message)", at: link)
    }
    if let (meant, message) = misplaced(path) {
      let fix = link.node.fix(writing: .string(meant), isSafe: false)
      return findings.append(Diagnostic(.reference, at: link.node, message, keyPath: link.keyPath).offering(fix))
    }
    let isGroup = set.value(at: path, isGroup: true, &nodes) != nil
    let message = isGroup ? "'\(path)' is a group; a reference must name a token" : "there is no token '\(path)'"
    let finding = Diagnostic(.reference, at: link.node, message, keyPath: link.keyPath)
    if !isGroup { missing[link.node.id] = path }
    let root = path + ".$root"
    // A suggestion must not lead back to the token itself.
    let hasRoot = isGroup && set.index(of: root) != nil && !(link.keyPath?.hasPrefix(root) ?? false)
    findings.append(finding.offering(hasRoot ? link.node.fix(writing: .string("{\(root)}"), isSafe: false) : nil))
  }

  /// What is meant by a path in braces that has more than the path of a token, and what is wrong with it.
  private func misplaced(_ path: String) -> (meant: String, message: String)? {
    if path.hasSuffix(".$value"), set.index(of: String(path.dropLast(".$value".count))) != nil {
      return ("{\(path.dropLast(".$value".count))}", "a reference names the token, not its '$value'")
    }
    let token = path.prefix { !$0.isWhitespace }
    guard set.form.isTextual, token.count < path.count, set.index(of: String(token)) != nil else { return nil }
    return ("{\(token)}\(path[token.endIndex...])", "'\(path)' is no path; only the path of a token is in braces")
  }

  mutating func report(older path: String, of index: Int, at link: Link) {
    let today = set.tokens[index].path
    if path == today || set.form.isTextual { return }
    let message = "in DTCG this reference is '{\(today)}'"
    let finding = Diagnostic(.olderReference, at: link.node, message, keyPath: link.keyPath)
    findings.append(finding.offering(link.node.fix(writing: .string("{\(today)}"), isSafe: true)))
  }

  mutating func report(cycle chain: [Link], at link: Link) {
    let start = chain.firstIndex { $0.node.id == link.node.id } ?? 0
    let names = chain[start...].map(\.name)
    let circle = ([names.last ?? ""] + names).joined(separator: " → ")
    let keyPath = chain[start...].first?.keyPath ?? link.keyPath
    findings.append(Diagnostic(.cycle, at: link.node, "references lead in a circle: \(circle)", keyPath: keyPath))
  }

  /// Reports a text that refers to itself.
  ///
  /// - Parameters:
  ///   - way: the texts on the path, each contained in the one before it.
  ///   - circle: the reference from the last of them to one of them.
  mutating func report(textCycle way: [Operand], to circle: Operand) {
    let start = way.firstIndex { $0.node.id == circle.node.id } ?? 0
    let names = [circle.token] + way[(start + 1)...].map(\.name) + [circle.name]
    let message = "references lead in a circle: \(names.joined(separator: " → "))"
    findings.append(Diagnostic(.cycle, at: circle.node, message, keyPath: circle.token))
  }
}
