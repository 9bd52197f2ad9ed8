package import Writing

/// The keys that a dictionary may have, and what each of them holds.
///
/// Binding a dictionary to it reads every value once, and tells what is wrong. JSON Schemas and the tables of keys in the
/// documentation are made from it.
package struct Schema: Sendable {
  package let keys: [SchemaKey]
  /// What a key must hold that is none of these; nil where such keys are mistakes.
  package let others: SchemaKey?
  /// What is said of a key that is unknown.
  package var names: KeyNames { makeNames() }
  /// What else a JSON Schema says of the dictionary: how its keys depend on each other.
  package var constraints: [(String, JSONValue)] { makeConstraints() }

  /// Every spelling of every key, with the key's place among the keys.
  let spellings: [(name: String, index: Int)]
  private let makeNames: @Sendable () -> KeyNames
  private let makeConstraints: @Sendable () -> [(String, JSONValue)]

  /// - Parameter names: all keys that can be suggested unless given. It is asked for at every unknown key.
  package init(
    _ keys: [SchemaKey], others: SchemaKey? = nil, names: (@Sendable () -> KeyNames)? = nil,
    constraints: @escaping @Sendable () -> [(String, JSONValue)] = { [] }
  ) {
    self.keys = keys
    self.others = others
    makeNames = names ?? { KeyNames(keys.filter(\.isSuggested).flatMap(\.spellings)) }
    spellings = keys.enumerated().flatMap { index, key in key.spellings.map { ($0, index) } }
    makeConstraints = constraints
  }
}

/// A key, and what it holds.
package struct SchemaKey: Sendable {
  /// Every spelling that is understood, the one to write first.
  package let spellings: [String]
  /// What the value must be.
  package let value: ValueDescription
  /// What it means: a sentence without a full stop, in Markdown.
  package let summary: String
  /// Whether nothing can be done without it.
  package let isRequired: Bool
  /// Whether it is suggested to somebody who wrote an unknown key.
  package let isSuggested: Bool
  /// The value of a node, or what is wrong with it.
  package let read: @Sendable (Node) -> Fields.Field.Value

  package init<Value>(
    _ spellings: [String], _ type: ValueType<Value>, _ summary: String = "", isRequired: Bool = false,
    isSuggested: Bool = true
  ) {
    self.init(spellings, type.description, summary, isRequired: isRequired, isSuggested: isSuggested) { node in
      Fields.Field.Value(type.read(node))
    }
  }

  /// The same with a value of any type. Where many are read, the module that knows the type of a value should read it: code that
  /// is generic across modules makes types at run time.
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

/// What is known of the keys where one is unknown.
package struct KeyNames: Sendable {
  /// What a key is called: `key`, `text style`.
  package let noun: String
  /// Those that may be suggested, in order.
  package let names: [String]
  /// What was expected, where a list of the names would say too much: `one of the thirteen`.
  package let expected: String?
  /// What other tools call a key, in lower case.
  package let foreign: [String: String]
  /// The foreign names for the very same thing: the others differ in unit or kind, and a person must look.
  package let synonyms: Set<String>
  /// Keys that mean something elsewhere, and what is said of them: `is for 'css'`.
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
