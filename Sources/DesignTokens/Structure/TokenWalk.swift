import Diagnostics
import Documents

/// Goes through groups and what they extend, and lists the tokens. Groups still to come are on a stack of its own.
struct TokenWalk {
  private let form: TokenForm
  private var extensions: GroupExtensions
  /// How many tokens and groups it may come to, each layer counted. Without `$extends` that is less than the document has
  /// nodes.
  private let most: Int
  private var pending: [Group]
  private var tokens: [Token] = []
  private var check: StructureCheck

  /// All tokens of a document's layers, in its order.
  static func tokens(
    in layers: [TokenLayer], _ form: TokenForm, most: Int
  ) -> (tokens: [Token], findings: [Finding]) {
    var walk = TokenWalk(layers, form, most: most)
    walk.run()
    return (walk.tokens, walk.check.findings + walk.extensions.findings)
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
    check = StructureCheck(form)
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
        check.report(.extends, message, at: group.name, in: group.path)
        break
      }
      visit(group)
    }
  }

  private mutating func visit(_ group: Group) {
    let local = group.local
    guard local.node.kind == .dictionary else { return check.addScalar(local.node, at: group.path) }
    let object = TokenObject(local.node, form)
    check.add(object, of: local.node, at: group.path)
    if object.isToken {
      add(object, group, local)
    } else {
      let layers = extensions.expanded(group.layers, path: group.path)
      let objects = layers.count == 1 ? [object] : layers.map { TokenObject($0.node, form) }
      // What lies below in another file or set is checked nowhere else.
      for (layer, object) in zip(layers, objects) { check.add(object, of: layer.node, at: group.path) }
      enter(group, layers, objects)
    }
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
