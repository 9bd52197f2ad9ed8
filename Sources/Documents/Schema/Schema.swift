package import Writing

/// The keys that a dictionary may have, and what each of them holds.
///
/// Binding a dictionary to it reads every value once and collects the mistakes. JSON Schemas and the tables of keys in
/// the documentation are made from it.
///
/// A class, because a schema never changes and every binding refers to one.
package final class Schema: Sendable {
  package let keys: [SchemaKey]
  /// What all other keys must hold; nil if other keys are mistakes.
  package let others: SchemaKey?
  /// How unknown keys are reported.
  package var names: KeyNames { makeNames() }
  /// Further constraints of the JSON Schema: how keys depend on each other.
  package var constraints: [(String, JSONValue)] { makeConstraints() }

  /// Every spelling of every key, with its size in bytes and the key's index.
  private let spellings: [(name: String, size: Int, index: Int)]
  /// The indices of the keys without which a dictionary cannot be used.
  let required: [Int]
  /// No index for any key: what every binding begins with. Copying it is cheaper than making it.
  let noFields: [Int?]
  private let makeNames: @Sendable () -> KeyNames
  private let makeConstraints: @Sendable () -> [(String, JSONValue)]

  /// - Parameter names: how unknown keys are reported; by default all keys can be suggested. Called for every unknown
  ///   key.
  package init(
    _ keys: [SchemaKey], others: SchemaKey? = nil, names: (@Sendable () -> KeyNames)? = nil,
    constraints: @escaping @Sendable () -> [(String, JSONValue)] = { [] }
  ) {
    self.keys = keys
    self.others = others
    makeNames = names ?? { KeyNames(keys.filter(\.isSuggested).flatMap(\.spellings)) }
    spellings = keys.enumerated().flatMap { index, key in key.spellings.map { ($0, $0.utf8.count, index) } }
    required = keys.indices.filter { keys[$0].isRequired }
    noFields = keys.map { _ in nil }
    makeConstraints = constraints
  }

  /// The index of the key that a member names; nil if it is unknown. Most spellings differ in size from the member's
  /// key and are not compared.
  func index(of member: Node.Member) -> Int? {
    let size = member.plainKeySize
    for place in spellings.indices where size == nil || spellings[place].size == size {
      if member.isNamed(spellings[place].name) { return spellings[place].index }
    }
    return nil
  }
}

/// A key, and what it holds.
package struct SchemaKey: Sendable {
  /// Every accepted spelling; the first is the one to write.
  package let spellings: [String]
  /// What the value must be.
  package let value: ValueDescription
  /// What it means: a Markdown sentence without a full stop.
  package let summary: String
  /// Whether a dictionary without it cannot be used.
  package let isRequired: Bool
  /// Whether it is suggested for an unknown key.
  package let isSuggested: Bool
  /// The value of a node, or what is wrong with it.
  package let read: @Sendable (Node) -> Fields.Field.Value

  package init<Value>(
    _ spellings: [String], _ type: ValueType<Value>, _ summary: String = "", isRequired: Bool = false,
    isSuggested: Bool = true
  ) {
    self.init(spellings, type.description, summary, isRequired: isRequired, isSuggested: isSuggested) { node in
      switch type.read(node) {
      case .success(let value): .other(Fields.Field.OtherValue(value))
      case .failure(let mistake): .invalid(mistake)
      }
    }
  }

  /// Creates a key with a value of any type. If many values are read, the module that knows their type should read
  /// them: code that is generic across modules instantiates types at run time.
  package init(
    _ spellings: [String], _ value: ValueDescription, _ summary: String = "", isRequired: Bool = false,
    isSuggested: Bool = true, read: @escaping @Sendable (Node) -> Fields.Field.Value
  ) {
    self.spellings = spellings
    self.value = value
    self.summary = summary
    self.isRequired = isRequired
    self.isSuggested = isSuggested
    self.read = read
  }

  /// The spelling to write.
  package var name: String { spellings[0] }
}

/// The known keys, for reports of unknown ones.
package struct KeyNames: Sendable {
  /// What a key is called: `key`, `text style`.
  package let noun: String
  /// Those that may be suggested, in order.
  package let names: [String]
  /// What was expected, if a list of the names would be too long: `one of the thirteen`.
  package let expected: String?
  /// What other tools call a key, in lower case.
  package let foreign: [String: String]
  /// The foreign names with exactly the same meaning. The others differ in unit or kind, and a person must look.
  package let synonyms: Set<String>
  /// Keys with a meaning elsewhere, and how they are reported: `is for 'css'`.
  package let elsewhere: [String: String]

  package init(
    _ names: [String], noun: String = "key", expected: String? = nil, foreign: [String: String] = [:],
    synonyms: Set<String> = [], elsewhere: [String: String] = [:]
  ) {
    self.names = names
    self.noun = noun
    self.expected = expected
    self.foreign = foreign
    self.synonyms = synonyms
    self.elsewhere = elsewhere
  }
}
