import Documents
import StyleModel
import Writing

/// A document of tokens as strict DTCG: tokens of the types in typography are rewritten, everything else is kept.
struct TokenRewrite {
  private let checked: CheckedTokens
  private let set: TokenSet
  private let mapped: MappedTokens

  init(_ checked: CheckedTokens, _ styles: StyleMap) {
    self.checked = checked
    mapped = MappedTokens(styles, checked)
    set = checked.set
  }

  /// The whole document; nil if JSON or DTCG cannot represent a part of it.
  var document: JSONValue? {
    if set.form.isTextual { return try? resolved }
    guard set.layers.count == 1, let root = set.layers.first?.node else { return try? merged }
    return try? group(root, path: "")
  }
}

// MARK: - DTCG

extension TokenRewrite {
  private func group(_ node: Node, path: String) throws -> JSONValue {
    let object = TokenObject(node, set.form)
    let children = Set(object.children.map(\.key.id))
    var members: WrittenMembers = []
    for member in node.members {
      if children.contains(member.key.id), member.value.kind == .dictionary {
        let path = path.isEmpty ? member.name : path + "." + member.name
        members.append((member.name, try child(member.value, path: path)))
      } else {
        try append(member, of: object, path, to: &members)
      }
    }
    return .object(members)
  }

  private func child(_ node: Node, path: String) throws -> JSONValue {
    guard let index = set.index(of: path), set.tokens[index].object.id == node.id else {
      return try group(node, path: path)
    }
    return try token(index)
  }

  /// Adds a member that is neither token nor group.
  private func append(
    _ member: Node.Member, of object: TokenObject, _ path: String, to members: inout WrittenMembers
  ) throws {
    if member.value.id == object.type?.id, let type = member.value.string {
      members.append(("$type", .string(TokenType.meant(by: type)?.rawValue ?? type)))
    } else if object.unknown.contains(where: { $0.key.id == member.key.id }),
      !(path.isEmpty && member.name == "$schema")
    {
      try members.addExtensions([member], own: [])
    } else if member.name == "$extensions" {
      members.mergeExtensions(try JSONValue(convertible: member.value))
    } else {
      members.append((member.name, try JSONValue(convertible: member.value)))
    }
  }

  /// The tokens of several sources, each by its path. Groups are not kept, so each token has its inherited members
  /// itself.
  private var merged: JSONValue {
    get throws {
      let groups = NestedMembers()
      for index in set.tokens.indices { try groups.add(token(index, hasGroup: false), at: set.tokens[index].path) }
      return try document(of: groups)
    }
  }

  private func token(_ index: Int, hasGroup: Bool = true) throws -> JSONValue {
    let token = set.tokens[index]
    let object = TokenObject(token.object, set.form)
    let older = Dictionary(object.older.map { ($0.key.id, $0.today) }, uniquingKeysWith: { first, _ in first })
    let (value, own, others) = try strictValue(of: index)
    var members: WrittenMembers = []
    for member in token.object.members {
      if member.key.id == object.value?.key.id {
        members.append(("$value", value))
        try members.addExtensions(others, own: own)
      } else if let today = older[member.key.id] {
        let type = today == "$type" ? member.value.string.flatMap(TokenType.meant) : nil
        members.append((today, try type.map { .string($0.rawValue) } ?? JSONValue(convertible: member.value)))
      } else {
        try append(member, of: object, token.path, to: &members)
      }
    }
    if object.value == nil { try members.addExtensions(others, own: own) }
    if token.ownType == nil, !hasGroup || token.groupType == nil, let type = checked.tokens[index].type {
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
  ) throws -> (value: JSONValue, own: WrittenMembers, others: [Node.Member]) {
    let token = set.tokens[index]
    let written = try JSONValue(convertible: token.value)
    guard let type = checked.tokens[index].type else { return (written, [], []) }
    let isDeviating = checked.tokens[index].isDeviating
    let strict = StrictToken(index, checked)
    guard type == .typography, let typography = checked.typography(of: index) else {
      return (isDeviating ? strict.value(as: type) ?? written : written, [], [])
    }
    let isLiteral = Reference(token.value) == nil
    // A slant, a face, or a member that typography does not have may come from a token to which this one refers.
    guard isDeviating || !isLiteral || !(typography.weight?.value.isPlain ?? true) else {
      return (written, mapped.own(index, [], strict.typography(typography).value), [])
    }
    // An alias leaves out what its target leaves out, and the target may have the name of another style.
    let (value, own) = StrictToken(checked.tokens[index].target ?? index, checked).typography(typography)
    let marks = mapped.own(index, own, value)
    return (isLiteral ? value : strict.reference(token.value) ?? written, marks, typography.others)
  }
}

// MARK: - Older forms

extension TokenRewrite {
  /// Only typography, with all references resolved: the meaning of other tokens of older forms is up to other tools.
  private var resolved: JSONValue {
    get throws {
      let groups = NestedMembers()
      for index in set.tokens.indices {
        let token = set.tokens[index]
        guard !token.isSource, let typography = checked.typography(of: index), !typography.isBroken else { continue }
        let (value, own) = StrictToken(index, checked).typography(typography)
        var members: WrittenMembers = [("$type", .string(TokenType.typography.rawValue)), ("$value", value)]
        members += try Self.descriptions(token.description, token.extensions)
        let others = typography.others + TokenObject(token.object, set.form).unknown
        try members.addExtensions(others, own: mapped.own(index, own, value))
        try groups.add(.object(members), at: token.path)
      }
      return try document(of: groups)
    }
  }

  /// The members of the whole document, followed by the tokens.
  private func document(of groups: NestedMembers) throws -> JSONValue {
    let document = DocumentMembers(set)
    var top = [DictionaryTokens.schema] + (try Self.descriptions(document.description, document.extensions))
    try top.addExtensions(document.unknown, own: [])
    return .object(top + groups.members)
  }

  /// `$description` and `$extensions`, if they exist.
  private static func descriptions(_ description: Node?, _ extensions: Node?) throws -> WrittenMembers {
    let extensions = try extensions.map { [("$extensions", try JSONValue(convertible: $0))] } ?? []
    return DictionaryTokens.description(description) + extensions
  }
}
