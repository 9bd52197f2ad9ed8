import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let fonts = Command(
    name: "fonts",
    abstract: "List PostScript names of fonts, and letters that they lack.",
    examples: [
      "typeramp fonts Fonts --languages de,vi,th",
      "typeramp fonts --ios \(IOSFonts.newestVersion)",
    ],
    discussion: """
      PATH is a file, a folder of them, or '-' for standard input. Without PATH they are those of \
      \(Configuration.fileName). With '--info-plist' each file is followed by the lists that lack it. With '--ios' the faces of iOS are listed too, by family. \
      With '--languages' each face of a file is followed by the letters that it lacks, language by language, and by how far \
      the others reach above and below the baseline, in multiples of the point size.
      """,
    operands: "[PATH]…",
    options: [
      FontsOptions.json.declaration, Setting.languages.declaration, Setting.ios.declaration,
      Setting.infoPlist.declaration,
      ConfigurationOptions.config.declaration,
    ]
  ) { invocation in
    var run = try FontsRun(invocation)
    return try run.list()
  }
}

enum FontsOptions {
  static let json = Flag("json", help: "write JSON, for programs")
}

private struct FontsRun {
  private let project: Project
  private let ios: IOSFonts?
  private let languages: [LanguageLetters]
  private var lists: [(infoPlist: String, files: Set<String>)] = []
  private var names: [String: String] = [:]
  private let isJSON: Bool
  private let console: Console
  private var text = ""
  private var files: [JSONValue] = []

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    let call = try Project(nil, options: arguments.texts).call
    ios = call.ios
    isJSON = arguments.has(FontsOptions.json)
    console = invocation.console
    let isAlone = arguments.operands.isEmpty && ios == nil
    if isJSON, ios != nil { throw UsageError.other("'--json' lists font files; expected no '--ios'") }
    if arguments.has(ConfigurationOptions.config), !call.searchesLanguages, !isAlone {
      throw UsageError.other("'--config' is for the languages of a project; expected '--languages project'")
    }
    let configuration = call.searchesLanguages || isAlone ? try Configuration.load(arguments) : nil
    let paths = arguments.operands.isEmpty ? [:] : [Setting.fonts.option.name: arguments.operands]
    var project = try Project(configuration, options: arguments.texts.merging(paths) { $1 })
    guard !project.settings.fonts.isEmpty || ios != nil else {
      throw UsageError.missingOperand(
        "a font file or a folder, 'fonts' in \(Configuration.fileName), or '--ios VERSION'")
    }
    for path in project.settings.infoPlists {
      let document = try project.declareFonts(at: path) { invocation.console.report([$0]) }
      guard case .success(let tree) = document.tree else {
        throw FileError.said(path, "it is malformed; 'typeramp validate' shows the mistake")
      }
      lists.append((path, Set(InfoPlist(tree.root).fontFiles.map(\.name))))
    }
    self.project = project
    let chosen = project.languages()
    for problem in chosen.problems { console.report(.note, problem) }
    languages = chosen.known
  }

  mutating func list() throws -> ExitStatus {
    var status = ExitStatus.success
    var isEmpty = ios == nil
    for (family, names) in ios?.families ?? [] { write([family] + names.map { "  \($0)" }) }
    project.forEachFont { outcome in
      switch outcome {
      case .font(let font, let path):
        isEmpty = false
        if isJSON {
          files.append(json(of: font, path))
        } else {
          let lacking = unlisted(path).map { "  UIAppFonts does not list it in '\($0)'" }
          write([path] + zip(font.faces, font.coverage(of: languages)).flatMap(lines) + lacking)
          for name in font.faces.flatMap(\.allPostScriptNames) {
            let other = names.updateValue(path, forKey: name)
            if let other { write(["  '\(name)' is also in '\(other)', and iOS loads only one of them"]) }
          }
        }
      case .declined(let error, let path, _):
        console.report([error.line(for: path)])
        status = max(status, .findings)
      case .failed(let error):
        console.report(error)
        status = .failure
      }
    }
    if isJSON { text = JSONValue.object([("formatVersion", .integer(1)), ("files", .array(files))]).text }
    if !text.isEmpty { try console.print(text) }
    if isEmpty, status == .success {
      // A search without a result must not look like a success.
      console.report(.error, "no font file found in \(project.settings.fonts.quotedList)")
      status = .failure
    }
    return status
  }

  private func unlisted(_ path: String) -> [String] {
    lists.filter { !$0.files.contains(Source.fileName(at: path)) }.map(\.infoPlist)
  }

  private mutating func write(_ lines: [String]) {
    text += lines.map { DisplayText.escaped($0) + "\n" }.joined()
  }

  /// The names of a face and of its instances, each followed by its full name, and its letters.
  private func lines(of face: FontFace, _ coverage: [LanguageCoverage]) -> [String] {
    let own = [(face.postScriptName, face.fullName)]
    let names = (own + face.instances.map { ($0.postScriptName, $0.subfamilyName) }).map { name, title in
      "  " + (name ?? "(no PostScript name)") + (title.map { "  \($0)" } ?? "")
    }
    return names
      + (coverage.isEmpty && !languages.isEmpty
        ? ["    its characters cannot be read"] : coverage.map { "    \($0.line)" })
  }

  private func json(of font: FontFile, _ path: String) -> JSONValue {
    let faces = zip(font.faces, font.coverage(of: languages)).map { face, coverage in
      JSONValue.members([
        "postScriptName": face.postScriptName.map(JSONValue.string), "fullName": face.fullName.map(JSONValue.string),
        "unitsPerEm": face.metrics.map { .integer($0.unitsPerEm) },
        "languages": languages.isEmpty ? nil : .array(coverage.map(\.json)),
      ])
    }
    return .members([
      "path": .string(path), "unlistedIn": .list(unlisted(path), JSONValue.string), "faces": .array(faces),
    ])
  }
}

extension LanguageCoverage {
  /// `lacks 12 of the 178 letters of vi: ạ ả …; from -0.21 (ợ) to 1.04 (Ậ)`.
  fileprivate var line: String {
    let reach = lowest.flatMap { lowest in
      highest.map {
        "; from \(lowest.em.hundredths) (\(lowest.letter.shown)) to \($0.em.hundredths) (\($0.letter.shown))"
      }
    }
    return words + (reach ?? "")
  }

  fileprivate var json: JSONValue {
    .members([
      "language": .string(tag), "letters": .integer(letterCount),
      "lacking": .array(lacking.map { .string(String($0)) }), "highest": highest?.json, "lowest": lowest?.json,
    ])
  }
}

extension LanguageCoverage.Reach {
  fileprivate var json: JSONValue {
    .object([("letter", .string(String(letter))), ("units", .integer(units))])
  }
}
