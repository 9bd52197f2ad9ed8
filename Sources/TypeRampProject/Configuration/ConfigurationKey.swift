import Diagnostics
import Documents
import TypeRampKit

/// A key of the configuration: the type of its value, and the setting for it.
struct ConfigurationKey<Settings>: Sendable {
  let key: Key<Settings>
  /// The format to which it applies; nil for all.
  let format: String?

  /// A key of any type.
  ///
  /// - Parameters:
  ///   - summary: what it means: a Markdown sentence without a full stop.
  ///   - set: stores a value.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, _ summary: String = "", format: String? = nil, isRequired: Bool = false,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    let meaning = summary.isEmpty ? type.description.name : summary
    key = Key([name], type, format.map { "\($0): \(meaning)" } ?? meaning, isRequired: isRequired, store: set)
    self.format = format
  }

  var name: String { key.name }
  var isRequired: Bool { key.isRequired }
}

extension ConfigurationKey {
  /// A key that stores its value in a property.
  init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, _ property: any WritableKeyPath<Settings, Value> & Sendable,
    _ summary: String = "", format: String? = nil, isRequired: Bool = false
  ) {
    self.init(name, type, summary, format: format, isRequired: isRequired) { $0[keyPath: property] = $1 }
  }

  /// A key whose value is one of an enumeration's names.
  static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ summary: String = "", format: String? = nil,
    _ property: any WritableKeyPath<Settings, Value> & Sendable
  ) -> Self {
    let names = Value.allCases.map(\.rawValue)
    return Self(name, .choice("one of \(names.quotedList)"), property, summary, format: format)
  }
}

extension Schema {
  /// The schema of a dictionary in the configuration.
  ///
  /// - Parameter elsewhere: keys with a meaning elsewhere, and how they are reported.
  convenience init(_ keys: [ConfigurationKey<Record>], elsewhere: [String: String] = [:]) {
    let names = KeyNames(keys.map(\.name), elsewhere: elsewhere)
    self.init(keys.map(\.key), names: { names })
  }
}
