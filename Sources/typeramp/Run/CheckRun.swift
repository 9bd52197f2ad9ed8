import CommandLineKit
import OperatingSystem
import TypeRampProject

/// One run of a command that checks files, for one project. A call about a folder with several projects has a run for
/// each, and one report.
struct CheckRun {
  var run: Run
  let scope: ProjectScope

  /// The runs of a call, and the mistakes in configurations, whose projects are not checked.
  ///
  /// - Parameters:
  ///   - searchesFolder: whether a call without paths is about the folder of the configuration.
  ///   - isLeftOut: whether a configuration at a path within a folder is not searched for.
  static func all(
    _ invocation: Invocation, searchesFolder: Bool = false, leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> (runs: [CheckRun], mistakes: [ConfigurationMistakes]) {
    let arguments = invocation.arguments
    var paths = arguments.operands
    if arguments.has(ConfigurationOptions.config) || arguments.has(ConfigurationOptions.noConfig) {
      let configuration = try Configuration.load(arguments)
      if paths.isEmpty, searchesFolder { paths = [configuration.map { Files.folder(of: $0.path) } ?? "."] }
      let scope = ProjectScope(configuration?.path, paths: paths)
      return ([CheckRun(run: try Run(invocation, configuration), scope: scope)], [])
    }
    let nearest = paths.isEmpty ? try Configuration.nearest() : nil
    if paths.isEmpty, searchesFolder { paths = [nearest.map { Files.folder(of: $0) } ?? "."] }
    let scopes =
      paths.isEmpty
      ? [ProjectScope(nearest, paths: [])] : try ProjectScope.all(for: paths, leavingOut: isLeftOut)
    var (runs, mistakes): ([CheckRun], [ConfigurationMistakes]) = ([], [])
    for scope in scopes {
      do {
        let configuration = try scope.configuration.map { try Configuration.load($0, isNamed: false) }
        runs.append(CheckRun(run: try Run(invocation, configuration), scope: scope))
      } catch let error as ConfigurationMistakes {
        mistakes.append(error)
      }
    }
    return (runs, mistakes)
  }
}

extension [CheckRun] {
  /// The gravest status.
  var status: ExitStatus { map(\.run.status).max() ?? .success }

  /// The files that were read besides the inputs themselves.
  var otherFiles: [String] { flatMap(\.run.otherFiles) }
}
