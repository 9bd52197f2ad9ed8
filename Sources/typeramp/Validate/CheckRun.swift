import CommandLineKit
import OperatingSystem
import TypeRampProject

/// One run of a command that checks files, for one project.
struct CheckRun {
  var run: Run
  let scope: ProjectScope
}

/// The runs of a command that checks files: one for each project of the call, with one report.
struct CheckRuns {
  var all: [CheckRun] = []
  /// The mistakes in configurations, whose projects are not checked.
  private(set) var mistakes: [ConfigurationMistakes] = []

  /// - Parameters:
  ///   - searchesFolder: whether a call without paths is about the folder of the configuration.
  ///   - isLeftOut: whether a configuration at a path within a folder is not searched for.
  init(
    _ invocation: Invocation, searchesFolder: Bool = false,
    leavingOut isLeftOut: (String, String) -> Bool = { _, _ in false }
  ) throws {
    let arguments = invocation.arguments
    func paths(besides configuration: String?) -> [String] {
      let isFolder = arguments.operands.isEmpty && searchesFolder
      return isFolder ? [configuration.map { Files.folder(of: $0) } ?? "."] : arguments.operands
    }
    if arguments.has(ConfigurationOptions.config) || arguments.has(ConfigurationOptions.noConfig) {
      let configuration = try Configuration.load(arguments)
      let scope = ProjectScope(configuration?.path, paths: paths(besides: configuration?.path))
      all = [CheckRun(run: try Run(invocation, configuration), scope: scope)]
      return
    }
    let nearest = arguments.operands.isEmpty ? try Configuration.nearest() : nil
    let searched = paths(besides: nearest)
    let scopes =
      searched.isEmpty
      ? [ProjectScope(nearest, paths: [])] : try ProjectScope.all(for: searched, leavingOut: isLeftOut)
    for scope in scopes {
      do {
        let configuration = try scope.configuration.map { try Configuration.load($0, isNamed: false) }
        all.append(CheckRun(run: try Run(invocation, configuration), scope: scope))
      } catch let error as ConfigurationMistakes {
        mistakes.append(error)
      }
    }
  }

  /// The gravest status.
  var status: ExitStatus { mistakes.isEmpty ? all.map(\.run.status).max() ?? .success : .failure }

  var projects: [Project] { all.map(\.run.project) }

  var settings: [Settings] { projects.map(\.settings) }

  /// The files that were read besides the inputs.
  var otherFiles: [String] { all.flatMap(\.run.otherFiles) + mistakes.map(\.file.source.path) }

  /// The end of a sentence that names the project of a run, if there are several.
  func suffix(_ index: Int) -> String {
    guard all.count > 1 else { return "" }
    let path = all[index].run.project.configuration?.path
    return path.map { " (\(DisplayText.escaped($0)))" } ?? " (without \(Configuration.fileName))"
  }

  /// Reports the mistakes in configurations.
  func reportMistakes(in reports: inout CheckReports) {
    for mistake in mistakes { reports.add([mistake.file], of: Settings()) }
  }
}
