/// A format of documents: how a text is read, and how a value is decoded when it is needed.
///
/// To add one, write its folder, put it into `all`, and tell it from the others in `detect`.
package struct DocumentFormat: Sendable {
  /// The name in messages: `JSON`, `XML property list`.
  package let name: String
  /// Whether it is JSON, and how much more it takes; nil for all other formats.
  package var kindOfJSON: JSONKind?
  /// Whether it has no numbers and no booleans, so that a string is read as one where one is expected.
  var stringsStandForScalars = false
  /// Whether values were computed from what is written, so that no fix can be made at their ranges.
  var isDerived = false
  /// Reads a whole text into a tree, or stops at the first mistake.
  let read: @Sendable (Source) throws(SyntaxError) -> Tree
  /// Decodes a string that is not plain.
  let string: @Sendable (Node) -> String
  /// Decodes an integer or a real.
  let number: @Sendable (Node) -> Double?
  /// Decodes a boolean.
  let boolean: @Sendable (Node) -> Bool?
  /// The digits of a number, where they say more than its value: see `Node.decimal`.
  var decimal: @Sendable (Node) -> String? = { _ in nil }

  package static let all: [DocumentFormat] = [
    .json, .jsonWithComments, .json5, .xmlPropertyList, .binaryPropertyList, .openStepPropertyList,
  ]

  /// Whether JSON is as RFC 8259 has it.
  package enum JSONKind: Sendable { case strict, lenient }
}
