import Documents
import StyleModel
import Writing

/// Nested members by their paths, in the order in which they were added.
struct NestedMembers {
  private let root = Group()

  private final class Group {
    var order: [String] = []
    var groups: [ExactString: Group] = [:]
    var values: [ExactString: JSONValue] = [:]

    var members: WrittenMembers {
      order.map { name in (name, values[ExactString(name)] ?? .object(groups[ExactString(name)]?.members ?? [])) }
    }
  }

  var members: WrittenMembers { root.members }

  /// Adds a token.
  ///
  /// - Throws: if DTCG does not allow it: within a token, around one, or with a name that cannot be referred to.
  func add(_ value: JSONValue, at path: String) throws {
    let names = path.split(separator: ".").map(String.init)
    // A name in an older file may have any number of dots. Nesting that no reader accepts is not written.
    guard names.count + value.depth <= Limits.depth, let last = names.last,
      !path.utf8.contains(where: "{}".utf8.contains)
    else { throw UnconvertibleDictionary() }
    let group = try group(at: names.dropLast())
    guard group.values[ExactString(last)] == nil, group.groups[ExactString(last)] == nil else {
      throw UnconvertibleDictionary()
    }
    group.values[ExactString(last)] = value
    group.order.append(last)
  }

  private func group(at path: ArraySlice<String>) throws -> Group {
    var group = root
    for name in path {
      guard group.values[ExactString(name)] == nil else { throw UnconvertibleDictionary() }
      if let next = group.groups[ExactString(name)] {
        group = next
      } else {
        let next = Group()
        group.groups[ExactString(name)] = next
        group.order.append(name)
        group = next
      }
    }
    return group
  }
}
