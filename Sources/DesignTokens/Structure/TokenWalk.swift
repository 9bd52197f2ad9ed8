import Diagnostics
import Documents
import Writing

/// Visits groups and the groups that they extend, and lists the tokens. Pending groups are kept on an explicit stack.
struct TokenWalk {
  private let form: TokenForm
  private var extensions: GroupExtensions
  private let bounds: Bounds
  /// The bytes of all paths so far.
  private var pathBytes = 0
  private var pending: [PendingGroup] = []
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
  ) -> (tokens: [Token], findings: [Diagnostic]) {
    var walk = TokenWalk(layers, form, bounds)
    walk.run(layers)
    return (walk.tokens, walk.check.findings + walk.extensions.findings + walk.conflicts.findings)
  }

  private init(_ layers: [TokenLayer], _ form: TokenForm, _ bounds: Bounds) {
    self.form = form
    self.bounds = bounds
    extensions = GroupExtensions(layers)
    check = StructureCheck(form)
  }

  private mutating func run(_ layers: [TokenLayer]) {
    guard let first = layers.first else { return }
    let (root, others) = (Node.Member(key: first.node, value: first.node), Array(layers.dropFirst()))
    visit(PendingGroup(parent: ParentGroup(prefix: "", depth: 0), member: root, first, others: others), "")
    var count = layers.count
    while let group = pending.popLast() {
      count += 1 + group.others.count
      if count > bounds.groups || group.parent.depth > Limits.depth {
        let message =
          "groups that extend each other have more than \(bounds.groups) tokens, or \(Limits.depth) levels"
        return check.report(.extends, message, at: group.member.key, in: group.path)
      }
      visit(group, group.path)
    }
  }

  private mutating func visit(_ group: PendingGroup, _ path: String) {
    let local = group.local
    guard local.node.kind == .dictionary else { return check.addScalar(local.node, at: path) }
    let object = TokenObject(local.node, form)
    check.add(object, of: local.node, at: path)
    if object.isToken {
      add(object, group, path)
    } else {
      let layers = extensions.expanded([local] + group.others, path: path)
      let objects = layers.count == 1 ? [object] : layers.map { TokenObject($0.node, form) }
      // Layers in another file or set are not checked anywhere else.
      for (layer, object) in zip(layers, objects) { check.add(object, of: layer.node, at: path) }
      enter(group, path, layers, objects)
    }
  }

  private mutating func add(_ object: TokenObject, _ group: PendingGroup, _ path: String) {
    let (name, node) = (group.member.key, group.member.value)
    if group.mustAgree, let value = object.value?.value {
      conflicts.add(path, name, value, others: group.others, form)
    }
    tokens.append(
      Token(
        path: path, name: name, object: node, value: object.value?.value ?? node, ownType: object.type,
        groupType: group.parent.type, description: object.description, extensions: object.extensions,
        deprecated: object.deprecated ?? group.parent.deprecated, isSource: group.isSource))
  }

  /// Pushes the children of a group onto the stack, the first on top.
  private mutating func enter(
    _ group: PendingGroup, _ path: String, _ layers: [TokenLayer], _ objects: [TokenObject]
  ) {
    let parent = group.parent.child(at: path, objects)
    var places: [ExactString: Int] = [:]
    let start = pending.count
    let isMerged = layers.count > 1
    let count = objects[0].children.count
    // Reserving for each small group would copy the stack each time.
    if count > start { pending.reserveLargePages(start + count) }
    for (layer, object) in zip(layers, objects) where !object.isToken {
      for child in object.children {
        if isMerged, let place = places[ExactString(child.name)] {
          pending[place].others.append(layer.at(child.value))
          continue
        }
        if isMerged { places[ExactString(child.name)] = pending.count }
        // Their paths are made later, but they limit how many groups wait.
        pathBytes += parent.prefix.utf8.count + (child.plainKeySize ?? child.name.utf8.count)
        if pathBytes > bounds.pathBytes { return stop(at: group, path) }
        pending.append(PendingGroup(parent: parent, member: child, layer))
      }
    }
    pending.reverse(from: start)
  }

  /// Ends the walk at a group whose members have too long paths.
  private mutating func stop(at group: PendingGroup, _ path: String) {
    let message = "the paths of tokens have more than \(bounds.pathBytes) bytes, because groups have long names"
    check.report(.shape, message, at: group.member.key, in: path)
    pending = []
  }
}
