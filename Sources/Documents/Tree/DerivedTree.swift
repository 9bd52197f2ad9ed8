/// Builds a document out of another one. What was written there keeps its place; what was computed has the place of that
/// from which it was computed, so that every finding in the new document marks something in the old one.
package struct DerivedTree {
  private let base: Tree
  private var builder = TreeBuilder()
  private var strings: [Int: String] = [:]
  private var numbers: [Int: Double] = [:]

  /// An empty document; what is built in it must come to one value.
  package init(from base: Tree) {
    self.base = base
  }

  /// Adds a dictionary of the keys and values that `body` adds.
  package mutating func dictionary(at place: Node, _ body: (inout DerivedTree) -> Void) {
    builder.open(.dictionary, at: place.range.lowerBound)
    body(&self)
    builder.finish(at: place.range.upperBound)
  }

  /// Adds a string, or a key, that was computed.
  package mutating func string(_ string: String, at place: Node) {
    strings[builder.count] = string
    builder.add(.string, place.range, isPlain: false)
  }

  /// Adds a number that was computed.
  package mutating func number(_ number: Double, at place: Node) {
    numbers[builder.count] = number
    builder.add(.real, place.range, isPlain: false)
  }

  /// Adds what is written in the old document.
  package mutating func copy(_ node: Node) { builder.add(copyOf: node) }

  /// The finished document.
  package var tree: Tree { builder.tree(of: base.source, as: .derived(from: base.format, strings, numbers)) }
}

extension DocumentFormat {
  /// The format of a document that is partly computed, by the index of the node.
  fileprivate static func derived(
    from base: DocumentFormat, _ strings: [Int: String], _ numbers: [Int: Double]
  ) -> DocumentFormat {
    DocumentFormat(
      name: base.name, stringsStandForScalars: base.stringsStandForScalars, isDerived: true, read: base.read,
      string: { strings[$0.index] ?? base.string($0) }, number: { numbers[$0.index] ?? base.number($0) },
      boolean: base.boolean, decimal: { numbers[$0.index] == nil ? base.decimal($0) : nil })
  }
}
