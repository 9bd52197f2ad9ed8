import DesignTokens
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// The mapping file that is written for tokens changes nothing: the table with it is the table without it.
@Suite struct MappingLaw {
  private static let fixtures = Repository.files(in: Repository.fixtures.appending(path: "Tokens"))
  private static let corpus = Repository.files(in: Repository.corpus?.appending(path: "tokens"))

  private static func compilation(_ text: [UInt8], _ map: String? = nil) -> Compilation {
    var options = CompilationOptions()
    options.tokens.kind = .detected
    options.tokens.leavesOut = true
    options.tokens.map = map.map { TokenMap(Array($0.utf8), path: "map.json") }
    return Compilation(text, path: "a.tokens.json", options: options)
  }

  /// The table as JSON, without the path of its input; nil for tokens without a table.
  private static func check(_ text: [UInt8], _ sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Bool {
    let alone = compilation(text)
    guard let imported = alone.imported, let table = alone.text(as: .json), !imported.proposals.isEmpty else {
      return false
    }
    let mapped = compilation(text, imported.mappingFile)
    #expect(mapped.text(as: .json) == table, "\(imported.mappingFile)", sourceLocation: sourceLocation)
    #expect(mapped.imported?.mapFindings.isEmpty == true, sourceLocation: sourceLocation)
    return true
  }

  @Test func filesOfProjects() throws {
    let checked = try (Self.fixtures + Self.corpus).count { Self.check([UInt8](try Data(contentsOf: $0))) }
    #expect(checked > 3)
  }

  /// Groups, names, sizes, weights and families at random; of a hundred, most have a table.
  @Test func randomTokens() {
    var random = SeededGenerator(seed: 48)
    let names = ["body", "title", "text", "h-1", "-2", "2", "heading", "Caption 1", "größe"]
    let rest = #""lineHeight": 1.2, "letterSpacing": { "value": 0, "unit": "px" }"#
    let checked = (0..<100).count { _ in
      let tokens = (0..<Int.random(in: 1...5, using: &random)).map { index in
        let path = (0..<Int.random(in: 1...3, using: &random)).map { _ in names.randomElement(using: &random) ?? "a" }
        let family = ["Optima", "-apple-system", "New York"].randomElement(using: &random) ?? ""
        let size = [17, 20, 22, 28, 34, 15.5][Int.random(in: 0..<6, using: &random)]
        let weight = [400, 600, 700].randomElement(using: &random) ?? 400
        let value =
          #"{ "fontFamily": "\#(family)", "fontSize": { "value": \#(size), "unit": "px" }, "fontWeight": \#(weight), \#(rest) }"#
        let token = #"{ "$type": "typography", "$value": \#(value) }"#
        return #""t\#(index)": "# + path.reversed().reduce(token) { "{ \"\($1)\": \($0) }" }
      }
      return Self.check(Array("{ \(tokens.joined(separator: ", ")) }".utf8))
    }
    #expect(checked > 80)
  }
}
