import Diagnostics
import Documents
import Writing

/// Visits groups and the groups that they extend, and lists the tokens. Pending groups are kept on an explicit stack.
struct TokenWalk {
  private let form: TokenForm
  private var extensions: GroupExtensions
  /// How many tokens and groups there may be, counted for each layer. Without `$extends` there are fewer than nodes.
  private let mostGroups: Int
  /// How many bytes all paths may have: every path repeats the names of its groups.
  private let mostPathBytes: Int
  private var pathBytes = 0
  private var pending: [Pending] = []
  /// All tokens, in the order of the document.
  private(set) var tokens: [Token] = []
  private var check: StructureCheck
  private var conflicts = SetConflicts()
  /// The plain values among groups, if references may lead to them.
  private(set) var plain: [Token] = []
  /// The chosen one of the values of tokens that have several.
  private let mode: String?

  private struct Pending {
    let path: String
    let name: Node
    /// Its values, the one with the highest precedence first. Nearly always there is only one.
    var layers: [TokenLayer]
    let depth: Int
    let inherited: GroupMembers
    var modes: [Node.Member] = []
  }

  /// Visits all layers of a document.
  ///
  /// - Parameter mode: the chosen one of the values of tokens that have several; nil for the first of each.
  init(_ layers: [TokenLayer], of root: Node, _ form: TokenForm, mode: String? = nil) {
    self.form = form
    mostGroups = max(4 * root.sizeOfAll, 1 << 16)
    mostPathBytes = max(8 * root.source.text.count, Limits.sharedBytes)
    extensions = GroupExtensions(layers)
    check = StructureCheck(form)
    self.mode = mode
    run(layers)
  }

  var findings: [Diagnostic] { check.findings + extensions.findings + conflicts.findings }

  private mutating func run(_ layers: [TokenLayer]) {
    guard let first = layers.first else { return }
    pending = [Pending(path: "", name: first.node, layers: layers, depth: 0, inherited: GroupMembers())]
    var count = 0
    while let group = pending.popLast() {
      count += group.layers.count
      if count > mostGroups || group.depth > Limits.depth {
        let message =
          "groups that extend each other have more than \(mostGroups) tokens, or \(Limits.depth) levels"
        return check.report(.extends, message, at: group.name, in: group.path)
      }
      visit(group)
    }
  }

  private mutating func visit(_ group: Pending) {
    let local = group.layers[0]
    guard local.node.kind == .dictionary else {
      if form.hasPlainValues {
        conflicts.add(group.path, group.name, local.node, group.layers, form)
        plain.append(Token(path: group.path, name: group.name, object: local.node, isSource: local.isSource))
      }
      return check.addScalar(local.node, at: group.path)
    }
    let object = TokenObject(local.node, form)
    check.add(object, of: local.node, at: group.path)
    if form.hasModes, !object.isToken, let sets = object.sets {
      var group = group
      group.modes = Array(sets.members)
      for node in [sets] + group.modes.map(\.value) { check.add(TokenObject(node, form), of: node, at: group.path) }
      group.layers[0] = local.at((group.modes.first { $0.name == mode } ?? group.modes[0]).value)
      return add(TokenObject(group.layers[0].node, form), group)
    }
    if object.isToken {
      add(object, group)
      addBelow(object, group)
    } else if object.children.isEmpty, group.layers.count == 1, isEmptyFamily(group) {
      add(object, group)
    } else {
      let layers = extensions.expanded(group.layers, path: group.path)
      let objects = layers.count == 1 ? [object] : layers.map { TokenObject($0.node, form) }
      // Layers in another file or set are not checked anywhere else.
      for (layer, object) in zip(layers, objects) { check.add(object, of: layer.node, at: group.path) }
      if let place = objects.firstIndex(where: \.isToken) { addCovered(objects[place], group, place) }
      let groups = zip(layers, objects).filter { !$1.isToken }
      enter(group, groups.map { ($0.within($1), $1.children) }, group.inherited.adding(objects))
    }
  }

  /// Visits the tokens whose paths begin with that of a token, which the older forms do not forbid: in the token
  /// itself, and in groups with its path in other sets or files.
  private mutating func addBelow(_ object: TokenObject, _ group: Pending) {
    let own = form.isTextual ? object.children.filter(StructureCheck.canBeToken) : []
    if own.isEmpty, group.layers.count == 1 { return }
    let others = group.layers.dropFirst().map { ($0, TokenObject($0.node, form)) }
      .filter { $0.node.kind == .dictionary && !$1.isToken && !$1.children.isEmpty }
    if form.isTextual {
      enter(group, [(group.layers[0], own)] + others.map { ($0, $1.children) }, group.inherited)
    } else if let other = others.first {
      reportShape(group, "a token here, and a group", other.0.node)
    }
  }

  /// Whether it is a family without a value, which is inherited: `"font-family": {}`.
  private func isEmptyFamily(_ group: Pending) -> Bool {
    guard form.isTextual, group.layers[0].node.size == 1 else { return false }
    return Typography.Member(spelling: group.name.string ?? "") == .fontFamily
  }

  /// Adds the token of a layer at the path of a group.
  private mutating func addCovered(_ object: TokenObject, _ group: Pending, _ place: Int) {
    if form.isTextual {
      var token = group
      token.layers.removeFirst(place)
      add(object, token)
    } else {
      reportShape(group, "a group here, and a token", group.layers[place].node)
    }
  }

  private mutating func reportShape(_ group: Pending, _ what: String, _ other: Node) {
    // A group that extends another may override it.
    if group.name.fileName == other.fileName { return }
    let message = "'\(Shortened.name(group.path))' is \(what) in another file; expected one of them"
    let finding = Diagnostic(.shape, at: group.name, message, keyPath: group.path)
    check.findings.append(finding.noting("the other is here", at: other))
  }

  private mutating func add(_ object: TokenObject, _ group: Pending) {
    let local = group.layers[0]
    if group.layers.count > 1, let value = object.value?.value {
      conflicts.add(group.path, group.name, value, group.layers, form)
    }
    tokens.append(
      Token(
        path: group.path, name: group.name, object: local.node, object, over: completed(object, group),
        in: local.group.completed(by: group.inherited), isSource: local.isSource, modes: group.modes))
  }

  /// The tokens with objects as values that a token of a later layer completes.
  private func completed(_ object: TokenObject, _ group: Pending) -> [TokenObject] {
    guard form.isTextual, group.layers.count > 1, object.value?.value.kind == .dictionary else { return [] }
    return group.layers.dropFirst().map { TokenObject($0.node, form) }
      .prefix { $0.value?.value.kind == .dictionary }
  }

  /// Pushes the children of a group onto the stack, the first on top.
  private mutating func enter(
    _ group: Pending, _ layers: [(layer: TokenLayer, members: [Node.Member])], _ inherited: GroupMembers
  ) {
    let prefix = group.path.isEmpty ? "" : group.path + "."
    var children: [Pending] = []
    var places: [ExactString: Int] = [:]
    for (layer, members) in layers {
      for child in members {
        let name = child.name
        if layers.count > 1 {
          if let place = places[ExactString(name)] {
            children[place].layers.append(layer.at(child.value))
            continue
          }
          places[ExactString(name)] = children.count
        }
        pathBytes += prefix.utf8.count + name.utf8.count
        if pathBytes > mostPathBytes {
          let message = "the paths of tokens have more than \(mostPathBytes) bytes, because groups have long names"
          pending = []
          return check.report(.shape, message, at: group.name, in: "")
        }
        children.append(
          Pending(
            path: prefix + name, name: child.key, layers: [layer.at(child.value)], depth: group.depth + 1,
            inherited: inherited))
      }
    }
    pending += children.reversed()
  }
}

extension TokenObject {
  /// The values of a token that has several, such as one for desktops and one for phones; nil for any other object.
  fileprivate var sets: Node? {
    guard let sets = children.first(where: { $0.isNamed("sets") })?.value, sets.kind == .dictionary else { return nil }
    let members = Array(sets.members)
    return members.count > 1 && members.allSatisfy { $0.value.value(of: "value") != nil } ? sets : nil
  }
}
