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
  /// What is wrong with these dictionaries has been told: groups that extend others have them too.
  private var told: Set<Int> = []

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

  init(_ layers: [TokenLayer], _ form: TokenForm, most: Int) {
    self.form = form
    self.most = most
    extensions = GroupExtensions(layers)
    pending =
      layers.first.map { [Group(path: "", name: $0.node, local: $0, others: Array(layers.dropFirst()), depth: 0)] }
      ?? []
  }

  /// All tokens, in the order of the document.
  mutating func tokens(log: inout TokenLog) -> [Token] {
    var count = 0
    while let group = pending.popLast() {
      count += 1 + group.others.count
      if count > most || group.depth > Limits.depth {
        let message = "groups that extend each other come to more than \(most) tokens, or \(Limits.depth) levels"
        log.report(.extends, Finding(at: group.name, message, keyPath: group.path))
        break
      }
      visit(group, &log)
    }
    return tokens
  }

  private mutating func visit(_ group: Group, _ log: inout TokenLog) {
    let local = group.local
    guard local.node.kind == .dictionary else { return visitScalar(local.node, group, &log) }
    let object = TokenObject(local.node, form)
    report(object, of: local.node, group, &log)
    if object.isToken {
      add(object, group, local)
    } else {
      let layers = extensions.expanded(group.layers, path: group.path, log: &log)
      let objects = layers.count == 1 ? [object] : layers.map { TokenObject($0.node, form) }
      // What lies below in another file or set is looked at nowhere else.
      for (layer, object) in zip(layers, objects) { report(object, of: layer.node, group, &log) }
      enter(group, layers, objects)
    }
  }

  /// Files of the older forms have comments and settings among their groups.
  private func visitScalar(_ node: Node, _ group: Group, _ log: inout TokenLog) {
    if form.isTextual && !group.path.isEmpty { return }
    log.report(
      .shape, Finding(at: node, "expected a token or a group of tokens, not \(node.phrase)", keyPath: group.path))
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
  private mutating func report(_ object: TokenObject, of node: Node, _ group: Group, _ log: inout TokenLog) {
    guard told.insert(node.id).inserted else { return }
    for (first, second) in object.repeated {
      let finding = Finding(at: second.key, "'\(second.name)' stands here a second time", keyPath: group.path)
      log.report(.duplicateName, finding.noting("the first is here", at: first))
    }
    if form.isTextual { return }
    reportKeys(object, group, &log)
    for child in object.children where child.key.string != "$root" { checkName(child, group, &log) }
  }

  private func reportKeys(_ object: TokenObject, _ group: Group, _ log: inout TokenLog) {
    for member in object.unknown where !(group.path.isEmpty && member.name == "$schema") {
      log.report(.unknownKey, Finding(at: member.key, Self.message(unknown: member), keyPath: group.path))
    }
    for (key, today) in object.older {
      let finding = Finding(at: key, "in DTCG this key is '\(today)'", keyPath: group.path)
      let repair = Repair(key, by: .string(today), isSafe: false)
      log.report(.olderKeys, finding.repairing(repair))
    }
    guard object.isToken else { return }
    if let value = object.value, let reference = object.reference {
      let finding = Finding(at: reference.key, "a token has '$value' or '$ref', not both", keyPath: group.path)
      log.report(.shape, finding.noting("its value is here", at: value.key))
    }
    for child in object.children {
      let message = "'\(child.name)' is within a token; a token with '$value' holds no others"
      log.report(.shape, Finding(at: child.key, message, keyPath: group.path))
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

  private func checkName(_ child: Node.Member, _ group: Group, _ log: inout TokenLog) {
    if child.key.plainString?.isName ?? child.name.utf8.isName { return }
    log.report(
      .name,
      Finding(
        at: child.key, "the name '\(child.name)' cannot be referred to; expected one without '{', '}' and '.'",
        keyPath: group.path))
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
