import OperatingSystem

/// A project with all that its configuration names, and what is wrong with it. It is opened even with mistakes: an
/// editor shows them, and the library throws them.
package struct OpenProject: Sendable {
  package var project: Project
  /// The configuration that was read last; nil for none.
  package private(set) var source: Source?
  /// Whether the settings are not known, because the configuration has mistakes.
  package let isBroken: Bool
  /// The findings in the configuration, in order of position.
  package private(set) var findings: [Diagnostic]
  /// Why something that it names cannot be read, a sentence each.
  package private(set) var problems: [String] = []

  /// - Parameters:
  ///   - configuration: nil for the defaults.
  ///   - options: the texts of each option that a call gives.
  package init(_ configuration: Configuration?, options: [String: [String]] = [:], in store: any FileStore) {
    findings = configuration?.findings ?? []
    (source, isBroken) = (configuration?.source, !findings.isEmpty)
    // Only the options of a call can contradict each other.
    project =
      (try? Project(configuration, options: options, in: store)) ?? Project(configuration: configuration, in: store)
    if configuration == nil { return }
    attempt { try $0.project.readMap() }
    problems += project.loadFonts(languages: project.settings.languages).filter(\.isError).map(\.message)
    if let path = project.settings.baseline, [nil, .file].contains(Files.kind(of: path)) {
      attempt {
        try $0.project.readBaseline()
        try $0.project.baseline?.require()
      }
    }
    for path in project.settings.infoPlists { attempt { _ = try $0.project.declareFonts(at: path) } }
    attempt { opened in
      let search = try opened.project.search()
      opened.project.inputs =
        search?.inputs.map { FoundInput(Input(argument: Self.plain($0.argument), in: store)) } ?? []
      // With mistakes in the configuration, others would follow from them.
      if opened.findings.isEmpty { opened.findings = search?.findings ?? [] }
    }
    findings = findings.inOrderOfPlaces
  }

  /// A path as editors spell it: `./tokens/` is `tokens`.
  private static func plain(_ path: String) -> String {
    let names = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + names : names
  }

  private mutating func attempt(_ body: (inout Self) throws -> Void) {
    do { try body(&self) } catch { problems.append((error as? FileError)?.message ?? "\(error)") }
  }
}

extension OpenProject {
  /// This project, whose settings stay in force, with what is wrong with a newer state of its configuration.
  package func reporting(_ newer: OpenProject) -> OpenProject {
    var project = self
    (project.source, project.findings, project.problems) = (newer.source, newer.findings, newer.problems)
    return project
  }

  /// The input that a file belongs to: the file itself, a folder of tokens around it, or without a configuration the
  /// folder that has the files of Tokens Studio; nil if there is none.
  package func input(for path: String) -> Input? {
    let (store, inputs) = (project.store, project.inputs.map(\.input))
    let isAlone = inputs.isEmpty && Files.hasExtension(path, among: TokenProject.extensions)
    let folders = isAlone ? Files.folders(around: Files.folder(of: path)).dropLast() : []
    return inputs.first { $0.argument == path }
      ?? inputs.first { $0.kind == .folder && Files.isPath(path, within: $0.argument) }
      ?? folders.first { TokenProject.isMarked($0, in: store) }.map { Input(argument: $0, in: store) }
  }
}
