/// A format of documents: how a text is read, and how a value is decoded when it is needed.
///
/// To add one, write its folder, add it to `all`, and distinguish it in `detect`.
package struct DocumentFormat: Sendable {
  /// The name in messages: `JSON`, `XML property list`.
  package let name: String
  /// The kind of JSON; nil for all other formats.
  package var kindOfJSON: JSONKind?
  /// Whether values were computed, so that no fix can be made at their ranges.
  var isDerived = false
  /// Reads a whole text into a tree; throws at the first mistake.
  package let read: @Sendable (Source) throws(SyntaxError) -> Tree
  /// Adds what can be read in a malformed text; nil for a binary format.
  var recover: (@Sendable (_ text: [UInt8], _ nodes: inout RecoveredNodes) -> Void)? = nil
  /// Decodes a string with escapes.
  let string: @Sendable (Node) -> String
  /// Decodes an integer or a real.
  let number: @Sendable (Node) -> Double?
  /// Decodes a boolean.
  let boolean: @Sendable (Node) -> Bool?
  /// The digits of a number, if they are more exact than its value: see `Node.decimal`.
  var decimal: @Sendable (Node) -> String? = { _ in nil }

  package static let all: [DocumentFormat] = [
    .json, .jsonWithComments, .json5, .xmlPropertyList, .binaryPropertyList,
  ]

  /// Whether JSON must follow RFC 8259.
  package enum JSONKind: Sendable { case strict, lenient }
}
