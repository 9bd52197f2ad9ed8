import Diagnostics
import Documents

/// A document of the Resolver Module 2025.10: sets and modifiers, and the order in which they are merged.
struct ResolverDocument {
  private let root: Node
  /// Contexts by modifier, where not the default one is meant.
  private let inputs: [String: String]
  /// How many sources and references may still come: nobody needs more of them than the document has nodes, and sets that
  /// refer to each other would have no end.
  private var left: Int
  private var index = NodeIndex()

  init(_ root: Node, inputs: [String: String] = [:]) {
    self.root = root
    self.inputs = inputs
    left = root.size
  }

  static func isLikely(_ root: Node) -> Bool {
    root.value(of: "resolutionOrder")?.kind == .array
      && (root.value(of: "sets") != nil || root.value(of: "modifiers") != nil || root.value(of: "version") != nil)
  }

  /// The sources in their order, the last first.
  mutating func layers(log: inout TokenLog) -> [TokenLayer] {
    let version = root.value(of: "version")
    if version?.string != "2025.10" {
      log.report(
        .resolver, Finding(at: version ?? root, "expected \"version\": \"2025.10\" in a resolver document"))
    }
    let order = root.value(of: "resolutionOrder").map { Array($0.elements) } ?? []
    var layers: [TokenLayer] = []
    for item in order { layers += sources(ofItem: item, log: &log).map { TokenLayer(node: $0) } }
    // Of a source that comes again only the last time counts: it hides all that it said before.
    var seen: Set<Int> = []
    return layers.reversed().filter { seen.insert($0.node.id).inserted }
  }

  /// A reference to a set or a modifier, or one of them itself.
  private mutating func sources(ofItem item: Node, log: inout TokenLog) -> [Node] {
    guard let reference = item.value(of: "$ref") else { return sources(of: item, name: nil, log: &log) }
    guard let path = path(reference, log: &log) else { return [] }
    guard path.count == 2, path[0] == "sets" || path[0] == "modifiers",
      let target = index.child(of: root, path[0]).flatMap({ index.child(of: $0, path[1]) })
    else {
      log.report(
        .resolver, Finding(at: reference, "expected '#/sets/NAME' or '#/modifiers/NAME' of this document"))
      return []
    }
    return sources(of: target, name: path[1], log: &log)
  }

  private mutating func sources(of node: Node, name: String?, log: inout TokenLog) -> [Node] {
    guard let contexts = node.value(of: "contexts") else {
      return sources(in: node.value(of: "sources"), of: node, log: &log)
    }
    let fallback = node.value(of: "default")
    let name = name ?? node.value(of: "name")?.string ?? ""
    guard let context = inputs[name] ?? fallback?.string else {
      log.report(.resolver, Finding(at: node, "expected a 'default' context, since nobody chooses one"))
      return []
    }
    guard let sources = contexts.value(of: context) else {
      log.report(.resolver, Finding(at: fallback ?? node, "there is no context '\(context)'"))
      return []
    }
    return self.sources(in: sources, of: node, log: &log)
  }

  /// Sources are tokens, or references to sets, whose sources may be references again.
  private mutating func sources(in list: Node?, of owner: Node, log: inout TokenLog) -> [Node] {
    guard let list, list.kind == .array else {
      log.report(.resolver, Finding(at: list ?? owner, "expected a list of sources"))
      return []
    }
    var sources: [Node] = []
    var pending = Array(list.elements.reversed())
    while let source = pending.popLast() {
      left -= 1
      guard left >= 0 else {
        if left == -1 {
          log.report(.resolver, Finding(at: list, "sets lead to each other in a circle, or too often"))
        }
        return sources
      }
      if let reference = source.value(of: "$ref") {
        pending += referenced(reference, log: &log).reversed()
      } else {
        sources.append(source)
      }
    }
    return sources
  }

  /// The sources of the set that a source refers to.
  private mutating func referenced(_ reference: Node, log: inout TokenLog) -> [Node] {
    guard let path = path(reference, log: &log) else { return [] }
    guard path.count == 2, path[0] == "sets", let sets = index.child(of: root, "sets"),
      let set = index.child(of: sets, path[1]), let sources = set.value(of: "sources")
    else {
      log.report(.resolver, Finding(at: reference, "expected '#/sets/NAME' of this document"))
      return []
    }
    return Array(sources.elements)
  }

  private func path(_ reference: Node, log: inout TokenLog) -> [String]? {
    switch Reference(extending: reference) {
    case .pointer(let path): return path
    case .alias, .malformed, nil:
      let message = "expected a place in this document, such as '#/sets/text'; other files are not read"
      log.report(.resolver, Finding(at: reference, message))
      return nil
    }
  }
}
