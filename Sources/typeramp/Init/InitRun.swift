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
    let found = try inputs(of: survey)
    let isNew = found.isEmpty
    let dictionary = FirstDictionary(survey.usableFonts, capitals: survey.fonts.capitalNames)
    var staging = Staging()
    if isNew {
      try refuseToReplace(Self.dictionaryName)
      try staging.add(FileContent(Array(dictionary.text.utf8)), for: path(Self.dictionaryName))
    }
    let inputs = try Namesakes(isNew ? [Self.dictionaryName] : found) {
      try Files.read(path($0), limit: Limits.inputSize)
    }
    let configuration = Array(Self.configuration(survey, inputs).utf8)
    try staging.add(FileContent(configuration), for: path(Configuration.fileName))
    try staging.commit()
    let lines =
      Self.found(survey) + inputs.lines + (isNew ? Self.lines(on: dictionary) : []) + [
        "Wrote \(Configuration.fileName)."
      ]
    try console.print((lines + next(inputs)).map { DisplayText.escaped($0) + "\n" }.joined())
    return .success
  }

  /// The inputs that are there. Files of design tokens may be parts of one set, which only their authors know.
  private func inputs(of survey: ProjectSurvey) throws(UsageError) -> [String] {
    if !survey.dictionaries.isEmpty { return survey.dictionaries }
    if let folder = survey.tokenFolder { return [folder] }
    guard survey.tokens.count > 1 else { return survey.tokens }
    let names = survey.tokens.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    throw .other(
      "found \(survey.tokens.count) files of design tokens: \(names)\(survey.tokens.count > 5 ? ", …" : ""); list those that are "
        + "documents of their own as 'inputs' of a \(Configuration.fileName)")
  }

  private func path(_ name: String) -> String { folder == "." ? name : Files.join(folder, name) }

  private func refuseToReplace(_ name: String) throws(UsageError) {
    let path = path(name)
    guard Files.kind(of: path) == nil, !Files.isLink(path) else {
      throw .other("'\(path)' is there already, and 'init' replaces no file")
    }
  }

  private static func configuration(_ survey: ProjectSurvey, _ inputs: Namesakes) -> String {
    JSONValue.members([
      "inputs": .array(inputs.files.map(JSONValue.string)), "fonts": .list(survey.fontFolders, JSONValue.string),
      "infoPlist": infoPlists(survey), "outputs": .array(inputs.outputs),
    ]).compactText
  }

  /// The files that list fonts; nil without font files, since they could not be checked.
  private static func infoPlists(_ survey: ProjectSurvey) -> JSONValue? {
    let files = survey.fontFolders.isEmpty ? [] : survey.infoPlists
    return files.count == 1 ? .string(files[0]) : .list(files, JSONValue.string)
  }
}

// MARK: - What is printed

extension InitRun {
  private static func found(_ survey: ProjectSurvey) -> [String] {
    let fonts = survey.fontFolders.map { "Found fonts in \($0 == "." ? "the folder itself" : $0)." }
    let plists = infoPlists(survey) == nil ? [] : survey.infoPlists.map { "Found fonts listed in \($0)." }
    let files = survey.tokenFolder.map { [$0] } ?? survey.tokens
    let tokens = survey.dictionaries.isEmpty ? files : []
    return survey.dictionaries.map { "Found the style dictionary \($0)." }
      + tokens.map { "Found the design tokens \($0)." } + fonts + plists
      + survey.foreign.map {
        "Left out \($0.file), a file of \($0.kind); 'typeramp validate \($0.file)' says how to move its styles."
      }
      + survey.malformed.map { "Left out \($0), which is malformed; 'typeramp validate \($0)' shows the mistake." }
  }

  private static func lines(on dictionary: FirstDictionary) -> [String] {
    ["Wrote \(dictionaryName): \(FirstDictionary.styles.count) text styles at Apple's sizes."] + dictionary.lines
  }

  private func next(_ inputs: Namesakes) -> [String] {
    let input = inputs.files[0]
    let change = folder == "." ? [] : ["  cd \(ShellWord.quoted(folder))"]
    let output = Emitter.swift.fileName(for: inputs.types[input] ?? Source.name(ofFileAt: input))
    let calls = [
      ("typeramp show \(ShellWord.quoted(input))", "every style at every text size"),
      ("typeramp validate", "check styles and fonts"), ("typeramp build", "write Generated/\(output)"),
    ]
    let width = calls.map(\.0.count).max() ?? 0
    return ["", "Next:"] + change
      + calls.map { "  \($0)\(String(repeating: " ", count: width - $0.count))   \($1)" }
  }
}
