import CommandLineKit
import Testing

@testable import typeramp

/// Help and `explain` use the width of the terminal, and break lines only between words.
@Suite struct Widths {
  /// The help of a command; the list of rules for an empty name.
  private static func text(_ name: String, _ columns: Int) -> String {
    Command.all.first { $0.name == name }?.help(width: columns) ?? Command.listOfRules(width: columns)
  }

  @Test(arguments: Command.all.map(\.name) + [""], [60, 80, 140]) func noWordIsBroken(_ name: String, _ columns: Int) {
    let lines = Self.text(name, columns).split(separator: "\n")
    let words = lines.flatMap { $0.split(separator: " ") }
    #expect(words == Self.text(name, 100_000).split { " \n".contains($0) }, "\(name)")
    // A usage, an example and the name of an option are copied as a whole.
    let long = lines.filter { $0.count > columns && $0.drop { $0 == " " }.contains(" ") }
    #expect(long.allSatisfy { $0.contains("typeramp ") || $0.hasPrefix("  -") }, "\(name): \(long)")
  }
}
