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
    let inputs = isNew ? [Self.dictionaryName] : found
    let configuration = Array(Self.configuration(survey, inputs).utf8)
    try staging.add(FileContent(configuration), for: path(Configuration.fileName))
    try staging.commit()
    let lines = Self.found(survey) + (isNew ? Self.lines(on: dictionary) : []) + ["Wrote \(Configuration.fileName)."]
    try console.print((lines + next(inputs[0])).map { DisplayText.escaped($0) + "\n" }.joined())
    return .success
  }

  /// The inputs that are there. Files of design tokens may be parts of one set, which only their authors know.
  private func inputs(of survey: ProjectSurvey) throws(UsageError) -> [String] {
    if !survey.dictionaries.isEmpty { return try distinct(survey.dictionaries) }
    guard survey.tokens.count > 1 else { return survey.tokens }
    let names = survey.tokens.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    throw .other(
      "found \(survey.tokens.count) files of design tokens: \(names)\(survey.tokens.count > 5 ? ", …" : ""); list those that are "
        + "documents of their own as 'inputs' of a \(Configuration.fileName)")
  }

  /// Refuses dictionaries whose generated types would have one name.
  private func distinct(_ files: [String]) throws(UsageError) -> [String] {
    var types: [String: String] = [:]
    for file in files {
      guard let type = Emitter.swift.typeName(for: Source.name(ofFileAt: file)),
        let other = types.updateValue(file, forKey: type)
      else { continue }
      throw .other(
        "'\(other)' and '\(file)' would both become the Swift type '\(type)'; list the inputs in a "
          + "\(Configuration.fileName), with outputs of their own")
    }
    return files
  }

  private func path(_ name: String) -> String { folder == "." ? name : Files.join(folder, name) }

  private func refuseToReplace(_ name: String) throws(UsageError) {
    let path = path(name)
    guard Files.kind(of: path) == nil, !Files.isLink(path) else {
      throw .other("'\(path)' is there already, and 'init' replaces no file")
    }
  }

  private static func configuration(_ survey: ProjectSurvey, _ inputs: [String]) -> String {
    let output = JSONValue.object([("format", .string("swift")), ("path", .string("Generated/{name}.swift"))])
    return JSONValue.members([
      "inputs": .array(inputs.map(JSONValue.string)), "fonts": .list(survey.fontFolders, JSONValue.string),
      "infoPlist": infoPlist(survey).map(JSONValue.string), "outputs": .array([output]),
    ]).compactText
  }

  /// The only Info.plist that lists fonts; nil without font files, since it could not be checked.
  private static func infoPlist(_ survey: ProjectSurvey) -> String? {
    survey.infoPlists.count == 1 && !survey.fontFolders.isEmpty ? survey.infoPlists[0] : nil
  }
}

// MARK: - What is printed

extension InitRun {
  private static func found(_ survey: ProjectSurvey) -> [String] {
    let fonts = survey.fontFolders.map { "Found fonts in \($0 == "." ? "the folder itself" : $0)." }
    let plists =
      survey.infoPlists.count > 1
      ? ["Found several files that list fonts; name one as 'infoPlist': \(survey.infoPlists.joined(separator: ", "))."]
      : infoPlist(survey).map { ["Found fonts listed in \($0)."] } ?? []
    let tokens = survey.dictionaries.isEmpty ? survey.tokens : []
    return survey.dictionaries.map { "Found the style dictionary \($0)." }
      + tokens.map { "Found the design tokens \($0)." } + fonts + plists
      + survey.malformed.map { "Left out \($0), which is malformed; 'typeramp validate \($0)' shows the mistake." }
  }

  private static func lines(on dictionary: FirstDictionary) -> [String] {
    ["Wrote \(dictionaryName): \(FirstDictionary.styles.count) text styles at Apple's sizes."] + dictionary.lines
  }

  private func next(_ input: String) -> [String] {
    let change = folder == "." ? [] : ["  cd \(ShellWord.quoted(folder))"]
    let output = Emitter.swift.fileName(for: Source.name(ofFileAt: input))
    let calls = [
      ("typeramp show \(ShellWord.quoted(input))", "every style at every text size"),
      ("typeramp validate", "check styles and fonts"), ("typeramp build", "write Generated/\(output)"),
    ]
    let width = calls.map(\.0.count).max() ?? 0
    return ["", "Next:"] + change
      + calls.map { "  \($0)\(String(repeating: " ", count: width - $0.count))   \($1)" }
  }
}
