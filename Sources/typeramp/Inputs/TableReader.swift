import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// Compiles the inputs of commands that show tables, and reports their findings.
struct TableReader {
  let settings: RunSettings
  private let console: Console
  private let options: InputOptions
  /// The themes and contexts of the inputs.
  private var choices = ChoiceUse()
  private(set) var status = ExitStatus.success
  /// Why inputs could not be read, a sentence each.
  private(set) var failures: [String] = []

  /// The settings for design tokens.
  var tokens: TokenSettings { options.tokens }

  /// - Parameter keepsFontContents: whether the command writes the bytes of fonts.
  init(_ invocation: Invocation, keepsFontContents: Bool = false) throws {
    console = invocation.console
    settings = try RunSettings(invocation.arguments, Configuration.load(invocation.arguments, invocation.console))
    var options = settings.options
    options.fonts = settings.fonts.catalog(keepsContents: keepsFontContents, console, &status)
    self.options = options
  }

  /// The compilations of an input: one, or one for each malformed file of a project of tokens. Their findings are
  /// reported. A compilation with an error has no table.
  ///
  /// - Parameter mildest: the lowest severity that is reported.
  mutating func compilations(of input: Input, reporting mildest: Severity = .warning) -> [Compilation] {
    (documents(of: input) ?? []).map { compilation(of: $0, reporting: mildest) }
  }

  /// The documents of an input, for `compilation`; nil, with a reported error, if it cannot be read.
  mutating func documents(of input: Input) -> [Document]? {
    do throws(FileError) {
      return try input.documents(options.tokens)
    } catch {
      fail(error)
      return nil
    }
  }

  /// The compilation of a document. Its findings are reported.
  ///
  /// - Parameters:
  ///   - path: the file for which rules are configured, if it is another.
  ///   - mildest: the lowest severity that is reported.
  mutating func compilation(
    of document: Document, as path: String? = nil, reporting mildest: Severity = .warning
  ) -> Compilation {
    let compilation = Compilation(document, options: options.options(for: path ?? document.source.path))
    console.report(compilation) { $0.severity >= mildest }
    choices.add(compilation)
    if compilation.table == nil { status = max(status, .findings) }
    return compilation
  }

  /// Reports that an input could not be read.
  mutating func fail(_ error: FileError) {
    console.report(error)
    failures.append(error.message)
    choices.addUnreadable()
    status = .failure
  }

  /// Reports that the run has failed.
  mutating func fail(_ message: String) {
    console.report(["typeramp: error: \(DisplayText.escaped(message))"])
    status = .failure
  }

  /// The font files that were read.
  var fontPaths: [String] { options.fonts?.paths ?? [] }

  /// The status of the run so far.
  ///
  /// - Throws: if the call chooses a theme or a context that no input has.
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
