import OperatingSystem
import TypeRampProject
import Writing

/// What a client has opened, and what is known of it. It is changed by one message at a time.
package struct Session {
  /// Whether the client has asked for a shutdown.
  private(set) var isShutDown = false
  var client = Client()
  /// The messages to send, in order.
  private(set) var outbox: [JSONValue] = []

  /// The open documents by path.
  private(set) var buffers: [String: Buffer] = [:]
  /// The versions of the open documents, by URI.
  private(set) var versions: [String: Int] = [:]
  /// The files on disk behind the open documents.
  private(set) var store = MemoryFiles([:], over: disk)
  private static let disk = DiskFiles(readsStreams: false)
  /// The projects that were read, by the path of the configuration; empty without one.
  private var projects: [String: OpenProject] = [:]
  /// The last project of each configuration that could be read.
  private var readable: [String: OpenProject] = [:]
  /// The problems of each configuration that were shown.
  private var shown: [String: [String]] = [:]
  private let measures = FontMeasures()
  /// What was found out for each open document.
  private var analyses: [String: Analysis] = [:]
  /// What inputs have become since the last change.
  private var outcomes: [Input: Outcome] = [:]
  /// The input that reads a document, by the document's path, if the document is not an input.
  private var owners: [String: Input] = [:]
  /// The documents for which a file was read at some time, by the path of the file.
  private var readers: [String: Set<String>] = [:]
  /// The open documents whose findings are out of date, in the order of the changes.
  private var changed: [String] = []
  /// The documents that were once recognized, which they stay while someone edits them.
  private var recognized: [String: DocumentRole] = [:]
  /// The paths of the files for which findings were sent.
  private var published: Set<String> = []
  /// The last message with findings of each file, and the words of these findings.
  private var sent: [String: (message: String, findings: Set<String>)] = [:]
  /// The paths of the documents with findings that wait while someone types.
  private var waiting: Set<String> = []
  /// The number of requests that were sent.
  private var requests = 0

  package init() {}

  /// Whether findings are out of date.
  package var hasWork: Bool { !changed.isEmpty }

  mutating func send(_ message: JSONValue) { outbox.append(message) }

  mutating func shutDown() { isShutDown = true }

  /// Returns the messages to send, and forgets them.
  mutating func takeMessages() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }
}

// MARK: - Documents

extension Session {
  mutating func open(_ buffer: Buffer) {
    buffers[buffer.path] = buffer
    versions[buffer.uri] = buffer.version
    store.set(buffer.file)
    invalidate(buffer.path)
  }

  mutating func close(_ path: String) {
    guard let buffer = buffers.removeValue(forKey: path) else { return }
    versions[buffer.uri] = nil
    store.remove(path)
    invalidate(path)
    changed.removeAll { $0 == path }
    recognized[path] = nil
    let before = files(of: path)
    analyses[path] = nil
    publish(before.union([path]))
  }

  /// Whether findings wait for a pause.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Shows the findings that wait, as if no document had been edited.
  mutating func settle() {
    for (path, buffer) in buffers where buffer.edit != nil {
      buffers[path]?.edit = nil
      if buffer.isMalformed { invalidate(path) }
    }
    publish(waiting)
    waiting = []
  }

  /// Whether an input, or the settings of a project, are read from a file.
  func isRead(_ path: String) -> Bool {
    readers[path] != nil || Files.name(of: path) == Configuration.fileName
      || projects.values.contains { [$0.project.settings.map, $0.project.settings.baseline].contains(path) }
  }

  mutating func forgetProjects() { projects = [:] }

  /// Files on disk have changed.
  mutating func invalidateAll() {
    forgetProjects()
    outcomes = [:]
    changed = buffers.keys.sorted()
    for method in client.refreshes {
      requests += 1
      send(.request("\(method) \(requests)", method))
    }
  }

  /// A document has changed: what was read from it is out of date.
  private mutating func invalidate(_ path: String) {
    let isOfProject =
      Files.name(of: path) == Configuration.fileName || projects.values.contains { $0.project.settings.map == path }
    if isOfProject { return invalidateAll() }
    outcomes = [:]
    for reader in [path] + (readers[path] ?? []).subtracting([path]).sorted() where buffers[reader] != nil {
      changed.removeAll { $0 == reader }
      changed.append(reader)
    }
  }
}

// MARK: - Analyses

extension Session {
  /// Brings the findings of the document up to date that changed last.
  package mutating func work() {
    guard let path = changed.last else { return }
    _ = analysis(of: path)
  }

  /// What is known of an open document, up to date; nil for a file that is none of typeramp's.
  mutating func analysis(of path: String) -> Analysis? {
    guard let index = changed.firstIndex(of: path), let buffer = buffers[path] else { return analyses[path] }
    changed.remove(at: index)
    let before = files(of: path)
    let known = outcomes.count
    var analysis = analyze(buffer)
    let styles = analysis?.tokenStyles ?? [:]
    analysis?.earlierStyles = (analyses[path]?.earlierStyles ?? [:]).merging(styles) { $1 }
    analyses[path] = analysis
    let own = files(of: path)
    for file in own.union(analyses[path]?.paths ?? []) { readers[file, default: []].insert(path) }
    // The other files of a project are published once.
    publish(before.subtracting(own).union(outcomes.count > known ? own : own.intersection([path])))
    return analyses[path]
  }

  /// The files with findings of a document.
  private func files(of path: String) -> Set<String> { Set(analyses[path]?.files.map(\.source.path) ?? []) }

  private mutating func analyze(_ buffer: Buffer) -> Analysis? {
    let opened = project(of: buffer.path)
    var reading = opened
    reading.project = opened.project.reading(store)
    var input = reading.input(for: buffer.path)
    let role = recognized[buffer.path] ?? role(of: buffer, opened, isInput: input != nil)
    recognized[buffer.path] = role
    switch role {
    case nil: return nil
    case .configuration: return Analysis(.configuration, opened, buffer, opened.findings)
    case .map:
      // The names in it are looked up in the tokens of the project.
      let inputs = buffer.path == opened.project.settings.map ? opened.project.inputs.map(\.input) : []
      let files = inputs.flatMap { outcome(of: $0, reading.project).files }.filter { $0.source.path == buffer.path }
      let findings = (TokenMap(buffer.document).findings + files.flatMap(\.findings)).unique(by: \.identity)
      return Analysis(.map, opened, buffer, findings)
    case let role?:
      if input == nil, case .tokens = role { input = owner(of: buffer.path, reading.project) }
      let outcome = outcome(of: input ?? Input(argument: buffer.path, in: store), reading.project)
      let isShown = buffers[opened.source?.path ?? ""] != nil
      return Analysis(outcome, for: buffer, role, opened, withConfiguration: !isShown)
    }
  }

  /// The outcome of an input, computed once after each change.
  private mutating func outcome(of input: Input, _ project: Project) -> Outcome {
    if let known = outcomes[input] { return known }
    let outcome = project.outcome(
      of: FoundInput(input), Outcome.Work(.configured, keepsCompilations: true, keepsBytes: true))
    outcomes[input] = outcome
    return outcome
  }

  /// The input that reads a file, such as a resolver document; nil if no input does.
  private mutating func owner(of path: String, _ project: Project) -> Input? {
    let inputs = [owners[path]].compactMap(\.self) + project.inputs.map(\.input)
    owners[path] = inputs.first { outcome(of: $0, project).paths.contains(path) }
    return owners[path]
  }

  /// What a document is; nil for a file that is none of typeramp's. A malformed text is judged by what can be read.
  private func role(of buffer: Buffer, _ opened: OpenProject, isInput: Bool) -> DocumentRole? {
    if buffer.path == opened.project.settings.map { return .map }
    guard let tree = buffer.tree else { return isInput ? .dictionary : nil }
    let role = DocumentRole(of: Document(tree))
    return isInput || ![.typographyKit, .other].contains(role) ? role : nil
  }

  /// The project with the nearest configuration.
  private mutating func project(of path: String) -> OpenProject {
    let configuration = Configuration.nearest(toFile: path, in: store)
    if let known = projects[configuration ?? ""] { return known }
    let read = Result { () throws(FileError) in
      try configuration.map { path throws(FileError) in try Configuration(at: path, in: store, isNamed: false) }
    }
    var project = OpenProject((try? read.get()) ?? nil, in: store)
    // While someone types in it, the last settings stay in force.
    if project.isBroken, let last = readable[configuration ?? ""] { project = last.reporting(project) }
    // Copies of the store would be copied at each change of a document.
    project.project = project.project.reading(Self.disk)
    project.project.options.common.fonts?.measure = measures.measure
    projects[configuration ?? ""] = project
    if !project.isBroken { readable[configuration ?? ""] = project }
    var problems = project.problems
    if case .failure(let error) = read { problems.append(error.message) }
    let before = shown.updateValue(problems, forKey: configuration ?? "") ?? []
    for problem in problems where !before.contains(problem) { show(problem) }
    return project
  }

  private mutating func show(_ problem: String) {
    let text = JSONValue.string("typeramp: \(Self.plainMessage(problem))")
    send(.notification("window/showMessage", .object([("type", .integer(2)), ("message", text)])))
  }

  /// VS Code makes a link of `[text](command:…)` in a message, and one click would run the command.
  private static func plainMessage(_ text: String) -> String { DisplayText.escaped(text).replacing("](", by: "] (") }

  /// Sends the findings in files.
  private mutating func publish(_ files: Set<String>) {
    if client.pullsFindings { return }
    for path in files.sorted() {
      var findings = findings(in: path)
      if let typing = buffers[path].flatMap(Typing.init), let all = findings {
        // What is shown stays shown.
        let calm = all.findings.filter { !typing.touches($0) || sent[path]?.findings.contains($0.words) ?? false }
        if calm.count < all.findings.count { waiting.insert(path) }
        findings = FileFindings(all.source, calm)
      }
      let isOpen = buffers[path] != nil
      if findings?.findings.isEmpty ?? true, !isOpen, !published.contains(path) { continue }
      if findings?.findings.isEmpty ?? true { published.remove(path) } else { published.insert(path) }
      let message = JSONValue.diagnostics(of: findings, at: path, buffers[path], client)
      let new = (message: message.line, findings: Set(findings?.findings.map(\.words) ?? []))
      if sent.updateValue(new, forKey: path)?.message != new.message { send(message) }
    }
  }

  /// The findings in a file, of whichever documents it is read for, each once; nil if it is read for none.
  private func findings(in path: String) -> FileFindings? {
    let readers = [path] + (self.readers[path] ?? []).subtracting([path]).sorted()
    // All documents of an input have the same findings.
    let analyses = readers.compactMap { self.analyses[$0] }.unique(by: \.input)
    let files = analyses.flatMap { $0.files.filter { $0.source.path == path } }
    guard let first = files.first else { return nil }
    if files.count == 1 { return first }
    let findings = files.flatMap(\.findings).unique(by: \.identity)
    return FileFindings(first.source, findings.inOrderOfPlaces)
  }
}

extension Diagnostic {
  /// What stays the same while text before it, or a number in it, changes.
  fileprivate var words: String { id + String(decoding: message.utf8.filter { !$0.isDigit }, as: UTF8.self) }
}
