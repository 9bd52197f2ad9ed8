import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `init`: surveys a project, and writes its first files.
struct InitRun {
  private let folder: String
  private let console: Console

  /// The file name of the dictionary that is written if there is none.
  private static let dictionaryName = "Typography.json"

  init(folder: String, _ console: Console) throws(UsageError) {
    guard Files.kind(of: folder) == .folder else { throw .other("'\(folder)' is not a folder") }
    self.folder = folder
    self.console = console
  }

  func run() throws -> ExitStatus {
    try refuseToReplace(Configuration.fileName)
    let survey = ProjectSurvey(of: folder)
    for error in survey.errors { console.report(error) }
    if !survey.errors.isEmpty { return .failure }
    var lines = survey.lines
    var staging = Staging()
    var found = inputs(survey)
    let kit = found.isEmpty && survey.rivals.count == 1 ? survey.kits.first { $0.styles.count > 0 } : nil
    lines += survey.kits.filter { $0.file != kit?.file }.map { "Left out \($0.file), a file of TypographyKit." }
    if let kit {
      found = [try write(kit.styles.text, survey, &staging)]
      let count = kit.styles.count.counted("style")
      lines.append("Wrote \(Self.dictionaryName): \(count) from \(kit.file), a file of TypographyKit.")
      let leftOut = kit.styles.leftOut.list(upTo: 8, \.self)
      if !leftOut.isEmpty { lines.append("Left out of it: \(leftOut).") }
    } else if found.isEmpty, !survey.rivals.isEmpty {
      console.report(lines.map { "typeramp: note: \(DisplayText.escaped($0))" })
      let rivals = survey.rivals.map(DisplayText.escaped).quotedList(upTo: 3)
      console.report(["typeramp: error: nothing was written, because \(rivals) may have the styles"])
      return .failure
    } else if found.isEmpty {
      let dictionary = FirstDictionary(survey.fonts, in: survey.fontFiles)
      found = [try write(dictionary.text, survey, &staging)]
      lines += [
        "Found no text-style dictionary and no design tokens with typography.",
        "Wrote \(Self.dictionaryName): \(FirstDictionary.styles.count) text styles at Apple's sizes.",
      ]
      lines += dictionary.lines
      let code = try CodeSearch(ProjectScope(nil, paths: [folder])) { _ in Parallel.processors }.files
      let count = code.reduce(0) { $0 + $1.content.fonts.count { $0.size != nil && !$0.isOnImage } }
      if count > 0 {
        lines.append(
          "Found \(count.counted("font")) in code: 'typeramp audit --draft FILE.json' writes a dictionary of them.")
      }
    } else {
      let kind = survey.dictionaries.isEmpty ? "design tokens" : "text-style dictionary"
      lines = found.map { "Found the \(kind) \($0.file == "." ? "in the folder itself" : $0.file)." } + lines
    }
    let read = Set(found.flatMap(\.outcome.paths).map(Files.resolved))
    let unread = survey.namedTokens.filter { !read.contains(Files.resolved(path($0))) }
    if !unread.isEmpty { lines.append("Left out the design tokens \(unread.quotedList(upTo: 3)).") }
    let inputs = FirstInputs(found)
    try staging.add(Array(configuration(survey, inputs).utf8), for: path(Configuration.fileName))
    try staging.commit()
    lines += inputs.lines + ["Wrote \(Configuration.fileName)."] + inputs.all.flatMap(\.lines)
    lines += advice(survey, inputs) + next(inputs)
    try console.print(lines.map { DisplayText.escaped($0) + "\n" }.joined())
    return .success
  }

  /// Stages a first dictionary.
  private func write(_ text: String, _ survey: ProjectSurvey, _ staging: inout Staging) throws -> FirstInput {
    try refuseToReplace(Self.dictionaryName)
    let (path, bytes) = (path(Self.dictionaryName), Array(text.utf8))
    try staging.add(bytes, for: path)
    return input(Self.dictionaryName, survey, MemoryFiles([path: bytes], over: DiskFiles()))
  }

  /// The dictionaries; without any the likeliest files of design tokens that have typography.
  private func inputs(_ survey: ProjectSurvey) -> [FirstInput] {
    let store = survey.store
    let found = ([survey.dictionaries] + survey.tokens).lazy.map { files in
      files.map { input($0, survey, store) }.filter { !$0.isWithoutTypography }
    }
    let inputs = found.first { !$0.isEmpty } ?? []
    // Files that need each other are one project.
    guard survey.dictionaries.isEmpty, !inputs.contains(where: \.isFolder),
      !inputs.allSatisfy(\.outcome.isComplete), survey.isProject(".")
    else { return inputs }
    let whole = input(".", survey, survey.store)
    return whole.outcome.isComplete ? [whole] : inputs
  }

  private func input(_ file: String, _ survey: ProjectSurvey, _ store: MemoryFiles) -> FirstInput {
    var project = Project(configuration: nil, in: store)
    project.options.common.fonts = survey.fontFolders.isEmpty ? nil : survey.fonts
    var input = FirstInput(file, at: path(file), in: project)
    input.target = survey.target(for: input)
    return input
  }

  private func path(_ name: String) -> String { folder == "." ? name : Files.join(folder, name) }

  private func refuseToReplace(_ name: String) throws(UsageError) {
    let path = path(name)
    guard Files.kind(of: path) == nil, !Files.isLink(path) else {
      throw .other("'\(path)' already exists, and 'init' replaces no file")
    }
  }

  private func configuration(_ survey: ProjectSurvey, _ inputs: FirstInputs) -> String {
    let plists = survey.infoPlists
    return JSONValue.members([
      "inputs": .array(inputs.all.map { .string($0.file) }), "fonts": .list(survey.fontFolders, JSONValue.string),
      "languages": .list(survey.languages.known) { .string($0.tag) },
      "infoPlist": plists.count == 1 ? .string(plists[0]) : .list(plists, JSONValue.string),
      "themes": inputs.chosen(.theme), "contexts": inputs.chosen(.context), "outputs": .array(inputs.outputs),
    ]).compactText
  }

  /// What a project lacks for the fonts of its styles, and what else it can have, a sentence each.
  private func advice(_ survey: ProjectSurvey, _ inputs: FirstInputs) -> [String] {
    let lists = inputs.all.contains { !$0.target.hasFonts && !survey.fontFiles(of: $0).isEmpty }
    let page = survey.page.map { page in
      let path = JSONValue.string(Files.join(Files.folder(of: page), "{name}.css")).line
      return "For a page such as \(page), add to 'outputs' in typeramp.json: { \"format\": \"css\", \"path\": \(path) }"
    }
    return (lists ? survey.missingLists : []) + [page].compactMap(\.self)
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
    let isRepository = [path(".git"), ".git"].contains { Files.kind(of: $0) != nil }
    let commit = "Commit \(list) and .typeramp-manifest.json together, or add both to .gitignore."
    return ["", "Next:"] + change
      + calls.map { "  \($0)\(String(repeating: " ", count: width - $0.count))   \($1)" }
      + (isRepository ? ["", commit] : [])
  }
}
