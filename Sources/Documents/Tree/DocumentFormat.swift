/// A format that documents are written in: how it is read, and decoded when somebody asks.
///
/// To add one, write its folder, put it into `all`, and tell it from the others in `detect`.
package struct DocumentFormat: Sendable {
  /// What people call it: `JSON`, `XML property list`.
  package let name: String
  /// It has no numbers and no booleans: there, and only there, a string is read as one where one is expected.
  var stringsStandForScalars = false
  /// Its values were computed from what is written, so that nothing can be mended where they point.
  var isDerived = false
  /// Reads a whole text into a tree, or stops at the first mistake.
  let read: @Sendable (Source) throws(SyntaxError) -> Tree
  /// Decodes a string whose bytes are not plain.
  let string: @Sendable (Node) -> String
  /// Decodes an integer or a real.
  let number: @Sendable (Node) -> Double?
  /// Decodes a boolean.
  let boolean: @Sendable (Node) -> Bool?
  /// The decimal form of a number that has one to be kept: see `Node.decimal`.
  var decimal: @Sendable (Node) -> String? = { _ in nil }

  package static let all: [DocumentFormat] = [.json, .xmlPropertyList, .binaryPropertyList, .openStepPropertyList]
}
