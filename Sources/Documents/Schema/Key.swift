/// A key of a dictionary: its name, the type of its value, where the value is stored, and what it means.
///
/// `Record` is what the dictionary is read into: a structure with a property for each value.
///
/// A class, because a key never changes and is looked at for every member.
package final class Key<Record>: Sendable {
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
  /// Stores the value of a member, or returns what is wrong with it.
  package let read: @Sendable (Node.Member, inout Record) -> ValueMistake?

  /// - Parameter store: stores a value; by default it is only checked.
  package convenience init<Value>(
    _ spellings: [String], _ type: ValueType<Value>, _ summary: String = "", isRequired: Bool = false,
    isSuggested: Bool = true, store: @escaping @Sendable (inout Record, Value) -> Void = { _, _ in }
  ) {
    self.init(spellings, type.description, summary, isRequired: isRequired, isSuggested: isSuggested) {
      member, record in
      switch type.read(member.value) {
      case .success(let value):
        store(&record, value)
        return nil
      case .failure(let mistake): return mistake
      }
    }
  }

  /// Creates a key that reads values itself. If many are read, the module that knows their type should do so: code
  /// that is generic across modules instantiates types at run time.
  package init(
    _ spellings: [String], _ value: ValueDescription, _ summary: String = "", isRequired: Bool = false,
    isSuggested: Bool = true, read: @escaping @Sendable (Node.Member, inout Record) -> ValueMistake?
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
