import Documents
import Writing

/// Members within members, by their paths, in the order in which they came.
struct NestedMembers {
  private let root = Group()

  private final class Group {
    var order: [String] = []
    var groups: [String: Group] = [:]
    var values: [String: JSONValue] = [:]

    var members: [(String, JSONValue)] {
      order.map { name in (name, values[name] ?? .object(groups[name]?.members ?? [])) }
    }
  }

  var members: [(String, JSONValue)] { root.members }

  /// Adds a token; false where DTCG has no place for it: within a token, around one, or by a name that cannot be referred to.
  func add(_ value: JSONValue, at path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    // A name of an older file may have any number of points: what no reader would take is not written.
    guard names.count + value.depth <= Limits.depth else { return false }
    guard let last = names.last, !path.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }),
      let group = group(at: names.dropLast()), group.values[last] == nil, group.groups[last] == nil
    else { return false }
    group.values[last] = value
    group.order.append(last)
    return true
  }

  private func group(at path: ArraySlice<String>) -> Group? {
    var group = root
    for name in path {
      guard group.values[name] == nil else { return nil }
      if let next = group.groups[name] {
        group = next
      } else {
        let next = Group()
        group.groups[name] = next
        group.order.append(name)
        group = next
      }
    }
    return group
  }
}
