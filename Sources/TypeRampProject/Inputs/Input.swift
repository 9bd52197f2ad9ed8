package import OperatingSystem
package import Writing

/// A file to compile, a folder of design tokens, or standard input.
package struct Input: Hashable, Sendable {
  package let key: ExactString
  /// What was there when the input was named; nil for standard input, and for a path that cannot be inspected.
  private let status: StoredFile?
  /// Whether a pattern of the configuration matches it, and no path names it.
  package internal(set) var isMatched = false

  package init(argument: String, in store: any FileStore = DiskFiles()) {
    key = ExactString(argument)
    status = argument == "-" ? nil : try? store.status(of: argument)
  }

  /// The argument as given; `-` for standard input.
  package var argument: String { key.text }

  package static func == (left: Input, right: Input) -> Bool { left.key == right.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// What the argument led to when the input was named; nil for standard input, and if there was nothing.
  package var kind: Files.Kind? { status?.kind }

  /// The size of a regular file in bytes when the input was named; nil for anything else.
  package var size: Int? { status?.size }

  package var isStandardInput: Bool { argument == "-" }

  /// The path in reports and outputs; `stdin` for standard input.
  package var path: String { isStandardInput ? "stdin" : argument }

  /// The path without links, equal for all paths of one file.
  package func resolvedPath(_ resolver: inout PathResolver) -> String {
    isStandardInput ? argument : resolver.resolved(argument)
  }

  /// The dictionary's name.
  package var name: String { Source.name(ofFileAt: path) }

  /// Whether it can be read only once, and has no folder.
  package var isStream: Bool { isStandardInput || kind == .other }

  package func read(from store: any FileStore = DiskFiles()) throws(FileError) -> [UInt8] {
    isStandardInput
      ? try Files.readStandardInput(limit: Limits.inputSize)
      : try store.read(argument, limit: Limits.inputSize)
  }

  package func file(from store: any FileStore = DiskFiles()) throws(FileError) -> InputFile {
    isStandardInput
      ? InputFile(try read(), path: path) : try store.file(at: argument, limit: Limits.inputSize)
  }
}
