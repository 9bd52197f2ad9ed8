import CommandLineKit
import TypeRampProject

extension Command {
  static let map = Command(
    name: "map",
    abstract: "Write a first mapping file for design tokens.",
    examples: [
      "typeramp map tokens/ --list",
      "typeramp map brand.tokens.json -o map.json",
    ],
    discussion: """
      TOKENS is a file, a folder of token files, or '-' for standard input (default: the only input of \
      \(Configuration.fileName)). The mapping file lists every typography token \
      with its size, weight and family: as a text style by its name, or because no other token has Apple's size of the \
      style, or else as a custom style. Edit the file and pass it to the other commands with --map. An existing file \
      is not replaced.
      """,
    operands: "[TOKENS]",
    options: [MapOptions.list.declaration, MapOptions.output.declaration],
    shared: Setting.ofTokens.map(\.declaration)
      + ConfigurationOptions.all
  ) { invocation in
    var run = try MapRun(invocation)
    return try run.map()
  }
}

/// The options that only `map` has.
enum MapOptions {
  static let list = Flag("list", help: "print a table instead of a mapping file")

  static let output = Option<String>(
    "output", letter: "o", placeholder: "FILE", help: "the mapping file to write (default: standard output)")
}
