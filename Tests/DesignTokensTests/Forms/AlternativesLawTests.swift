import Diagnostics
import Documents
import TestSupport
import Testing
import TypeRampKit

@testable import DesignTokens
@testable import StyleModel

/// If two readings of a project give different styles, it is an error, or a finding names what was taken.
@Suite struct AlternativesLaw {
  /// A random project: parts with some styles each, of which one has another size in one part.
  struct Sample: CustomTestStringConvertible {
    let seed: UInt64
    /// The sizes of the styles of each part, by name.
    private(set) var parts: [(name: String, sizes: [(style: String, size: Int)])] = []
    let disputed: String
    /// Whether the parts contradict each other.
    let isDisputed: Bool

    var testDescription: String { "seed \(seed)" }

    init(seed: UInt64) {
      self.seed = seed
      var random = SeededGenerator(seed: seed)
      let styles = (0..<Int.random(in: 1...5, using: &random)).map { "style\($0)" }
      let names = (0..<Int.random(in: 2...4, using: &random)).map { "part\($0)" }
      for name in names {
        let own = styles.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        parts.append((name, own.enumerated().map { ($1, 12 + $0 * 2) }))
      }
      let disputed = styles.randomElement(using: &random) ?? ""
      let index = parts.indices.randomElement(using: &random) ?? 0
      // Sizes are those of the style's own number, except in one part.
      for part in parts.indices {
        parts[part].sizes = parts[part].sizes.map { style, _ in
          (style, style == disputed && part == index ? 99 : 12 + 2 * (styles.firstIndex(of: style) ?? 0))
        }
      }
      self.disputed = disputed
      let sizes = parts.flatMap(\.sizes).filter { $0.style == disputed }.map(\.size)
      isDisputed = Set(sizes).count > 1
    }

    /// The tokens of a part: composite typography, or sizes to which typography refers.
    func tokens(of part: Int, isComposite: Bool) -> String {
      let members = parts[part].sizes.map { style, size in
        isComposite
          ? #""\#(style)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)px" } }"#
          : #""\#(style)": { "type": "fontSizes", "value": "\#(size)px" }"#
      }
      return "{ \(members.joined(separator: ", ")) }"
    }

    /// Typography that refers to the sizes of the parts.
    var text: String {
      let styles = Set(parts.flatMap(\.sizes).map(\.style)).sorted()
      let members = styles.map {
        #""t\#($0)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{\#($0)}" } }"#
      }
      return "{ \(members.joined(separator: ", ")) }"
    }
  }

  /// How the parts are put together.
  enum Shape: CaseIterable {
    case files, sets, themesOfOneGroup, themeGroups, enabledTogether

    func compile(_ sample: Sample, isComposite: Bool) throws -> Compilation {
      var parts = sample.parts.indices.map { (sample.parts[$0].name, sample.tokens(of: $0, isComposite: isComposite)) }
      if !isComposite { parts.append(("text", sample.text)) }
      if self == .files {
        let trees = try parts.map { (name: $0, tree: try Document(Array($1.utf8), path: "in/\($0).json").tree.get()) }
        return Compilation(
          Document(Tree.joined(trees, path: "in")), options: ReadTokens.context(form: .styleDictionary))
      }
      let sets = parts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      let names = sample.parts.map(\.name)
      let text = isComposite ? "" : #", "text": "enabled""#
      let themes: String? =
        switch self {
        case .themesOfOneGroup:
          names.map { #"{ "group": "G", "name": "\#($0)", "selectedTokenSets": { "\#($0)": "enabled"\#(text) } }"# }
            .joined(separator: ", ")
        case .themeGroups:
          names.map { #"{ "group": "\#($0)", "name": "A", "selectedTokenSets": { "\#($0)": "enabled"\#(text) } }"# }
            .joined(separator: ", ")
        default: nil
        }
      let order = (names + ["text"]).map { "\"\($0)\"" }.joined(separator: ", ")
      let tail =
        themes.map { #", "$themes": [\#($0)]"# } ?? (self == .sets ? #", "$themes": []"# : "")
      let document = "{ \(sets)\(tail), \"$metadata\": { \"tokenSetOrder\": [\(order)] } }"
      return Compilation(
        Array(document.utf8), path: "a.json", options: ReadTokens.context(form: .tokensStudio))
    }
  }

  @Test(arguments: Shape.allCases) func nothingIsTakenInSilence(shape: Shape) throws {
    var (asked, named) = (0, 0)
    for seed in 0..<UInt64(120) {
      let sample = Sample(seed: seed)
      guard sample.isDisputed else { continue }
      // Groups of themes are layers, and their sets override the sizes of earlier ones: only typography that two groups
      // define can be an alternative.
      for isComposite in shape == .themeGroups ? [true] : [true, false] {
        let compilation = try shape.compile(sample, isComposite: isComposite)
        let findings = compilation.files.flatMap(\.findings)
        let isNamed = findings.contains { finding in
          finding.id.hasPrefix("token-")
            && ([finding.message] + finding.notes.map(\.message)).contains { $0.contains(sample.disputed) }
        }
        if compilation.table == nil { asked += 1 } else if isNamed { named += 1 }
        #expect(compilation.table == nil || isNamed, "\(shape), seed \(seed), composite: \(isComposite): \(findings)")
      }
    }
    #expect(asked + named > (shape == .themeGroups ? 50 : 100))
  }
}
