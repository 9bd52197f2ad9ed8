import Diagnostics
import Documents

/// Adds to groups the layers of the groups that they extend.
struct GroupExtensions {
  private let root: [TokenLayer]
  /// The groups whose extensions are being resolved, none of which may occur again.
  private var open: Set<Int> = []
  private(set) var findings: [Diagnostic] = []
  private var nodes = NodeIndex()
  /// The added layers of each group with `$extends`.
  private var known: [Int: [TokenLayer]] = [:]

  /// The maximum length of a chain of groups that extend each other. No design needs more.
  private static let mostLinks = 100
  /// How many more layers all groups together may have.
  private var left = 100_000

  init(_ root: [TokenLayer]) {
    self.root = root
  }

  /// The layers, each followed by those that it extends.
  mutating func expanded(_ layers: [TokenLayer], path: String) -> [TokenLayer] {
    guard layers.contains(where: { extended(by: $0.node) != nil }) else { return layers }
    var result: [TokenLayer] = []
    // Of duplicates the first is kept: it has the higher precedence.
    var seen: Set<Int> = []
    for layer in layers {
      if seen.insert(layer.node.id).inserted { result.append(layer) }
      guard let (place, reference) = extended(by: layer.node) else { continue }
      for extended in self.layers(extending: layer, reference, at: place, path: path)
      where seen.insert(extended.node.id).inserted {
        result.append(TokenLayer(node: extended.node, isSource: layer.isSource))
      }
    }
    return result
  }

  /// The reference to the group that a group extends, and its node; nil if it extends none. `$extends` names a group of
  /// the document, and so does `$ref`, or one in another file. Without other members, `$ref` makes a token instead.
  private mutating func extended(by group: Node) -> (place: Node, reference: Reference?)? {
    if let place = nodes.child(of: group, "$extends") { return (place, Reference(extending: place)) }
    guard let place = nodes.child(of: group, "$ref"), group.value(of: "$value") == nil,
      group.members.contains(where: { $0.name == "$root" || !$0.name.hasPrefix("$") })
    else { return nil }
    return (place, Reference(ofRef: place))
  }

  private mutating func layers(
    extending layer: TokenLayer, _ reference: Reference?, at place: Node, path: String
  ) -> [TokenLayer] {
    if let known = known[place.id] { return known }
    guard let target = reference?.groupPath else {
      return fail(place, path, "expected '{group}' or '#/group' to extend")
    }
    let name = target.joined(separator: ".")
    var root = root
    if case .file(let file)? = reference {
      do throws(UnreadFile) {
        root = [TokenLayer(node: try place.file(at: file), isSource: layer.isSource)]
      } catch {
        return fail(place, path, error.message)
      }
    } else if path == name || path.hasPrefix(name + ".") || target.isEmpty {
      return fail(place, path, "a group cannot extend itself or a group that contains it")
    }
    guard open.count < Self.mostLinks, open.insert(place.id).inserted else {
      return fail(place, path, "groups extend each other in a circle, or more than \(Self.mostLinks) deep")
    }
    defer { open.remove(place.id) }
    let layers = self.layers(at: target, in: root)
    if layers.isEmpty { return fail(place, path, "there is no group '\(name)' to extend") }
    if TokenObject(layers[0].node, .dtcg).isToken {
      return fail(place, path, "'\(name)' is a token; only a group can be extended")
    }
    left -= layers.count
    if left < 0 { return fail(place, path, "groups extend each other too often") }
    known[place.id] = layers
    return layers
  }

  /// The layers of the group at a path, each with those that it extends.
  private mutating func layers(at path: [String], in root: [TokenLayer]) -> [TokenLayer] {
    var layers = root
    var here = ""
    for name in path {
      layers = expanded(layers, path: here).compactMap { layer in
        nodes.child(of: layer.node, name).map { TokenLayer(node: $0, isSource: layer.isSource) }
      }.filter { $0.node.kind == .dictionary }
      here += here.isEmpty ? name : "." + name
    }
    return expanded(layers, path: here)
  }

  private mutating func fail(_ place: Node, _ path: String, _ message: String) -> [TokenLayer] {
    // Repeated mistakes are not reported again.
    if known.updateValue([], forKey: place.id) == nil {
      findings.append(Diagnostic(.extends, at: place, message, keyPath: path))
    }
    return []
  }
}
