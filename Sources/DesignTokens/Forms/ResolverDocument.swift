import Diagnostics
import Documents
import DynamicType
import Writing

/// A document of the Resolver Module 2025.10: sets and modifiers, and the order in which to merge them.
struct ResolverDocument {
  private let root: Node
  /// The chosen contexts by modifier, if not the default.
  private let inputs: [String: String]
  /// How many more sources and references may be followed. No document needs more than it has nodes, and sets that
  /// refer to each other would never end.
  private var left: Int
  var index = NodeIndex()
  private var findings: [Diagnostic] = []
  private var choices: [TokenChoice] = []

  private init(_ root: Node, inputs: [String: String]) {
    self.root = root
    self.inputs = inputs
    left = root.sizeOfAll
  }

  static func isLikely(_ root: Node) -> Bool {
    root.value(of: "resolutionOrder")?.kind == .array
      && (root.value(of: "sets") != nil || root.value(of: "modifiers") != nil || root.value(of: "version") != nil)
  }

  /// The sources in merge order, the last first.
  static func layers(of root: Node, inputs: [String: String]) -> TokenLayers {
    var document = ResolverDocument(root, inputs: inputs)
    let layers = document.layers()
    return TokenLayers(layers: layers, findings: document.findings, choices: document.choices)
  }

  private mutating func layers() -> [TokenLayer] {
    let version = root.value(of: "version")
    if version?.string != "2025.10" {
      report("expected \"version\": \"2025.10\" in a resolver document", at: version ?? root)
    }
    let order = root.value(of: "resolutionOrder").map { Array($0.elements) } ?? []
    var layers: [TokenLayer] = []
    for item in order { layers += sources(ofItem: item).map { TokenLayer(node: $0) } }
    // Of a repeated source only the last occurrence matters: it overrides everything of the earlier ones.
    return layers.reversed().unique(by: \.node.id)
  }

  /// The sources of a set or a modifier, or of a reference to one.
  private mutating func sources(ofItem item: Node) -> [Node] {
    guard let reference = item.value(of: "$ref") else { return sources(of: item, name: nil) }
    guard let path = path(Reference(ofRef: reference), at: reference) else { return [] }
    guard path.count == 2, path[0] == "sets" || path[0] == "modifiers",
      let target = index.descend(path, from: root)
    else {
      report("expected '#/sets/NAME' or '#/modifiers/NAME' of this document", at: reference)
      return []
    }
    return sources(of: target, name: path[1])
  }

  private mutating func sources(of node: Node, name: String?) -> [Node] {
    guard let contexts = node.value(of: "contexts") else {
      return sources(in: node.value(of: "sources"), of: node)
    }
    let name = name ?? node.value(of: "name")?.string ?? ""
    let context = context(of: node, name, contexts)
    for other in contexts.members where other.name != context { checkFiles(of: other.value) }
    guard let context, let sources = contexts.value(of: context) else { return [] }
    return self.sources(in: sources, of: node)
  }

  /// The active context: the chosen one, otherwise the default, otherwise the only one.
  private mutating func context(of modifier: Node, _ name: String, _ contexts: Node) -> String? {
    let names = contexts.members.map(\.name)
    let fallback = modifier.value(of: "default")
    let themes = contexts.members.map { TokenChoice.Theme(name: $0.name, node: $0.key) }
    let choice = TokenChoice(.context, name, themes, wanted: inputs[name], at: modifier, isOpen: fallback == nil)
    if let other = choices.first(where: { $0.name == name }) {
      if other.node.id != modifier.id {
        report("two modifiers are called '\(name)'; expected different names", at: modifier)
      }
    } else {
      choices.append(choice)
    }
    if let wanted = choice.wanted {
      findings += [choice.mistake].compactMap(\.self)
      let sizes = ContentSizeCategory.allCases.map(\.name)
      if wanted != ContentSizeCategory.default.name, names == sizes, choice.chosen != nil {
        let message =
          "the contexts of '\(name)' have the sizes that Dynamic Type makes of those in '\(sizes[3])'; compile that one, "
          + "and the result has all of them"
        findings.append(Diagnostic(.choice, at: modifier, message))
      }
      return choice.chosen
    }
    if let fallback {
      if let name = fallback.string, contexts.value(of: name) != nil { return name }
      let name = fallback.string ?? fallback.phrase
      report("there is no context '\(name)'; expected one of \(choice.listedValues)", at: fallback)
      return nil
    }
    if names.isEmpty { report("expected at least one context", at: contexts) }
    if choice.isOpen { findings.append(Diagnostic(.choice, at: modifier, choice.openMessage())) }
    return names.count == 1 ? names[0] : nil
  }

  /// The sources in a list: tokens, or references to sets, whose sources may be references again.
  private mutating func sources(in list: Node?, of owner: Node) -> [Node] {
    guard let list, list.kind == .array else {
      report("expected a list of sources", at: list ?? owner)
      return []
    }
    var sources: [Node] = []
    var pending = Array(list.elements.reversed())
    while let source = pending.popLast() {
      left -= 1
      guard left >= 0 else {
        if left == -1 {
          report("sets lead to each other in a circle, or too often", at: list)
        }
        return sources
      }
      if let reference = source.value(of: "$ref") {
        pending += referenced(reference).reversed()
      } else {
        sources.append(source)
      }
    }
    return sources
  }

  /// The sources of the set that a source refers to.
  private mutating func referenced(_ reference: Node) -> [Node] {
    let target = Reference(ofRef: reference)
    if case .file(let file)? = target { return sources(of: file, at: reference) }
    guard let path = path(target, at: reference) else { return [] }
    guard path.count == 2, path[0] == "sets", let set = index.descend(path, from: reference.fileRoot),
      let sources = set.value(of: "sources")
    else {
      report("expected '#/sets/NAME' of this document", at: reference)
      return []
    }
    return Array(sources.elements)
  }

  private mutating func path(_ target: Reference?, at reference: Node) -> [String]? {
    switch target {
    case .pointer(let path): return path
    case .malformed(let expectation): report(expectation, at: reference)
    case .alias, .file, nil: report("expected a JSON Pointer in this document, such as '#/sets/text'", at: reference)
    }
    return nil
  }

  mutating func report(_ message: String, at node: Node) {
    findings.append(Diagnostic(.resolver, at: node, message))
  }
}

/// Sources in other files.
extension ResolverDocument {
  /// Reports the files of an inactive context, since it may be active in another run.
  mutating func checkFiles(of sources: Node) {
    for source in sources.elements {
      guard let reference = source.value(of: "$ref"), case .file(let file)? = Reference(ofRef: reference) else {
        continue
      }
      do throws(UnreadFile) { _ = try reference.file(at: file) } catch { report(error.message, at: reference) }
    }
  }

  /// The tokens of another file, or the sources of a set in it.
  mutating func sources(of file: FileReference, at reference: Node) -> [Node] {
    do throws(UnreadFile) {
      let root = try reference.file(at: file)
      guard let node = index.descend(file.pointer, from: root) else {
        report("there is nothing at '\(file.text)'", at: reference)
        return []
      }
      if ResolverDocument.isLikely(node) {
        report("'\(file.text)' is a resolver document; expected tokens, or one of its sets", at: reference)
        return []
      }
      if !file.pointer.isEmpty, let sources = node.value(of: "sources"), sources.kind == .array {
        return Array(sources.elements)
      }
      if node.kind == .dictionary { return [node] }
      report("expected a group of tokens at '\(file.text)', not \(node.phrase)", at: reference)
    } catch {
      report(error.message, at: reference)
    }
    return []
  }
}
