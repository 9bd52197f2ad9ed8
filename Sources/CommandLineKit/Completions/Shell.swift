/// A shell with completions.
package struct Shell: Sendable {
  package let name: String
  /// The script that the shell reads, with its final newline.
  package let script: @Sendable ([CommandDescription]) -> String

  package static let all = [bash, zsh, fish]

  /// Options of the program without a command.
  static let ownOptions = ["--help", "--version"]
}
