import Documents

/// A document of the Resolver Module 2025.10: sets and modifiers, and the order in which they are merged.
struct ResolverDocument {
  private let root: Node
  /// Contexts by modifier, where not the default one is meant.
  private let inputs: [String: String]

  init(_ root: Node, inputs: [String: String] = [:]) {
    self.root = root
    self.inputs = inputs
  }

  static func isLikely(_ root: Node) -> Bool {
    root.value(of: "resolutionOrder")?.kind == .array
      && (root.value(of: "sets") != nil || root.value(of: "modifiers") != nil || root.value(of: "version") != nil)
  }

  /// The sources in their order, the last first.
  func layers(log: inout TokenLog) -> [TokenLayer] {
    let version = root.value(of: "version")
    if version?.string != "2025.10" {
      log.report(
        .tokenResolver, Finding(at: version ?? root, "expected \"version\": \"2025.10\" in a resolver document"))
    }
    let order = root.value(of: "resolutionOrder").map { Array($0.elements) } ?? []
    return order.flatMap { sources(ofItem: $0, log: &log) }.reversed().map { TokenLayer(node: $0) }
  }

  /// A reference to a set or a modifier, or one of them itself.
  private func sources(ofItem item: Node, log: inout TokenLog) -> [Node] {
    guard let reference = item.value(of: "$ref") else { return sources(of: item, name: nil, log: &log) }
    guard let path = path(reference, log: &log) else { return [] }
    guard path.count == 2, path[0] == "sets" || path[0] == "modifiers",
      let target = root.value(of: path[0])?.value(of: path[1])
    else {
      log.report(
        .tokenResolver, Finding(at: reference, "expected '#/sets/NAME' or '#/modifiers/NAME' of this document"))
      return []
    }
    return sources(of: target, name: path[1], log: &log)
  }

  private func sources(of node: Node, name: String?, log: inout TokenLog) -> [Node] {
    guard let contexts = node.value(of: "contexts") else {
      return sources(in: node.value(of: "sources"), of: node, log: &log)
    }
    let fallback = node.value(of: "default")
    let name = name ?? node.value(of: "name")?.string ?? ""
    guard let context = inputs[name] ?? fallback?.string else {
      log.report(.tokenResolver, Finding(at: node, "expected a 'default' context, since nobody chooses one"))
      return []
    }
    guard let sources = contexts.value(of: context) else {
      log.report(.tokenResolver, Finding(at: fallback ?? node, "there is no context '\(context)'"))
      return []
    }
    return self.sources(in: sources, of: node, log: &log)
  }

  /// Sources are tokens, or references to sets.
  private func sources(in list: Node?, of owner: Node, log: inout TokenLog) -> [Node] {
    guard let list, list.kind == .array else {
      log.report(.tokenResolver, Finding(at: list ?? owner, "expected a list of sources"))
      return []
    }
    return list.elements.flatMap { element -> [Node] in
      guard let reference = element.value(of: "$ref") else { return [element] }
      guard let path = path(reference, log: &log) else { return [] }
      // A set within a set would lead on: one step is all that is followed.
      guard path.count == 2, path[0] == "sets", let set = root.value(of: "sets")?.value(of: path[1]),
        let sources = set.value(of: "sources")
      else {
        log.report(.tokenResolver, Finding(at: reference, "expected '#/sets/NAME' of this document"))
        return []
      }
      return sources.elements.filter { $0.value(of: "$ref") == nil }
    }
  }

  private func path(_ reference: Node, log: inout TokenLog) -> [String]? {
    switch Reference(extending: reference) {
    case .pointer(let path): return path
    case .alias, .malformed, nil:
      let message = "expected a place in this document, such as '#/sets/text'; other files are not read"
      log.report(.tokenResolver, Finding(at: reference, message))
      return nil
    }
  }
}
