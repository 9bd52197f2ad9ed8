import Writing

extension Schema {
  /// Reads a dictionary. Nothing is lost: unknown, mistyped and duplicate keys are fields too.
  ///
  /// - Parameters:
  ///   - record: what the first value of each key is stored in, if it is valid.
  ///   - keyPath: the path to the dictionary; empty for the document.
  ///   - owner: what to mark when a key is missing (default: the dictionary).
  package func bind(
    _ node: Node, into record: inout Record, keyPath: String = "", owner: Node? = nil
  ) -> Fields {
    var binding = Binding(keyPath: keyPath, size: node.size, noFields: noFields)
    for member in node.members {
      let index = index(of: member)
      let isFirst = binding.isFirst(member, index)
      guard let key = key(at: index) else {
        binding.add(unknown: member, names())
        continue
      }
      let mistake = isFirst ? key.read(member, &record) : mistake(in: member, key, record)
      binding.add(member, index, of: key.value, mistake)
    }
    if node.kind == .dictionary { addMissing(to: &binding, at: owner ?? node) }
    if binding.mistakes.contains(where: \.problem.isUnknownKey) {
      binding.exclude(taken: keys.map(\.spellings))
    }
    return Fields(keyPath: keyPath, all: binding.fields, mistakes: binding.mistakes)
  }

  private func key(at index: Int?) -> Key<Record>? {
    if let index { keys[index] } else { others }
  }

  /// What is wrong with a second value, which is not stored.
  private func mistake(in member: Node.Member, _ key: Key<Record>, _ record: Record) -> ValueMistake? {
    var unused = record
    return key.read(member, &unused)
  }

  private func addMissing(to binding: inout Binding, at node: Node) {
    for index in required where binding.first[index] == nil {
      binding.add(missing: keys[index].name, keys[index].value, at: node)
    }
  }
}

extension Schema<Void> {
  /// Checks a dictionary whose values are read elsewhere.
  package func bind(_ node: Node, keyPath: String = "") -> Fields {
    var nothing: Void = ()
    return bind(node, into: &nothing, keyPath: keyPath)
  }
}

extension Node {
  /// The mistake if the document is not a dictionary; nil otherwise.
  ///
  /// - Parameter expected: what was expected: `a dictionary of text styles`.
  package func mistakeUnlessDictionary(expected: String) -> SchemaMistake? {
    guard kind != .dictionary else { return nil }
    let description = ValueDescription(expected) { .type("object") }
    return SchemaMistake(problem: .value(.wrongKind, expected: description), name: "", node: self, keyPath: nil)
  }
}

/// A dictionary while it is being read. Not generic: the runtime would have to look up its type for every member.
private struct Binding {
  let keyPath: String
  private(set) var fields: [Fields.Field] = []
  private(set) var mistakes: [SchemaMistake] = []
  /// The first field of each key, by its index in the schema; for unknown keys, by name.
  private(set) var first: [Int?]
  private var firstOthers: [String: Int] = [:]

  /// - Parameter size: the number of nodes in the dictionary.
  init(keyPath: String, size: Int, noFields: [Int?]) {
    self.keyPath = keyPath
    first = noFields
    // A member has at least two nodes.
    fields.reserveCapacity(min(size / 2, noFields.count))
  }

  /// Whether the next field is the first of its key; reports it otherwise.
  mutating func isFirst(_ member: Node.Member, _ index: Int?) -> Bool {
    guard let earlier = take(member, index) else { return true }
    report(.duplicateKey(first: fields[earlier].member), member, at: member.key)
    return false
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

  mutating func add(unknown member: Node.Member, _ names: KeyNames) {
    report(.unknownKey(member, names), member, at: member.key)
    fields.append(Fields.Field(member: member, index: nil, isValid: false))
  }

  /// Tells unknown keys which of the known ones are there.
  ///
  /// - Parameter spellings: those of each key of the schema.
  mutating func exclude(taken spellings: [[String]]) {
    var taken: [String: Node.Member] = [:]
    for (names, field) in zip(spellings, first) {
      if let field { for name in names { taken[name] = fields[field].member } }
    }
    for index in mistakes.indices {
      guard case .unknownKey(let member, var known) = mistakes[index].problem else { continue }
      known.taken = taken
      mistakes[index].problem = .unknownKey(member, known)
    }
  }

  mutating func add(_ member: Node.Member, _ index: Int?, of value: ValueDescription, _ mistake: ValueMistake?) {
    if let mistake { report(.value(mistake, expected: value), member, at: member.value) }
    fields.append(Fields.Field(member: member, index: index, isValid: mistake == nil))
  }

  mutating func add(missing name: String, _ value: ValueDescription, at node: Node) {
    mistakes.append(
      SchemaMistake(
        problem: .missingKey(expected: value), name: name, node: node, keyPath: keyPath.isEmpty ? nil : keyPath))
  }

  private mutating func report(_ problem: SchemaMistake.Problem, _ member: Node.Member, at node: Node) {
    let name = member.name
    mistakes.append(
      SchemaMistake(problem: problem, name: name, node: node, keyPath: Shortened.path(keyPath, name)))
  }
}
