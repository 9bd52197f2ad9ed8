package import Writing

/// The keys that a dictionary may have, and what each of them holds.
///
/// Binding a dictionary to it reads every value once into a `Record` and collects the mistakes. JSON Schemas and the
/// tables of keys in the documentation are made from it.
///
/// A class, because a schema never changes and every binding refers to one.
package final class Schema<Record>: Sendable {
  package let keys: [Key<Record>]
  /// What all other keys must hold; nil if other keys are mistakes.
  package let others: Key<Record>?
  /// How unknown keys are reported. Called for every unknown key.
  let names: @Sendable () -> KeyNames
  /// Further constraints of the JSON Schema: how keys depend on each other.
  let constraints: @Sendable () -> JSONKeywords

  /// Every spelling of every key, with its size in bytes and the key's index.
  private let spellings: [(name: String, size: Int, index: Int)]
  /// The indices of the keys without which a dictionary cannot be used.
  let required: [Int]
  /// No index for any key: what every binding begins with. Copying it is cheaper than making it.
  let noFields: [Int?]

  /// - Parameter names: how unknown keys are reported; by default all keys can be suggested.
  package init(
    _ keys: [Key<Record>], others: Key<Record>? = nil, names: (@Sendable () -> KeyNames)? = nil,
    constraints: @escaping @Sendable () -> JSONKeywords = { [] }
  ) {
    self.keys = keys
    self.others = others
    self.names = names ?? { KeyNames(keys.filter(\.isSuggested).flatMap(\.spellings)) }
    // Loops over numbers: the runtime would have to make the types of the sequences for each kind of record.
    var spellings: [(name: String, size: Int, index: Int)] = []
    var required: [Int] = []
    for index in 0..<keys.count {
      for name in keys[index].spellings { spellings.append((name, name.utf8.count, index)) }
      if keys[index].isRequired { required.append(index) }
    }
    (self.spellings, self.required) = (spellings, required)
    noFields = [Int?](repeating: nil, count: keys.count)
    self.constraints = constraints
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
  /// The members that the dictionary has already, by all names of their keys: another would be a duplicate.
  package internal(set) var taken: [String: Node.Member] = [:]

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
