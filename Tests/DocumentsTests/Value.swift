import Documents
import Foundation

/// The value of a document, independent of its notation: the common form for readers and Foundation.
indirect enum Value: Equatable, Sendable {
  case dictionary([String: Value])
  case array([Value])
  case string(String)
  case number(Double)
  case notANumber
  case boolean(Bool)
  /// Null, dates, data and UIDs, whose contents are not compared.
  case opaque(Node.Kind)
}

extension Value {
  init(_ tree: Tree) { self.init(tree.root) }

  /// Of equal keys the last is used, as in Foundation.
  ///
  /// - Parameters:
  ///   - keepsFirst: whether the first is used instead.
  ///   - text: a transformation for each string.
  init(_ node: Node, keepsFirst: Bool = false, text: (String) -> String = { $0 }) {
    switch node.kind {
    case .dictionary:
      self = .dictionary(
        Dictionary(
          node.members.map { (text($0.name), Value($0.value, keepsFirst: keepsFirst, text: text)) },
          uniquingKeysWith: { keepsFirst ? $0 : $1 }))
    case .array: self = .array(node.elements.map { Value($0, keepsFirst: keepsFirst, text: text) })
    case .string: self = node.string.map { .string(text($0)) } ?? .opaque(.string)
    case .integer, .real: self = node.number.map(Value.number(_:)) ?? .opaque(node.kind)
    case .boolean: self = node.boolean.map(Value.boolean) ?? .opaque(.boolean)
    case .null, .date, .data, .uid: self = .opaque(node.kind)
    }
    if case .number(let number) = self, number.isNaN { self = .notANumber }
  }

  /// The value that Foundation has read.
  init(foundation value: Any) {
    switch value {
    case let value as [AnyHashable: Any]:
      self = .dictionary(
        Dictionary(
          value.map { ($0.key.base as? String ?? "no string", Value(foundation: $0.value)) }, uniquingKeysWith: { $1 }))
    case let value as [Any]: self = .array(value.map(Value.init(foundation:)))
    case let value as String: self = .string(value)
    case let value as NSNumber: self = Value(value)
    case is Date: self = .opaque(.date)
    case is Data: self = .opaque(.data)
    case is NSNull: self = .opaque(.null)
    default: self = .opaque(.uid)
    }
  }

  /// A property list as Foundation reads it.
  init(foundationPropertyList bytes: [UInt8]) throws {
    // Unsafe only because of the pointer to the format, which is nil.
    self.init(foundation: unsafe try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
  }

  /// Foundation's booleans are numbers with C's type `char`, which none of its other numbers has.
  private init(_ number: NSNumber) {
    // Unsafe only because of its type: Foundation keeps the C string forever.
    if unsafe String(cString: number.objCType) == "c" {
      self = .boolean(number.boolValue)
    } else {
      self = number.doubleValue.isNaN ? .notANumber : .number(number.doubleValue)
    }
  }
}
