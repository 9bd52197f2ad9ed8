import Diagnostics
import Documents
import Writing

/// Goes through groups and what they extend, and lists the tokens. Groups still to come are on a stack of its own.
struct TokenWalk {
  private let form: TokenForm
  private var extensions: GroupExtensions
  /// How many tokens and groups it may come to, each layer counted. Without `$extends` that is less than the document has
  /// nodes.
  private let most: Int
  private var pending: [Group]
  private var tokens: [Token] = []
  /// The dictionaries that were checked: groups that extend others have them too.
  private var checked: Set<Int> = []
  private var findings: [Finding] = []

  /// All tokens of a document's layers, in its order.
  static func tokens(
    in layers: [TokenLayer], _ form: TokenForm, most: Int
  ) -> (tokens: [Token], findings: [Finding]) {
    var walk = TokenWalk(layers, form, most: most)
    walk.run()
    return (walk.tokens, walk.findings + walk.extensions.findings)
  }

  /// A group or a token, with what it gets from those around it.
  private struct Group {
    let path: String
    let name: Node
    /// The most local layer, which nearly always is the only one.
    let local: TokenLayer
    var others: [TokenLayer] = []
    let depth: Int
    var type: Node?
    var deprecated: Node?

    var layers: [TokenLayer] { [local] + others }
  }

  private init(_ layers: [TokenLayer], _ form: TokenForm, most: Int) {
    self.form = form
    self.most = most
    extensions = GroupExtensions(layers)
    pending =
      layers.first.map { [Group(path: "", name: $0.node, local: $0, others: Array(layers.dropFirst()), depth: 0)] }
      ?? []
  }

  private mutating func run() {
    var count = 0
    while let group = pending.popLast() {
      count += 1 + group.others.count
      if count > most || group.depth > Limits.depth {
        let message = "groups that extend each other come to more than \(most) tokens, or \(Limits.depth) levels"
        findings.append(Finding(.extends, at: group.name, message, keyPath: group.path))
        break
      }
      visit(group)
    }
  }

  private mutating func visit(_ group: Group) {
    let local = group.local
    guard local.node.kind == .dictionary else { return visitScalar(local.node, group) }
    let object = TokenObject(local.node, form)
    check(object, of: local.node, group)
    if object.isToken {
      add(object, group, local)
    } else {
      let layers = extensions.expanded(group.layers, path: group.path)
      let objects = layers.count == 1 ? [object] : layers.map { TokenObject($0.node, form) }
      // What lies below in another file or set is checked nowhere else.
      for (layer, object) in zip(layers, objects) { check(object, of: layer.node, group) }
      enter(group, layers, objects)
    }
  }

  /// Files of the older forms have comments and settings among their groups.
  private mutating func visitScalar(_ node: Node, _ group: Group) {
    if form.isTextual && !group.path.isEmpty { return }
    report(.shape, "expected a token or a group of tokens, not \(node.phrase)", at: node, in: group)
  }

  private mutating func add(_ object: TokenObject, _ group: Group, _ layer: TokenLayer) {
    tokens.append(
      Token(
        path: group.path, name: group.name, object: layer.node, value: object.value?.value ?? layer.node,
        ownType: object.type, groupType: group.type, description: object.description, extensions: object.extensions,
        deprecated: object.deprecated ?? group.deprecated, isSource: layer.isSource))
  }

  /// Puts the children of a group onto the stack, the first on top.
  private mutating func enter(_ group: Group, _ layers: [TokenLayer], _ objects: [TokenObject]) {
    var places: [String: Int] = [:]
    var children: [Group] = []
    let type = objects.lazy.compactMap(\.type).first ?? group.type
    let deprecated = objects.lazy.compactMap(\.deprecated).first ?? group.deprecated
    for (layer, object) in zip(layers, objects) where !object.isToken {
      for child in object.children {
        let name = child.name
        let inner = TokenLayer(node: child.value, isSource: layer.isSource)
        if layers.count > 1, let place = places[name] {
          children[place].others.append(inner)
          continue
        }
        if layers.count > 1 { places[name] = children.count }
        let path = group.path.isEmpty ? name : group.path + "." + name
        children.append(
          Group(
            path: path, name: child.key, local: inner, depth: group.depth + 1, type: type, deprecated: deprecated))
      }
    }
    pending += children.reversed()
  }
}

// MARK: - Mistakes

extension TokenWalk {
  private mutating func check(_ object: TokenObject, of node: Node, _ group: Group) {
    guard checked.insert(node.id).inserted else { return }
    for (first, second) in object.repeated {
      let finding = Finding(
        .duplicateName, at: second.key, "duplicate key '\(second.name)'", keyPath: group.path)
      findings.append(finding.noting("the first is here", at: first))
    }
    if form.isTextual { return }
    checkKeys(object, group)
    if object.isToken { checkToken(object, group) }
    for child in object.children where child.key.string != "$root" { checkName(child, group) }
  }

  private mutating func checkKeys(_ object: TokenObject, _ group: Group) {
    for member in object.unknown where !(group.path.isEmpty && member.name == "$schema") {
      report(.unknownKey, Self.message(unknown: member), at: member.key, in: group)
    }
    for (key, today) in object.older {
      let finding = Finding(.olderKeys, at: key, "in DTCG this key is '\(today)'", keyPath: group.path)
      findings.append(finding.offering(key.fix(writing: .string(today), isSafe: false)))
    }
  }

  private mutating func checkToken(_ object: TokenObject, _ group: Group) {
    if let value = object.value, let reference = object.reference {
      let message = "a token has '$value' or '$ref', not both"
      let finding = Finding(.shape, at: reference.key, message, keyPath: group.path)
      findings.append(finding.noting("its value is here", at: value.key))
    }
    for child in object.children {
      let message = "'\(child.name)' is within a token; a token with '$value' holds no others"
      report(.shape, message, at: child.key, in: group)
    }
  }

  private static func message(unknown member: Node.Member) -> String {
    switch member.name {
    case "$description": "expected a string under '$description', not \(member.value.phrase)"
    case "$deprecated": "expected a boolean or a string under '$deprecated', not \(member.value.phrase)"
    case "$extensions": "expected an object under '$extensions', not \(member.value.phrase)"
    case "$extends": "a token extends nothing; '$extends' is for groups"
    default: "unknown key '\(member.name)'; names do not begin with '$'"
    }
  }

  private mutating func checkName(_ child: Node.Member, _ group: Group) {
    if child.key.plainString?.isName ?? child.name.utf8.isName { return }
    let message = "the name '\(child.name)' cannot be referred to; expected one without '{', '}' and '.'"
    report(.name, message, at: child.key, in: group)
  }

  private mutating func report(_ rule: TokenRule, _ message: String, at node: Node, in group: Group) {
    findings.append(Finding(rule, at: node, message, keyPath: group.path))
  }
}

extension Sequence<UInt8> {
  /// Whether references can hold the name: it is not empty, and has neither braces nor points.
  fileprivate var isName: Bool {
    var count = 0
    for byte in self {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ".") { return false }
      count += 1
    }
    return count > 0
  }
}
