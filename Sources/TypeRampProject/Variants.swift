import Writing

/// An input in one of its themes and contexts, compiled.
package struct Variant: Sendable {
  package let input: Input
  package let theme: ThemeChoice
  package let compilation: Compilation

  package init(input: Input, theme: ThemeChoice, compilation: Compilation) {
    (self.input, self.theme, self.compilation) = (input, theme, compilation)
  }

  package var themeName: String? { theme.isEmpty ? nil : theme.description }
}

extension [Outcome] {
  package var tables: Variants { map(\.tables).reduce(Variants(), +) }

  package var drafts: Variants { map(\.drafts).reduce(Variants(), +) }
}

/// What inputs were compiled to: each input in each of its themes and contexts. There is no first one: a caller takes
/// each, or the only one.
package struct Variants: Sequence, Sendable {
  private var all: [Variant]

  package init(_ all: [Variant] = []) { self.all = all }

  package func makeIterator() -> IndexingIterator<[Variant]> { all.makeIterator() }

  package var count: Int { all.count }
  package var isEmpty: Bool { all.isEmpty }

  /// The only one; nil if there are none or several.
  package var only: Variant? { all.count == 1 ? all[0] : nil }

  package func filter(_ isIncluded: (Variant) throws -> Bool) rethrows -> Variants {
    Variants(try all.filter(isIncluded))
  }

  package static func + (left: Variants, right: Variants) -> Variants { Variants(left.all + right.all) }

  mutating func add(_ variant: Variant) { all.append(variant) }

  /// What people know each by: `Brand (Light)`, with the path of a file that shares its name; nil if there is only one.
  package var names: [String?] {
    if all.count < 2 { return all.map { _ in nil } }
    let paths = Dictionary(grouping: all.map(\.input.path)) { Source.name(ofFileAt: $0) }.mapValues(Set.init)
    let hasSeveralInputs = Set(all.map(\.input)).count > 1
    return all.map { variant in
      let name = variant.input.name
      let file = paths[name, default: []].count > 1 ? variant.input.path : name
      if !hasSeveralInputs { return variant.theme.description }
      return variant.theme.isEmpty ? file : "\(file) (\(variant.theme))"
    }
  }
}

/// The tables of the styles of a project, each with its name if there are several. There is no first one.
package struct StyleTables: Sequence, Sendable {
  package typealias Element = (name: String?, table: ScaledTable)

  private let all: [Element]

  /// - Parameter variants: each with a table, or with a draft of one.
  package init(_ variants: Variants) {
    all = zip(variants.names, variants).compactMap { name, variant in variant.compilation.draft.map { (name, $0) } }
  }

  package init(_ platform: Platform) { all = [(nil, .preferredFonts(on: platform))] }

  package func makeIterator() -> IndexingIterator<[Element]> { all.makeIterator() }
}
