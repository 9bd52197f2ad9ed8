import Writing

extension Schema {
  /// Reads a dictionary. Nothing is lost: unknown, mistyped and duplicate keys are fields too.
  ///
  /// - Parameters:
  ///   - keyPath: the path to the dictionary; empty for the document.
  ///   - owner: what to mark when a key is missing (default: the dictionary).
  package func bind(_ node: Node, keyPath: String = "", owner: Node? = nil) -> Fields {
    var binding = Binding(schema: self, keyPath: keyPath, size: node.size)
    for member in node.members { binding.add(member) }
    if node.kind == .dictionary { binding.addMissing(at: owner ?? node) }
    return Fields(node: node, keyPath: keyPath, all: binding.fields, mistakes: binding.mistakes, first: binding.first)
  }
}

extension Node {
  /// The mistake if the document is not a dictionary; nil otherwise.
  ///
  /// - Parameter expected: what was expected: `a dictionary of text styles`.
  package func mistakeUnlessDictionary(expected: String) -> SchemaMistake? {
    guard kind != .dictionary else { return nil }
    let description = ValueDescription(expected) { [("type", .string("object"))] }
    return SchemaMistake(problem: .wrongKind(expected: description), name: "", node: self, keyPath: nil)
  }
}

/// A dictionary while it is being read.
private struct Binding {
  let schema: Schema
  let keyPath: String
  var fields: [Fields.Field] = []
  var mistakes: [SchemaMistake] = []
  /// The first field of each key, by its index in the schema; for unknown keys, by name.
  private(set) var first: [Int?]
  private var firstOthers: [String: Int] = [:]

  /// - Parameter size: the number of nodes in the dictionary.
  init(schema: Schema, keyPath: String, size: Int) {
    self.schema = schema
    self.keyPath = keyPath
    // A member has at least two nodes.
    fields.reserveCapacity(min(size / 2, schema.keys.count))
    first = schema.noFields
  }

  mutating func add(_ member: Node.Member) {
    let index = schema.index(of: member)
    if let earlier = take(member, index) {
      report(.duplicateKey(first: fields[earlier].member), member, at: member.key)
    }
    let value = value(of: member, index)
    report(value, member, index)
    fields.append(Fields.Field(member: member, index: index, value: value))
  }

  private func value(of member: Node.Member, _ index: Int?) -> Fields.Field.Value? {
    guard let index else { return schema.others?.read(member.value) }
    return schema.keys[index].read(member.value)
  }

  /// Reports an invalid value or an unknown key.
  private mutating func report(_ value: Fields.Field.Value?, _ member: Node.Member, _ index: Int?) {
    switch value {
    case .invalid(let mistake)?:
      guard let key = index.map({ schema.keys[$0] }) ?? schema.others else { return }
      report(SchemaMistake.Problem(mistake, expected: key.value), member, at: member.value)
    case nil: report(.unknownKey(member, schema.names), member, at: member.key)
    default: return
    }
  }

  /// Records the next field; returns the first field of the same key, if there is one.
  private mutating func take(_ member: Node.Member, _ index: Int?) -> Int? {
    guard let index else {
      let name = member.name
      if let earlier = firstOthers[name] { return earlier }
      firstOthers[name] = fields.count
      return nil
    }
    if let earlier = first[index] { return earlier }
    first[index] = fields.count
    return nil
  }

  mutating func addMissing(at node: Node) {
    for index in schema.required where first[index] == nil {
      let key = schema.keys[index]
      mistakes.append(
        SchemaMistake(
          problem: .missingKey(expected: key.value), name: key.name, node: node,
          keyPath: keyPath.isEmpty ? nil : keyPath))
    }
  }

  private mutating func report(_ problem: SchemaMistake.Problem, _ member: Node.Member, at node: Node) {
    let name = member.name
    mistakes.append(
      SchemaMistake(problem: problem, name: name, node: node, keyPath: Fields.join(keyPath, name)))
  }
}
