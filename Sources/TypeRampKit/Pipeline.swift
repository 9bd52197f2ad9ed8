// The pipeline for a file, stage by stage. Every stage is a pure function in a module of its own.

extension Compilation {
  /// Compiles the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file, in any of the formats that are read.
  ///   - path: what reports call the file; its name without extension is the dictionary's.
  ///   - options: everything else that the compilation depends on.
  public init(_ bytes: [UInt8], path: String, options: CompilationOptions = CompilationOptions()) {
    // decode, read
    self.init(Document(bytes, path: path, as: .dialect(ofPath: path)), options: options)
  }

  /// Compiles a file that has been read.
  package init(_ document: Document, options: CompilationOptions = CompilationOptions()) {
    let form = (try? document.tree.get()).flatMap { options.tokens.form(of: $0.root) }
    let document = form == nil ? document.strict : document.limited(to: Limits.tokenSize)
    guard case .success(let tree) = document.tree else {
      self.init(unreadable: document, options: options)
      return
    }
    // import: convert design tokens to a dictionary
    let imported = form.map { TokenImport(tree, $0, options.tokens, on: options.platform, fonts: options.fonts) }
    self.init(document, (imported?.tree ?? tree).root, imported, options)
  }

  /// Compiles a dictionary. Its values are not on the stack while tokens are imported: threads have little.
  private init(_ document: Document, _ root: Node, _ imported: TokenImport?, _ options: CompilationOptions) {
    // bind
    let dictionary = StyleDictionary(root, fonts: options.fonts)
    // resolve
    let resolved = dictionary.resolved(name: document.source.name, on: options.platform)
    // scale
    var table = ScaledTable(resolved, displayScale: options.displayScale, fonts: options.fonts)
    if let imported { (table.tokens, table.families) = (imported.pathsByStyle, imported.familiesByStyle) }
    // check
    let fontNames = dictionary.fontNames(among: options.fonts)
    let input = RuleInput(
      dictionary: dictionary, table: table, fontNames: fontNames, options: options,
      scaledEntries: dictionary.scaledEntries(in: table))
    let found = options.rules.applied(to: dictionary.unsilenced(input.findings(with: imported)), in: document.source)
      .aboutChoices
    if let options = options.excluding(found, of: imported) {
      self.init(document, options: options)
      return
    }
    let findings = dictionary.errorWithoutTable(unlessAmong: found, on: options.platform) + found
    let mapFindings = options.tokens.map.flatMap { map in imported.map { map.findings(with: $0, options.rules) } }

    self.init(
      source: document.source, findings: findings, draft: table, fontNames: fontNames, dictionary: dictionary,
      imported: imported, mapFindings: mapFindings, options: options)
  }

  /// emit: the table in an output language; nil if there is no table.
  public func text(as emitter: Emitter) -> String? { table.map(emitter.text) }

  /// The result for a file with a syntax error.
  private init(unreadable document: Document, options: CompilationOptions) {
    var findings: [Diagnostic] = []
    if case .failure(let error) = document.tree { findings = [Diagnostic(error, in: document.source)] }
    self.init(
      source: document.source, findings: findings, draft: nil, fontNames: [], dictionary: nil, imported: nil,
      mapFindings: nil, options: options)
  }
}

extension CompilationOptions {
  /// The options with which the styles of tokens with errors in the dictionary are left out; nil if there are none, or
  /// if nothing would be left.
  fileprivate func excluding(_ findings: [Diagnostic], of imported: TokenImport?) -> CompilationOptions? {
    guard tokens.leavesOut, tokens.excluded.isEmpty, let names = imported?.stylesByPath.values else { return nil }
    let known = Set(names)
    var options = self
    for finding in findings where finding.severity == .error {
      let path = finding.keyPath?.split(separator: ".").map(String.init) ?? []
      guard let name = path.first == ReservedKey.custom.rawValue ? path.dropFirst().first : path.first,
        known.contains(name)
      else { return nil }
      options.tokens.excluded[name] = options.tokens.excluded[name] ?? finding.message
    }
    let count = options.tokens.excluded.count
    return count > 0 && count < known.count ? options : nil
  }
}

extension [Diagnostic] {
  /// If a theme or a context must be chosen, only that is reported: other findings would be about a choice that was not
  /// made.
  fileprivate var aboutChoices: [Diagnostic] {
    let choices = filter { $0.id == TokenRule.choice.id && $0.severity == .error }
    return choices.isEmpty ? self : choices
  }
}

extension TokenMap {
  /// The findings in the mapping file, alone and together with the tokens that it was used with.
  fileprivate func findings(with imported: TokenImport, _ policy: RulePolicy) -> FileFindings {
    let missing = imported.mapFindings.map { $0.found(by: TokenRule.map.description) }
    return FileFindings(source, policy.applied(to: findings + missing, in: source))
  }
}

extension StyleDictionary {
  /// The error if there is no table but no finding explains it: a disabled rule is silent, but its problem can still
  /// prevent resolution.
  fileprivate func errorWithoutTable(unlessAmong findings: [Diagnostic], on platform: Platform) -> [Diagnostic] {
    guard !findings.contains(where: { $0.severity == .error }), let node = firstUnresolvable(on: platform) else {
      return []
    }
    let message = "no table can be computed from this, even with its rules turned off"
    return [Diagnostic(id: "no-table", severity: .error, message: message, range: node.range)]
  }
}

extension Diagnostic {
  /// The report of a syntax error; for a file in another language it names the language.
  init(_ error: SyntaxError, in source: Source) {
    self.init(error)
    guard let language = source.language else { return }
    notes.append(Note("typeramp reads JSON, not \(language); convert the file first", at: range))
  }
}

extension Source {
  /// The language of token sources that are programs or supersets of JSON, by the file's extension; nil for all others.
  fileprivate var language: String? {
    let name = path.lowercased()
    return Self.languages.first { $0.endings.contains(where: name.hasSuffix) }?.name
  }

  private static let languages: [(endings: [String], name: String)] = [
    ([".js", ".mjs", ".cjs", ".ts", ".mts"], "JavaScript"), ([".yaml", ".yml"], "YAML"),
  ]
}
