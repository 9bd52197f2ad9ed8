package import Documents

/// A value that was read, with its position.
package struct Bound<Value> {
  package let member: Node.Member
  package let value: Value

  /// The key's name as it is written.
  package var name: String { member.name }
  /// The value as it is written, to be marked.
  package var node: Node { member.value }
}

extension Bound: Sendable where Value: Sendable {}

extension Key {
  /// A key whose value is stored with its position.
  ///
  /// The values of styles are read here and not in another module, where the runtime would make their types.
  convenience init<Value>(
    bound name: String, _ type: ValueType<Value>, _ summary: String, isRequired: Bool = false,
    store: @escaping @Sendable (inout Record, Bound<Value>) -> Void
  ) {
    self.init([name], type.description, summary, isRequired: isRequired) { member, record in
      switch type.read(member.value) {
      case .success(let value):
        store(&record, Bound(member: member, value: value))
        return nil
      case .failure(let mistake): return mistake
      }
    }
  }
}
