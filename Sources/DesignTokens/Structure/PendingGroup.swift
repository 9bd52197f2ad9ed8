import Documents

/// A group or a token. Its path is made when it is visited: a group can have 100,000 members.
struct PendingGroup {
  let parent: ParentGroup
  /// Its key, and its value in the layer with the highest precedence. Nearly always it has only one.
  let member: Node.Member
  let isSource: Bool
  let mustAgree: Bool
  var others: [TokenLayer]

  /// - Parameter layer: the layer of the member.
  init(parent: ParentGroup, member: Node.Member, _ layer: TokenLayer, others: [TokenLayer] = []) {
    self.parent = parent
    self.member = member
    isSource = layer.isSource
    mustAgree = layer.mustAgree
    self.others = others
  }

  var path: String { member.plainKey.map { parent.prefix.appending($0) } ?? parent.prefix + member.name }
  var local: TokenLayer { TokenLayer(node: member.value, isSource: isSource, mustAgree: mustAgree) }
}

/// What a group passes on to its members. A class, because all of them have it.
final class ParentGroup {
  /// The beginning of their paths.
  let prefix: String
  let depth: Int
  let type: Node?
  let deprecated: Node?

  init(prefix: String, depth: Int, type: Node? = nil, deprecated: Node? = nil) {
    self.prefix = prefix
    self.depth = depth
    self.type = type
    self.deprecated = deprecated
  }

  /// The group at a path below it.
  func child(at path: String, _ objects: [TokenObject]) -> ParentGroup {
    ParentGroup(
      prefix: path.isEmpty ? "" : path + ".", depth: depth + 1, type: objects.lazy.compactMap(\.type).first ?? type,
      deprecated: objects.lazy.compactMap(\.deprecated).first ?? deprecated)
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
