import Documents
import FileSystem

/// A file to compile, or standard input.
struct Input: Hashable {
  /// As given; `-` for standard input.
  let argument: String

  var isStandardInput: Bool { argument == "-" }

  /// What reports and outputs call it.
  var path: String { isStandardInput ? "stdin" : argument }

  /// Where it is read from: one place for all paths of one file.
  var place: String { isStandardInput ? argument : Files.resolved(argument) }

  /// The dictionary's name.
  var name: String { Source.name(ofFileAt: path) }

  /// The bytes of the file.
  func read() throws(FileError) -> [UInt8] {
    isStandardInput
      ? try Files.readStandardInput(limit: Limits.inputSize)
      : try Files.read(argument, limit: Limits.inputSize)
  }
}
