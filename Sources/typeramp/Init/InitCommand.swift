import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let `init` = Command(
    name: "init",
    abstract: "Write a first dictionary and \(Configuration.fileName) for a project.",
    examples: [
      "typeramp init",
      "typeramp init App",
    ],
    discussion: """
      It looks for dictionaries, design tokens, font files and Info.plist files in the folder. Without dictionaries \
      and tokens it writes a dictionary with Apple's sizes in one of the font families. No file is replaced.
      """,
    operands: "[FOLDER]",
    options: []
  ) { invocation in
    guard invocation.arguments.operands.count <= 1 else {
      throw UsageError.other("expected one folder, not \(invocation.arguments.operands.count)")
    }
    return try InitRun(folder: invocation.arguments.operands.first ?? ".", invocation.console).run()
  }
}

/// One run of `init`: looks which styles, which fonts and which outputs a project has, and writes its first files.
struct InitRun {
  private let folder: String
  private let console: Console
  private let survey: ProjectSurvey
  private let fonts: AppFonts

  private static let dictionaryName = "Typography.json"

  init(folder: String, _ console: Console) throws {
    guard Files.kind(of: folder) == .folder else { throw UsageError.other("'\(folder)' is not a folder") }
    (self.folder, self.console) = (folder, console)
    survey = ProjectSurvey(of: folder)
    fonts = try AppFonts(of: survey)
    try refuseToReplace(Configuration.fileName)
  }

  func run() throws -> ExitStatus {
    let problems = fonts.problems.filter { $0.isError && $0.emptyFolder == nil }
    for error in survey.errors { console.report(error) }
    for problem in problems { console.report(problem) }
    if !survey.errors.isEmpty || !problems.isEmpty { return .failure }
    var (found, lines) = (existingInputs, fonts.lines + survey.lines)
    var staging = Staging()
    if !found.isEmpty {
      let kind = survey.dictionaries.isEmpty ? "design tokens" : "text-style dictionary"
      lines = found.map { "Found the \(kind) \($0.file == "." ? "in the folder itself" : $0.file)." } + lines
    } else if survey.rivals.isEmpty {
      found = [try writeDictionary(&staging, &lines)]
    } else {
      for line in lines { console.report(.note, line) }
      console.report(.error, "nothing was written, because \(survey.rivals.quotedList(upTo: 3)) may have the styles")
      return .failure
    }
    let inputs = FirstInputs(found)
    try staging.add(Array(configuration(inputs).utf8), for: survey.path(Configuration.fileName))
    try staging.commit()
    lines += unread(inputs) + inputs.lines + ["Wrote \(Configuration.fileName)."] + inputs.all.flatMap(\.lines)
    lines += advice(inputs) + next(inputs)
    try console.print(lines.map { DisplayText.escaped($0) + "\n" }.joined())
    return .success
  }

  private func refuseToReplace(_ name: String) throws(UsageError) {
    let path = survey.path(name)
    guard Files.kind(of: path) == nil, !Files.isLink(path) else {
      throw .other("'\(path)' already exists, and 'init' replaces no file")
    }
  }

  /// The dictionaries; without any the likeliest files of design tokens that have typography.
  private var existingInputs: [FirstInput] {
    let found = survey.candidates.lazy.map { files in
      files.map { input($0, in: fonts.project) }.filter { !$0.isWithoutTypography }
    }
    let inputs = found.first { !$0.isEmpty } ?? []
    // Files that need each other are one project.
    guard survey.dictionaries.isEmpty, !inputs.contains(where: \.isFolder),
      !inputs.allSatisfy(\.outcome.isComplete), survey.isProject(".")
    else { return inputs }
    let whole = input(".", in: fonts.project)
    return whole.outcome.isComplete ? [whole] : inputs
  }

  private func writeDictionary(_ staging: inout Staging, _ lines: inout [String]) throws -> FirstInput {
    try refuseToReplace(Self.dictionaryName)
    let dictionary = FirstDictionary(fonts.catalog ?? .newest, in: fonts.files)
    lines += [
      "Found no text-style dictionary and no design tokens with typography.",
      "Wrote \(Self.dictionaryName): \(FirstDictionary.styles.count) text styles at Apple's sizes.", dictionary.line,
    ]
    let code = try CodeSearch(ProjectScope(nil, paths: [folder])) { _ in Parallel.processors }.files
    let count = code.reduce(0) { $0 + $1.content.fonts.count { $0.size != nil && !$0.isOnImage } }
    if count > 0 {
      let fonts = count.counted("font")
      lines.append("Found \(fonts) in code: 'typeramp audit --draft FILE.json' writes a dictionary of them.")
    }
    let (path, bytes) = (survey.path(Self.dictionaryName), Array(dictionary.text.utf8))
    try staging.add(bytes, for: path)
    return input(Self.dictionaryName, in: fonts.project.reading(MemoryFiles([path: bytes], over: DiskFiles())))
  }

  private func input(_ file: String, in project: Project) -> FirstInput {
    var input = FirstInput(file, at: survey.path(file), in: project)
    input.target = survey.target(for: input, with: fontFiles(of: input))
    return input
  }

  private func fontFiles(of input: FirstInput) -> [String] {
    guard let catalog = fonts.catalog else { return [] }
    let names = input.outcome.compilations.flatMap(\.compilation.fontNames).map(\.text)
    let files = Set(names.flatMap { catalog.files(of: catalog.face(called: $0)?.name ?? $0) })
    return catalog.paths.map(survey.relative).filter { files.contains(Source.fileName(at: $0)) }
  }

  /// Design tokens that no input has, a sentence.
  private func unread(_ inputs: FirstInputs) -> [String] {
    let read = Set(inputs.all.flatMap(\.outcome.paths).map(Files.resolved))
    let unread = survey.namedTokens.filter { !read.contains(Files.resolved(survey.path($0))) }
    return unread.isEmpty ? [] : ["Left out the design tokens \(unread.quotedList(upTo: 3))."]
  }

  private func configuration(_ inputs: FirstInputs) -> String {
    let plists = fonts.infoPlists
    return JSONValue.members([
      "inputs": .array(inputs.all.map { .string($0.file) }), "fonts": .list(fonts.folders, JSONValue.string),
      "languages": .list(fonts.languages.known) { .string($0.tag) },
      "infoPlist": plists.count == 1 ? .string(plists[0]) : .list(plists, JSONValue.string),
      "themes": inputs.chosen(.theme), "contexts": inputs.chosen(.context), "outputs": .array(inputs.outputs),
    ]).compactText
  }

  /// What a project lacks for the fonts of its styles, and what else it can have, a sentence each.
  private func advice(_ inputs: FirstInputs) -> [String] {
    let lists = inputs.all.contains { !$0.target.hasFonts && !fontFiles(of: $0).isEmpty }
    let page = survey.page.map { page in
      let path = JSONValue.string(Files.join(Files.folder(of: page), "{name}.css")).line
      return "For a page such as \(page), add to 'outputs' in typeramp.json: { \"format\": \"css\", \"path\": \(path) }"
    }
    return (lists ? fonts.missingLists : []) + [page].compactMap(\.self)
  }

  private func next(_ inputs: FirstInputs) -> [String] {
    let folders = Set(inputs.all.map(\.target.folder)).sorted()
    let list = folders.list(upTo: 3, \.self)
    let change = folder == "." ? [] : ["  cd \(ShellWord.quoted(folder))"]
    let calls = [
      ("typeramp show \(ShellWord.quoted(inputs.all[0].file))", "every style at every text size"),
      ("typeramp validate", "check styles and fonts"),
      (
        "typeramp build",
        "write Swift to the \(folders.count == 1 ? "folder" : "folders") \(list); add its files to the target"
      ),
    ]
    let width = calls.map(\.0.count).max() ?? 0
    let isRepository = [survey.path(".git"), ".git"].contains { Files.kind(of: $0) != nil }
    let commit = "Commit \(list) and .typeramp-manifest.json together, or add both to .gitignore."
    return ["", "Next:"] + change
      + calls.map { "  \($0)\(String(repeating: " ", count: width - $0.count))   \($1)" }
      + (isRepository ? ["", commit] : [])
  }
}
