import Documents
import DynamicType
import Writing

/// A document of tokens as strict DTCG: tokens of the types in typography are rewritten, everything else is kept.
struct TokenRewrite {
  private let reading: TokenReading
  private let set: TokenSet
  private let platform: Platform

  /// The content of the mapping file for the tokens.
  private let mapped: MappedTokens

  init(_ reading: TokenReading, _ styles: StyleMap, on platform: Platform) {
    self.reading = reading
    mapped = MappedTokens(styles, reading)
    self.platform = platform
    set = reading.set
  }

  /// The whole document.
  var document: JSONValue? {
    if set.form.isTextual { return resolved }
    guard set.layers.count == 1, let root = set.layers.first?.node else { return merged }
    return group(root, path: "")
  }
}

// MARK: - DTCG

extension TokenRewrite {
  private func group(_ node: Node, path: String) -> JSONValue? {
    let object = TokenObject(node, set.form)
    let children = Set(object.children.map(\.key.id))
    var members: [(String, JSONValue)] = []
    for member in node.members {
      let name = member.name
      if children.contains(member.key.id), member.value.kind == .dictionary {
        guard let value = child(member.value, path: path.isEmpty ? name : path + "." + name) else { return nil }
        members.append((name, value))
      } else if !append(member, of: object, path, to: &members) {
        return nil
      }
    }
    return .object(members)
  }

  private func child(_ node: Node, path: String) -> JSONValue? {
    guard let index = set.index(of: path), set.tokens[index].object.id == node.id else {
      return group(node, path: path)
    }
    return token(index)
  }

  /// Adds a member that is neither token nor group; returns false if JSON cannot represent it.
  private func append(
    _ member: Node.Member, of object: TokenObject, _ path: String, to members: inout [(String, JSONValue)]
  ) -> Bool {
    if member.value.id == object.type?.id, let type = member.value.string {
      members.append(("$type", .string(TokenType.meant(by: type)?.rawValue ?? type)))
    } else if object.unknown.contains(where: { $0.key.id == member.key.id }),
      !(path.isEmpty && member.name == "$schema")
    {
      return WrittenExtensions.add([member], own: [], to: &members)
    } else {
      guard let value = JSONValue(member.value) else { return false }
      if member.name == "$extensions" {
        WrittenExtensions.merge(value, into: &members)
      } else {
        members.append((member.name, value))
      }
    }
    return true
  }

  /// The tokens of several sources, each by its path. Groups are not kept, so each token has its inherited members
  /// itself.
  private var merged: JSONValue? {
    let groups = NestedMembers()
    for index in set.tokens.indices {
      guard let value = token(index, hasGroup: false), groups.add(value, at: set.tokens[index].path) else { return nil }
    }
    return document(of: groups)
  }

  private func token(_ index: Int, hasGroup: Bool = true) -> JSONValue? {
    let token = set.tokens[index]
    let object = TokenObject(token.object, set.form)
    let older = Dictionary(object.older.map { ($0.key.id, $0.today) }, uniquingKeysWith: { first, _ in first })
    var members: [(String, JSONValue)] = []
    for member in token.object.members {
      if member.key.id == object.value?.key.id {
        guard let (value, own, others) = strictValue(of: index) else { return nil }
        members.append(("$value", value))
        if !WrittenExtensions.add(others, own: own, to: &members) { return nil }
      } else if let today = older[member.key.id] {
        guard let value = JSONValue(member.value) else { return nil }
        let type = today == "$type" ? member.value.string.flatMap(TokenType.meant) : nil
        members.append((today, type.map { .string($0.rawValue) } ?? value))
      } else if !append(member, of: object, token.path, to: &members) {
        return nil
      }
    }
    if object.value == nil {
      guard let (_, own, others) = strictValue(of: index), WrittenExtensions.add(others, own: own, to: &members)
      else {
        return nil
      }
    }
    if token.ownType == nil, !hasGroup || token.groupType == nil, let type = reading.tokens[index].type {
      members.insert(("$type", .string(type.rawValue)), at: 0)
    }
    if !hasGroup, object.deprecated == nil, let deprecated = token.deprecated.flatMap({ JSONValue($0) }) {
      members.append(("$deprecated", deprecated))
    }
    return .object(members)
  }

  /// The value of a token, and the members of its extensions.
  private func strictValue(
    of index: Int
  ) -> (value: JSONValue, own: [TokenExtension.Member], others: [Node.Member])? {
    let token = set.tokens[index]
    guard let written = JSONValue(token.value) else { return nil }
    let isDeviating = reading.tokens[index].isDeviating
    guard let type = reading.tokens[index].type else { return (written, [], []) }
    let strict = StrictToken(index, reading, on: platform)
    if type == .typography, let typography = reading.typography(of: index) {
      let isLiteral = Reference(token.value) == nil
      // A slant, a face, or a member that typography does not have may come from a token to which this one refers.
      guard isDeviating || !isLiteral || !(typography.weight?.value.isPlain ?? true) else {
        return (written, mapped.own(index, [], strict.typography(typography).value), [])
      }
      // An alias leaves out what its target leaves out, and the target may have the name of another style.
      let target = StrictToken(reading.tokens[index].target ?? index, reading, on: platform)
      let (value, own) = target.typography(typography)
      let marks = mapped.own(index, own, value)
      return (isLiteral ? value : strict.reference(token.value) ?? written, marks, typography.others)
    }
    return (isDeviating ? strict.value(as: type) ?? written : written, [], [])
  }
}

// MARK: - Older forms

extension TokenRewrite {
  /// Only typography, with all references resolved: the meaning of other tokens of older forms is up to other tools.
  private var resolved: JSONValue? {
    let groups = NestedMembers()
    for index in set.tokens.indices {
      let token = set.tokens[index]
      guard !token.isSource, let typography = reading.typography(of: index), !typography.isBroken else { continue }
      let (value, own) = StrictToken(index, reading, on: platform).typography(typography)
      var members: [(String, JSONValue)] = [("$type", .string("typography")), ("$value", value)]
      if let description = token.description?.string { members.append(("$description", .string(description))) }
      if let extensions = token.extensions {
        guard let value = JSONValue(extensions) else { return nil }
        members.append(("$extensions", value))
      }
      let others = typography.others + TokenObject(token.object, set.form).unknown
      guard WrittenExtensions.add(others, own: mapped.own(index, own, value), to: &members) else { return nil }
      guard groups.add(.object(members), at: token.path) else { return nil }
    }
    return document(of: groups)
  }

  /// The members of the whole document, followed by the tokens.
  private func document(of groups: NestedMembers) -> JSONValue? {
    let document = DocumentMembers(set)
    var top = [TokenExtension.formatSchema]
    if let description = document.description?.string { top.append(("$description", .string(description))) }
    if let extensions = document.extensions {
      guard let value = JSONValue(extensions) else { return nil }
      top.append(("$extensions", value))
    }
    guard WrittenExtensions.add(document.unknown, own: [], to: &top) else { return nil }
    return .object(top + groups.members)
  }
}
