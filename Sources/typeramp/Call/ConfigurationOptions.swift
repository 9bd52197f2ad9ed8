import CommandLineKit
import OperatingSystem
import TypeRampProject

enum ConfigurationOptions {
  static let config = Option<String>(
    "config", placeholder: "FILE",
    help: "the configuration (default: \(Configuration.fileName) beside the inputs or above)")

  static let noConfig = Flag("no-config", help: "read no configuration")

  static let updateBaseline = Flag("update-baseline", help: "write the findings to the file of --baseline")

  static let all = [config.declaration, noConfig.declaration]
}

extension Configuration {
  /// The configuration of a call: the one that it names, otherwise the nearest one, in the working directory or above.
  ///
  /// - Throws: `ConfigurationMistakes` if it has some.
  static func load(_ arguments: Arguments) throws -> Configuration? {
    let named = arguments[ConfigurationOptions.config]
    if arguments.has(ConfigurationOptions.noConfig) {
      if named != nil { throw UsageError.other("'--config' and '--no-config' exclude each other") }
      return nil
    }
    guard let path = try named ?? nearest(to: arguments.operands) else { return nil }
    return try load(path, isNamed: named != nil)
  }

  /// The configuration nearest to the files and folders of a call; nearest to the working directory without any. Files
  /// of no project, such as an old version to compare with, are read with the configuration of the others.
  private static func nearest(to operands: [String]) throws -> String? {
    let known = operands.compactMap { path in
      (try? Files.knownKind(of: path)).map { (path: path, isFolder: $0 == .folder) }
    }
    let paths = known.map { $0.isFolder ? $0.path : Files.folder(of: $0.path) }
    if paths.isEmpty { return try nearest(to: ".") }
    // A folder that cannot be entered has no input that can be read, which is reported.
    let found = try Set(Set(paths).compactMap { try Configuration.nearest(toNamed: $0) }).sorted()
    guard found.count <= 1 else {
      throw UsageError.other(
        "the inputs have different configurations: \(found.quotedList(upTo: 4)); expected '--config FILE'")
    }
    for folder in known where folder.isFolder { try refuseProjects(below: folder.path) }
    return found.first
  }

  /// Throws if there are projects below a folder, whose settings are not those of the call.
  static func refuseProjects(below folder: String) throws {
    // The first scope is that of the folder itself.
    let projects = try ProjectScope.all(for: [folder]).dropFirst().compactMap(\.configuration)
    if projects.isEmpty { return }
    let list = projects.map { Files.folder(of: $0) }.quotedList(upTo: 4)
    throw UsageError.other("'\(folder)' has projects with settings of their own: \(list); name the folder of one")
  }

  static func load(_ path: String, isNamed: Bool) throws -> Configuration {
    let configuration = try Configuration(at: path, isNamed: isNamed)
    try configuration.check(configuration.findings)
    return configuration
  }

  /// Throws the findings in the configuration, if there are some, in the order of the file.
  func check(_ findings: [Diagnostic]) throws(ConfigurationMistakes) {
    if !findings.isEmpty { throw ConfigurationMistakes(file: FileFindings(source, findings.inOrderOfPlaces)) }
  }
}

/// Mistakes in a configuration, with which nothing is done.
struct ConfigurationMistakes: Error {
  let file: FileFindings
}

extension Setting {
  var declaration: OptionDeclaration {
    OptionDeclaration(
      name: option.name, takesValue: option.times != .flag, isRepeatable: option.times != .once,
      accepts: option.accepts
    ) { [option] in
      let words = option.words()
      return OptionWords(
        placeholder: words.placeholder, choices: words.choices, expected: words.expected ?? words.placeholder,
        help: words.help)
    }
  }

  static let ofTokens: [Setting] = [.from, .conformance, .remBase, .bare, .map, .themes, .contexts]

  static let ofChecks: [Setting] = [.rules, .strict, .dialect, .fonts, .ios, .languages]

  static let ofTables = (ofChecks + ofTokens).map(\.declaration) + ConfigurationOptions.all
}
