package import OperatingSystem
package import Writing

extension [Input] {
  /// The inputs, each with its path in a configuration's folder, which patterns match.
  func named(in folder: String) -> [(input: Input, name: String)] {
    map { ($0, Files.relative($0.argument, to: folder.isEmpty ? "." : folder)) }
  }
}

/// An output of an input.
///
/// A class, because plans are copied, and there can be thousands of outputs.
package final class PlannedOutput: Sendable {
  package let input: Input
  package let emitter: Emitter
  /// Nil for standard output.
  package let path: String?
  /// The file with what it shares with other outputs; nil for none.
  package let shared: String?
  /// Whether it is written behind the output before it with the same path.
  package let isContinuation: Bool
  /// Its themes and contexts, besides those of the run.
  package let theme: ThemeChoice
  package let mistake: Diagnostic?
  /// The configured path; nil if it is not from a configuration.
  package let node: Node?

  package init(
    input: Input, emitter: Emitter, path: String?, shared: String? = nil, theme: ThemeChoice = ThemeChoice(),
    mistake: Diagnostic? = nil, isContinuation: Bool = false, node: Node? = nil
  ) {
    (self.input, self.emitter, self.path, self.shared) = (input, emitter, path, shared)
    (self.theme, self.mistake, self.isContinuation, self.node) = (theme, mistake, isContinuation, node)
  }

  fileprivate func with(_ mistake: Diagnostic) -> PlannedOutput {
    PlannedOutput(
      input: input, emitter: emitter, path: path, shared: shared, theme: theme, mistake: mistake,
      isContinuation: isContinuation, node: node)
  }
}

extension OutputSettings {
  /// The path of an input's output.
  ///
  /// - Parameter theme: without themes, placeholders other than `{name}` stay.
  func path(
    of input: Input, _ theme: InputThemes.Combination = InputThemes.Combination(), in folder: String
  ) -> String {
    let values = theme.values.mapValues(OutputPath.fileNamePart).merging([OutputPath.name: input.name]) { $1 }
    return Configuration.path(OutputPath.path(path, values), in: folder)
  }

  /// The folder that all its outputs are in, with its last slash.
  private var commonFolder: String {
    let fixed = path.prefix { $0 != "{" }
    return fixed.lastIndex(of: "/").map { String(fixed[...$0]) } ?? ""
  }

  /// Whether an input has an output for each theme or context.
  package var isForThemes: Bool { !themePlaceholders.isEmpty || !named.isEmpty }

  private var themePlaceholders: [String] {
    (OutputPath.placeholders(in: path) + options.flatMap(\.placeholders)).filter { $0 != OutputPath.name }
  }

  /// The themes and contexts that have an option of their own.
  private var named: [String] { options.flatMap(\.themes) }

  /// The outputs of an input: one, or one for each theme or context. Those with the same path are one file if they have
  /// different scopes.
  ///
  /// - Parameter themes: those of the input; nil if they are unknown.
  func outputs(
    of input: Input, _ themes: InputThemes?, in folder: String
  ) throws(InputThemes.Mistake) -> [PlannedOutput] {
    var all = [InputThemes.Combination()]
    if isForThemes, let themes { all = try themes.combinations(for: themePlaceholders, named: named) }
    var scopes: [ExactString: [String: ThemeChoice]] = [:]
    var outputs: [PlannedOutput] = []
    for theme in inOrderOfOptions(all) {
      let (emitter, path) = (
        try emitter(for: input, theme).sharing(in: commonFolder), path(of: input, theme, in: folder)
      )
      let isContinuation = scopes[ExactString(path)] != nil
      if path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.count > 255 }) {
        let rule = "has a name of more than 255 bytes, which no file can have; expected a shorter one"
        throw InputThemes.Mistake { _ in "'\(Shortened.name(path))' \(rule)" }
      }
      let other = scopes[ExactString(path), default: [:]].updateValue(theme.choice, forKey: emitter.scope ?? "")
      if let other {
        let themes = [other, theme.choice].map(\.description).quotedList(upTo: 3)
        let advice = "expected different paths, selectors or media queries"
        throw InputThemes.Mistake { _ in "'\(path)' would be the same file for \(themes); \(advice)" }
      }
      outputs.append(
        PlannedOutput(
          input: input, emitter: emitter, path: path,
          shared: emitter.shared.map { Configuration.path($0, in: folder) }, theme: theme.choice,
          isContinuation: isContinuation, node: node?.value(of: "path")))
    }
    return outputs
  }

  /// The themes in the order of the options' themes, those without an option first: a stylesheet's later rules win.
  private func inOrderOfOptions(_ themes: [InputThemes.Combination]) -> [InputThemes.Combination] {
    guard let option = options.first(where: { !$0.themes.isEmpty }) else { return themes }
    // Swift's `sorted` is stable.
    return themes.sorted { (option.index(for: $0) ?? -1) < (option.index(for: $1) ?? -1) }
  }

  /// The finding that two inputs would be written to one path; nil if there are none.
  func sharedPath(among inputs: [(input: Input, name: String)], in folder: String) -> Diagnostic? {
    if isForThemes { return nil }
    var owners: [ExactString: Input] = [:]
    for (input, name) in inputs where has(name) {
      let path = path(of: input, in: folder)
      guard let other = owners.updateValue(input, forKey: ExactString(path)) else { continue }
      let advice = "expected '{name}' in the path, or 'inputs' for this output"
      let message = "'\(other.path)' and '\(input.path)' would both be written to '\(path)'; \(advice)"
      return .placeholder(message, at: node?.value(of: "path"))
    }
    return nil
  }

  /// The finding for the first of its outputs that a link leads out of the folder which the path names.
  func linkOut(
    among outputs: [PlannedOutput], in folder: String, _ resolver: inout PathResolver
  ) -> Diagnostic? {
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    guard path.utf8.first != UInt8(ascii: "/") else { return nil }
    let up = names.count { $0.elementsEqual("..".utf8) }
    let top = resolver.resolved(Configuration.path(String(repeating: "../", count: up) + ".", in: folder))
    return outputs.flatMap { [$0.path, $0.shared].compactMap(\.self) }.first {
      !Files.isPath(resolver.resolved($0), within: top)
    }
    .map { .outside($0, at: node?.value(of: "path")) }
  }
}

extension [PlannedOutput] {
  /// The first output whose file or type another one has, and a sentence about both; nil if none.
  package var collision: (output: PlannedOutput, message: String)? { collisionOfSharedFiles ?? collisionOfTypes }

  private var collisionOfSharedFiles: (output: PlannedOutput, message: String)? {
    let sharedFiles = Set(compactMap(\.shared).map(ExactString.init))
    var modules: [ExactString: String] = [:]
    for output in self {
      if let path = output.path, sharedFiles.contains(ExactString(path)) {
        return (output, "'\(path)' is the file that all dictionaries share; rename '\(output.input.path)'")
      }
      if let shared = output.shared, let module = Self.module(of: shared),
        let other = modules.updateValue(shared, forKey: module), other != shared
      {
        let files = "'\(other)' and '\(shared)' would be in one module"
        return (output, "\(files), which needs one of them; set \"shared\" of both outputs to one file")
      }
    }
    return nil
  }

  private var collisionOfTypes: (output: PlannedOutput, message: String)? {
    var owners: [ExactString: PlannedOutput] = [:]
    for output in self {
      guard let path = output.path, let type = output.emitter.typeName(for: output.input.name) else { continue }
      let language = output.emitter.language
      let place = ExactString("\(language) \(Files.resolved(Files.folder(of: path)))/\(type)")
      guard let other = owners.updateValue(output, forKey: place) else { continue }
      if other.input != output.input {
        let paths = "'\(other.input.path)' and '\(output.input.path)'"
        return (output, "\(paths) would both become the \(language) type '\(type)'")
      }
      if !output.theme.isEmpty {
        let what = "two themes of '\(output.input.path)' would both become the \(language) type '\(type)'"
        return (output, "\(what); add a 'type' with '{theme}', or put each into its own folder")
      }
    }
    return nil
  }

  /// The folder of the module that a file is in, by the convention of packages: `Sources/App`; nil if it is not known.
  package static func module(of path: String) -> ExactString? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = names.lastIndex(of: "Sources"), sources + 2 < names.count else { return nil }
    return ExactString(names[...(sources + 1)].joined(separator: "/"))
  }
}

extension [OutputSettings] {
  /// Those that each of some inputs has.
  package func of(_ inputs: [Input], in folder: String) -> [OutputSettings] {
    if allSatisfy(\.inputs.isEmpty) { return self }
    let names = inputs.named(in: folder).map(\.name)
    return filter { names.allSatisfy($0.has) }
  }

  func themes(of input: Input, _ contents: InputContents, _ project: Project) -> [ThemeChoice] {
    of([input], in: project.folder).contains(where: \.isForThemes)
      ? checked(input, contents, project).filter { $0.mistake == nil }.map(\.theme).unique : []
  }

  /// The outputs of an input, to check what would be written. An output with a mistake in its path is checked as one
  /// for the chosen themes.
  func checked(_ input: Input, _ contents: InputContents, _ project: Project) -> [PlannedOutput] {
    var resolver = PathResolver()
    let all = of([input], in: project.folder).planned(for: input, contents, project, &resolver).flatMap(\.self)
    guard let (output, message) = all.collision else { return all }
    return all.map { $0 === output ? $0.with(.collision(message, at: output.node)) : $0 }
  }

  /// What each of these outputs is for an input: with a mistake if not all of its paths can be written.
  ///
  /// - Parameter contents: what was read for the input, which is needed for an output for each theme.
  package func planned(
    for input: Input, _ contents: InputContents?, _ project: Project, _ resolver: inout PathResolver
  ) -> [[PlannedOutput]] {
    let themes = contains(where: \.isForThemes) ? InputThemes(of: contents, project) : nil
    return map { output in
      do throws(InputThemes.Mistake) {
        let made = try output.outputs(of: input, themes, in: project.folder)
        guard let mistake = output.linkOut(among: made, in: project.folder, &resolver) else { return made }
        return made.map { $0.with(mistake) }
      } catch {
        let node = error.option.flatMap { output.node?.value(of: $0) } ?? output.node?.value(of: "path")
        let mistake = Diagnostic.placeholder(error.message(input.path), at: node)
        return [PlannedOutput(input: input, emitter: output.format, path: nil, mistake: mistake)]
      }
    }
  }
}
