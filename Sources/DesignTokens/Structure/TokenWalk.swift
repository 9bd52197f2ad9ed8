import Diagnostics
import Documents

/// Visits groups and the groups that they extend, and lists the tokens. Pending groups are kept on an explicit stack.
struct TokenWalk {
  private let form: TokenForm
  private var extensions: GroupExtensions
  private let bounds: Bounds
  /// The bytes of all paths so far.
  private var pathBytes = 0
  private var pending: [Group]
  private var tokens: [Token] = []
  private var check: StructureCheck
  private var conflicts = SetConflicts()

  /// The limits on the result.
  struct Bounds {
    /// Tokens and groups, counted for each layer. Without `$extends` there are fewer than nodes in the document.
    let groups: Int
    /// Every path repeats the names of its groups.
    let pathBytes: Int
  }

  /// All tokens of a document's layers, in its order.
  static func tokens(
    in layers: [TokenLayer], _ form: TokenForm, _ bounds: Bounds
  ) -> (tokens: [Token], findings: [Finding]) {
    var walk = TokenWalk(layers, form, bounds)
    walk.run()
    return (walk.tokens, walk.check.findings + walk.extensions.findings + walk.conflicts.findings)
  }

  /// A group or a token.
  private struct Group {
    let path: String
    let name: Node
    /// The layer with the highest precedence, which is nearly always the only one.
    let local: TokenLayer
    var others: [TokenLayer] = []
    let inherited: Inherited

    var layers: [TokenLayer] { [local] + others }
  }

  /// What a group passes on to its members. A class, because it can have thousands of them.
  private final class Inherited {
    let depth: Int
    let type: Node?
    let deprecated: Node?

    init(depth: Int, type: Node? = nil, deprecated: Node? = nil) {
      self.depth = depth
      self.type = type
      self.deprecated = deprecated
    }
  }

  private init(_ layers: [TokenLayer], _ form: TokenForm, _ bounds: Bounds) {
    self.form = form
    self.bounds = bounds
    extensions = GroupExtensions(layers)
    check = StructureCheck(form)
    pending =
      layers.first.map { first in
        let others = Array(layers.dropFirst())
        return [Group(path: "", name: first.node, local: first, others: others, inherited: Inherited(depth: 0))]
      } ?? []
  }

  private mutating func run() {
    var count = 0
    while let group = pending.popLast() {
      count += 1 + group.others.count
      if count > bounds.groups || group.inherited.depth > Limits.depth {
        let message =
          "groups that extend each other have more than \(bounds.groups) tokens, or \(Limits.depth) levels"
        check.report(.extends, message, at: group.name, in: group.path)
        break
      }
      visit(group)
      if pathBytes > bounds.pathBytes {
        let message = "the paths of tokens have more than \(bounds.pathBytes) bytes, because groups have long names"
        check.report(.shape, message, at: group.name, in: group.path)
        break
      }
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
      // Layers in another file or set are not checked anywhere else.
      for (layer, object) in zip(layers, objects) { check.add(object, of: layer.node, at: group.path) }
      enter(group, layers, objects)
    }
  }

  private mutating func add(_ object: TokenObject, _ group: Group, _ layer: TokenLayer) {
    if layer.mustAgree, let value = object.value?.value {
      conflicts.add(group.path, group.name, value, others: group.others, form)
    }
    tokens.append(
      Token(
        path: group.path, name: group.name, object: layer.node, value: object.value?.value ?? layer.node,
        ownType: object.type, groupType: group.inherited.type, description: object.description,
        extensions: object.extensions, deprecated: object.deprecated ?? group.inherited.deprecated,
        isSource: layer.isSource))
  }

  /// Pushes the children of a group onto the stack, the first on top.
  private mutating func enter(_ group: Group, _ layers: [TokenLayer], _ objects: [TokenObject]) {
    var places: [ExactName: Int] = [:]
    let start = pending.count
    let inherited = Inherited(
      depth: group.inherited.depth + 1, type: objects.lazy.compactMap(\.type).first ?? group.inherited.type,
      deprecated: objects.lazy.compactMap(\.deprecated).first ?? group.inherited.deprecated)
    let prefix = group.path.isEmpty ? "" : group.path + "."
    // The children of several layers are merged in order, and reversed at the end.
    let isMerged = layers.count > 1
    let count = objects[0].children.count
    // Reserving for each small group would copy the stack each time.
    if count > start { pending.reserveCapacity(start + count) }
    for (layer, object) in zip(layers, objects) where !object.isToken {
      for child in isMerged ? object.children : object.children.reversed() {
        let inner = TokenLayer(node: child.value, isSource: layer.isSource, mustAgree: layer.mustAgree)
        if isMerged, let place = places[ExactName(child.name)] {
          pending[place].others.append(inner)
          continue
        }
        if isMerged { places[ExactName(child.name)] = pending.count }
        let path = child.plainKey.map { prefix.appending($0) } ?? prefix + child.name
        pathBytes += path.utf8.count
        // The walk stops here, and the rest of the group is not visited.
        if pathBytes > bounds.pathBytes { return pending.removeSubrange(start...) }
        pending.append(Group(path: path, name: child.key, local: inner, inherited: inherited))
      }
    }
    if isMerged { pending.reverse(from: start) }
  }
}

extension String {
  /// The text followed by bytes in UTF-8, in one step: a file can have 100,000 paths.
  fileprivate func appending(_ bytes: ArraySlice<UInt8>) -> String {
    // There is memory for both, and all of it is initialized.
    unsafe String(unsafeUninitializedCapacity: utf8.count + bytes.count) { memory in
      let end = unsafe memory.initialize(fromContentsOf: utf8)
      return unsafe memory[end...].initialize(fromContentsOf: bytes)
    }
  }
}
