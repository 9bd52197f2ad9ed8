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
    var binding = Binding(schema: self, keyPath: keyPath, size: node.size)
    for member in node.members { binding.add(member, &record) }
    if node.kind == .dictionary { binding.addMissing(at: owner ?? node) }
    return Fields(keyPath: keyPath, all: binding.fields, mistakes: binding.mistakes)
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
    let description = ValueDescription(expected) { [("type", .string("object"))] }
    return SchemaMistake(problem: .value(.wrongKind, expected: description), name: "", node: self, keyPath: nil)
  }
}

/// A dictionary while it is being read.
private struct Binding<Record> {
  let schema: Schema<Record>
  let keyPath: String
  var fields: [Fields.Field] = []
  var mistakes: [SchemaMistake] = []
  /// The first field of each key, by its index in the schema; for unknown keys, by name.
  private var first: [Int?]
  private var firstOthers: [String: Int] = [:]

  /// - Parameter size: the number of nodes in the dictionary.
  init(schema: Schema<Record>, keyPath: String, size: Int) {
    self.schema = schema
    self.keyPath = keyPath
    // A member has at least two nodes.
    fields.reserveCapacity(min(size / 2, schema.keys.count))
    first = schema.noFields
  }

  mutating func add(_ member: Node.Member, _ record: inout Record) {
    let index = schema.index(of: member)
    let key = index.map { schema.keys[$0] } ?? schema.others
    let earlier = take(member, index)
    if let earlier { report(.duplicateKey(first: fields[earlier].member), member, at: member.key) }
    if key == nil { report(.unknownKey(member, schema.names), member, at: member.key) }
    let mistake = key.flatMap { read(member, $0, isFirst: earlier == nil, &record) }
    fields.append(
      Fields.Field(member: member, index: index, isValid: key != nil && mistake == nil, scalar: key?.value.scalar))
  }

  /// Stores the value of a key and reports what is wrong with it. Of two values, the first is stored.
  private mutating func read(
    _ member: Node.Member, _ key: Key<Record>, isFirst: Bool, _ record: inout Record
  ) -> ValueMistake? {
    let mistake: ValueMistake?
    if isFirst {
      mistake = key.read(member, &record)
    } else {
      var unused = record
      mistake = key.read(member, &unused)
    }
    if let mistake { report(.value(mistake, expected: key.value), member, at: member.value) }
    return mistake
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
      SchemaMistake(problem: problem, name: name, node: node, keyPath: Shortened.path(keyPath, name)))
  }
}
