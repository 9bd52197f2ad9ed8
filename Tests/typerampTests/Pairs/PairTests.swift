import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Each feature with each command: nothing stands for several, and nothing depends on an order.
@Suite struct Pairs {
  /// Why no feature concerns a command.
  private static let others = [
    "init": "it writes a configuration, and reads none", "explain": "it reads no input",
    "fonts": "it lists font files, and reads no styles", "lsp": "a law compares the editor with 'validate'",
    "mcp": "its tools are commands", "schema": "it reads no input", "completions": "it reads no input",
    "man": "it reads no input",
  ]

  @Test(arguments: PairFeature.all.map(\.name)) func everyCommandHasACell(name: String) throws {
    let feature = try #require(PairFeature.all.first { $0.name == name })
    #expect(Set(feature.cells.keys).union(Self.others.keys) == Set(Command.all.map(\.name)))
  }

  static func scratch(_ feature: PairFeature) throws -> Scratch {
    let scratch = try Scratch(feature.files)
    for folder in ["", "app/"] where feature.files["\(folder)typeramp.json"] != nil {
      for font in DrawnFont.family { try scratch.write(font.file, to: "\(folder)Fonts/\(font.postScriptName).ttf") }
    }
    for (path, target) in feature.links {
      try FileManager.default.createSymbolicLink(atPath: scratch.path(path), withDestinationPath: target)
    }
    return scratch
  }

  @Test(arguments: PairFeature.all.flatMap { feature in feature.cells.keys.sorted().map { (feature.name, $0) } })
  func aCommandSaysWhatItDoes(feature: String, command: String) throws {
    let feature = try #require(PairFeature.all.first { $0.name == feature })
    guard case .says(let words, let status, let parts)? = feature.cells[command] else { return }
    let scratch = try Self.scratch(feature)
    let call = try InProcess([command] + words, in: scratch.folder.path)
    #expect(call.status == status, "\(call.text)")
    for part in parts { #expect(call.text.contains(part), "\(part): \(call.text)") }
  }
}
