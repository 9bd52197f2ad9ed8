/// Builds a document from another one. A copied node keeps its range. A computed node has the range of the node from
/// which it was computed, so every finding in the new document marks something in the old one.
package struct DerivedTree {
  private let base: Tree
  private var builder = TreeBuilder()
  private var strings: [Int: String] = [:]
  private var numbers: [Int: Double] = [:]
  private var booleans: [Int: Bool] = [:]

  /// Creates an empty document, to which exactly one value has to be added.
  package init(from base: Tree) {
    self.base = base
  }

  /// Adds a dictionary of the keys and values that `body` adds.
  package mutating func dictionary(at origin: Node, _ body: (inout DerivedTree) -> Void) {
    builder.open(.dictionary, at: origin.range.lowerBound)
    body(&self)
    builder.finish(at: origin.range.upperBound)
  }

  /// Adds a list of the values that `body` adds.
  package mutating func array(at origin: Node, _ body: (inout DerivedTree) -> Void) {
    builder.open(.array, at: origin.range.lowerBound)
    body(&self)
    builder.finish(at: origin.range.upperBound)
  }

  /// Adds a string, or a key, that was computed.
  package mutating func string(_ string: String, at origin: Node) {
    strings[builder.count] = string
    builder.add(.string, origin.range, isPlain: false)
  }

  /// Adds a number that was computed.
  package mutating func number(_ number: Double, at origin: Node) {
    numbers[builder.count] = number
    builder.add(.real, origin.range, isPlain: false)
  }

  /// Adds a boolean that was computed.
  package mutating func boolean(_ boolean: Bool, at origin: Node) {
    booleans[builder.count] = boolean
    builder.add(.boolean, origin.range, isPlain: false)
  }

  /// Adds a node of the old document with its descendants.
  package mutating func copy(_ node: Node) { builder.add(copyOf: node) }

  /// The finished document.
  package var tree: Tree { builder.tree(of: base.source, as: .derived(from: base.format, strings, numbers, booleans)) }
}

extension DocumentFormat {
  /// The format of a document with computed values, by the index of the node.
  fileprivate static func derived(
    from base: DocumentFormat, _ strings: [Int: String], _ numbers: [Int: Double], _ booleans: [Int: Bool]
  ) -> DocumentFormat {
    DocumentFormat(
      name: base.name, kindOfJSON: base.kindOfJSON, isDerived: true, read: base.read,
      string: { strings[$0.index] ?? base.string($0) }, number: { numbers[$0.index] ?? base.number($0) },
      boolean: { booleans[$0.index] ?? base.boolean($0) },
      decimal: { numbers[$0.index] == nil ? base.decimal($0) : nil })
  }
}
