import OperatingSystem

/// A configuration with what it names: the mapping file, the fonts, what each Info.plist declares, and the inputs.
/// Without a configuration, the defaults.
package struct ConfiguredProject {
  package let configuration: Configuration?
  package private(set) var options: InputOptions
  package private(set) var inputs: [Input] = []
  /// The findings in the configuration, in order of position.
  package private(set) var findings: [Diagnostic]
  /// Why something that it names cannot be read, a sentence each.
  package private(set) var problems: [String] = []

  package init(_ configuration: Configuration?, in store: any FileStore) {
    self.configuration = configuration
    findings = configuration?.findings ?? []
    guard let configuration else {
      options = InputOptions(CompilationOptions())
      return
    }
    let settings = configuration.settings
    options = InputOptions(settings.options, overrides: settings.overrides, folder: configuration.folder)
    readMap(in: store)
    readFonts(in: store)
    let search = attempt { try InputSearch(configuration, GeneratedFiles(of: configuration), read: [], in: store) }
    inputs = search?.inputs ?? []
    // With mistakes in the configuration, others would follow from them.
    if findings.isEmpty { findings = search?.findings ?? [] }
    findings = findings.inOrderOfPlaces
  }

  /// The known findings; none if the list cannot be read.
  package var baseline: Baseline? {
    guard let configuration, let path = configuration.settings.baseline.map(configuration.path),
      Files.kind(of: path) == .file
    else { return nil }
    return try? Baseline(at: path, isUpdated: false)
  }

  /// The path of the mapping file.
  package var mapPath: String? { configuration.flatMap { $0.settings.map.map($0.path) } }

  private mutating func readMap(in store: any FileStore) {
    guard let path = mapPath else { return }
    options.tokens.map = attempt {
      TokenMap(Document(try Input(argument: path, in: store).read(from: store), path: path))
    }
  }

  private mutating func readFonts(in store: any FileStore) {
    guard let configuration else { return }
    let settings = configuration.settings
    let fonts = ProjectFonts(
      settings.fonts.map(configuration.path), ios: settings.ios, languages: settings.languages, keepsContents: false,
      in: store)
    problems += fonts?.problems.filter(\.isError).map(\.message) ?? []
    options.fonts = fonts?.catalog
    for path in settings.infoPlists.map(configuration.path) {
      guard let bytes = attempt({ try store.read(path, limit: Limits.inputSize) }) else { continue }
      options.declareFonts(of: Document(bytes, path: path))
    }
  }

  /// Records why something cannot be read.
  private mutating func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      problems.append((error as? FileError)?.message ?? "\(error)")
      return nil
    }
  }
}

extension InputOptions {
  /// Adds the fonts that an Info.plist declares, for the rules about them.
  package mutating func declareFonts(of document: Document) {
    guard case .success(let tree) = document.tree else { return }
    fonts?.declarations.append((document.source.path, Set(InfoPlist(tree.root).fontFiles.map(\.name))))
  }
}
