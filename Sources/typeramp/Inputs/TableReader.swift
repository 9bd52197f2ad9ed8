import CommandLineKit
import DesignTokens
import Diagnostics
import FileSystem
import TypeRampKit

/// Compiles the inputs of a command that shows tables, and reports what is wrong with them.
struct TableReader {
  let settings: RunSettings
  private let console: Console
  private let options: InputOptions
  /// The themes and contexts that the inputs have.
  private var choices = ChoiceUse()
  private(set) var status = ExitStatus.success

  /// - Parameter keepsFontContents: the command writes the bytes of the fonts.
  init(_ invocation: Invocation, keepsFontContents: Bool = false) throws {
    console = invocation.console
    settings = try RunSettings(invocation.arguments, Configuration.load(invocation.arguments, invocation.console))
    var options = settings.options
    options.fonts = settings.fonts.catalog(keepsContents: keepsFontContents, console, &status)
    self.options = options
  }

  /// The compilations of an input: one, or one for each malformed file of a project of tokens. Their errors and warnings
  /// are reported. One with an error has no table.
  mutating func compilations(of input: Input) -> [Compilation] {
    do throws(FileError) {
      return try input.documents(options.tokens).map { document in
        let compilation = Compilation(document, options: options.options(for: document.source.path))
        console.report(compilation) { $0.severity > .note }
        choices.add(compilation)
        if compilation.table == nil { status = max(status, .findings) }
        return compilation
      }
    } catch {
      console.report(error)
      choices.addUnreadable()
      status = .failure
      return []
    }
  }

  /// How design tokens are read.
  var tokens: TokenSettings { options.tokens }

  /// The font files that were read.
  var fontPaths: [String] { options.fonts?.paths ?? [] }

  /// The status of the run so far.
  ///
  /// - Throws: when the call chooses a theme or a context that no input has.
  func finish() throws(UsageError) -> ExitStatus {
    max(status, try choices.status(options.tokens, named: settings.named))
  }
}

/// The options of the commands that show tables.
enum TableOptions {
  static let all =
    [
      RuleOptions.rule.declaration, RuleOptions.strict.declaration, RuleOptions.dialect.declaration,
      FontOptions.fonts.declaration, FontOptions.ios.declaration,
    ] + TokenOptions.all + ConfigurationOptions.all
}
