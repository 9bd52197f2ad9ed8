import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// The settings that a call of `validate` asks for.
struct ValidateSettings {
  let paths: [String]
  let reporter: Reporter
  let options: CompilationOptions
  let fonts: FontSettings
  let infoPlist: Input?
  let isFixing: Bool
  let baseline: String?
  let isUpdatingBaseline: Bool

  init(_ arguments: Arguments) throws {
    paths = arguments.operands
    reporter = arguments[ValidateOptions.report] ?? .default(environment: environmentVariable)
    options = try RuleOptions.options(arguments)
    fonts = FontSettings(arguments)
    infoPlist = arguments[ValidateOptions.infoPlist].map(Input.init)
    isFixing = arguments.has(ValidateOptions.fix)
    baseline = arguments[ValidateOptions.baseline]
    isUpdatingBaseline = arguments.has(ValidateOptions.updateBaseline)
    if paths.isEmpty { throw UsageError.missingOperand("a file or a folder, or '-' for standard input") }
    if isFixing && paths.contains("-") { throw UsageError.other("'--fix' cannot change standard input") }
    if infoPlist?.isStandardInput == true && paths.contains("-") {
      throw UsageError.other("standard input can be read only once")
    }
    if isUpdatingBaseline && baseline == nil { throw UsageError.other("'--update-baseline' needs '--baseline FILE'") }
    if infoPlist != nil && !arguments.has(FontOptions.fonts) {
      throw UsageError.other("'--info-plist' needs '--fonts PATH'")
    }
  }
}

extension ReportOptions {
  /// The options of a report in the working directory, for a console.
  init(console: Console, isStrict: Bool) {
    self.init(version: Program.version)
    self.isStrict = isStrict
    isColoured = console.isColoured(.output)
    rules = Rule.all.map(\.description)
    let folder = Files.resolved(".")
    paths = ReportPaths(workingDirectory: folder, repository: Files.repository(around: folder))
  }
}

extension Files {
  /// The top folder of the repository that a folder lies in: the one with `.git`.
  fileprivate static func repository(around folder: String) -> String? {
    var folder = folder
    while kind(of: join(folder, ".git")) == nil {
      if folder == self.folder(of: folder) { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }
}
