import CommandLineKit
import DesignTokens
import FileSystem

/// The files that a command reads, none of which its output may replace.
struct ReadFiles {
  private let inputs: [Input]
  private let tokens: TokenSettings
  private let others: [String]

  /// - Parameter others: the files that are read besides the inputs.
  init(_ inputs: [Input], _ tokens: TokenSettings, others: [String]) {
    self.inputs = inputs
    self.tokens = tokens
    self.others = others
  }

  /// Refuses an output that would replace one of them. Paths are compared as they resolve, so that no link hides a file.
  func refuse(_ output: String) throws(UsageError) {
    if inputs.contains(where: \.isStandardInput), Files.isStandardInput(output) {
      throw .other("output '\(output)' would replace standard input")
    }
    let key = FileKey(output)
    let files = inputs.flatMap { $0.files(tokens) } + others
    if files.contains(where: { FileKey($0) == key }) {
      throw .other("output '\(output)' would replace an input")
    }
  }
}
