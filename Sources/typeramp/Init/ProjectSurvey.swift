import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The parts of a project that a configuration can name. Paths are relative to its folder.
struct ProjectSurvey {
  private let folder: String
  private(set) var dictionaries: [String] = []
  /// The design tokens, the likeliest inputs first: documents of their own, which have sets or sources or are folders
  /// of Tokens Studio; files that are tokens by their names; files that are tokens by their content.
  private var tokenFiles: [[String]] = [[], [], []]
  /// The files that were read and can be inputs.
  private var read: [InputFile] = []
  /// Test data that could be inputs.
  private var tests: [String] = []
  /// The files that could be dictionaries, but are malformed or those of another tool, a sentence each.
  private var refused: [String] = []
  /// Those of them beside which a new dictionary would be a second one.
  private(set) var rivals: [String] = []
  /// The folders with font files, except those within other such folders.
  private(set) var fontFolders: [String] = []
  private(set) var fonts = FontCatalog()
  /// The names of the app's font files: those in packages, those of its lists or else its projects, or else all.
  private(set) var fontFiles: Set<String> = []
  /// The Info.plist files of targets that show text, with the names of the font files that they list.
  private var plists: [(file: String, fonts: [String], kind: String)] = []
  private(set) var manifests: [PackageManifest] = []
  /// The names of the files and folders in Xcode projects.
  private(set) var projectNames: Set<String> = []
  private(set) var page: String?
  /// The errors of reading files.
  private(set) var errors: [FileError] = []
  /// The languages that the project has texts in, for the letters of its fonts; none without fonts.
  private(set) var languages = ProjectLanguages([])

  /// The Info.plist files that list fonts.
  var infoPlists: [String] { plists.filter { !$0.fonts.isEmpty }.map(\.file) }

  /// Which targets list no fonts, a sentence each.
  var missingLists: [String] {
    if fonts.unlistedFiles.isEmpty { return [] }
    let without = plists.filter(\.fonts.isEmpty)
    let all = JSONValue.array((infoPlists + without.map(\.file)).map(JSONValue.string)).line
    let line =
      "No fonts are listed in \(without.list(upTo: 8) { "\($0.file) (\($0.kind))" }); if a target shows text in these "
      + "styles, add its file under 'infoPlist' in typeramp.json: \(all)"
    let none = "No Info.plist lists the fonts; iOS loads only those under UIAppFonts, and those that code registers."
    return (infoPlists.isEmpty ? [none] : []) + (without.isEmpty ? [] : [line])
  }

  init(of folder: String) {
    self.folder = folder
    let files = FileTree.files(
      in: folder, of: DiskFiles(), skipping: FileTree.dependencies.contains,
      leaveOut: { refused.append("Left out \($0), a link to another folder.") },
      fail: {
        $0.reason == .isDeadLink ? refused.append("Left out \($0.path), a link to nothing.") : errors.append($0)
      },
      where: { Files.hasExtension($0, among: FontFile.extensions + Self.documents + Self.code) }
    ).map(relative)
    var fonts: [String] = []
    for file in files {
      if Files.hasExtension(file, among: Self.documents) { look(at: file) }
      if FileTree.isOfTests(file) { continue }
      switch Source.fileName(at: file) {
      case "Package.swift": manifests.append(PackageManifest(text(of: file), at: file))
      case "project.pbxproj" where !FileTree.isOther(file, besides: []):
        projectNames.formUnion(AppFiles.names(inProject: text(of: file)))
      case let name where Files.hasExtension(name, among: FontFile.extensions): fonts.append(file)
      case let name where Files.hasExtension(name, among: [".html"]): page = page ?? file
      default: break
      }
    }
    findFonts(appFonts(among: fonts))
    if fontFolders.isEmpty { plists = [] } else { languages = ProjectLanguages(in: folder) }
  }

  private func text(of file: String) -> String {
    String(decoding: (try? DiskFiles().read(path(file), limit: Limits.inputSize)) ?? [], as: UTF8.self)
  }

  /// The font files in the folders of those of the app.
  private mutating func appFonts(among files: [String]) -> [String] {
    let isAmong = { (names: Set<String>) in
      { (file: String) in !names.isDisjoint(with: file.split(separator: "/").map(String.init)) }
    }
    var own = files.filter { !FileTree.isOther($0, besides: dictionaries) }
    // An app can be called Demo.
    if own.isEmpty {
      own = files.filter(isAmong(projectNames))
    } else {
      plists.removeAll { FileTree.isOther($0.file, besides: dictionaries) }
    }
    let listed = Set(plists.flatMap(\.fonts))
    let isNamed = isAmong(listed.isEmpty ? projectNames : listed)
    let named = own.filter { isNamed($0) || target(around: $0) != nil }
    let app = named.isEmpty ? own : named
    fontFiles = Set(app.map(Source.fileName))
    let folders = Set(app.map(Files.folder))
    let others = Set(files.map(Files.folder)).subtracting(folders).sorted().list(upTo: 3, \.self)
    if !others.isEmpty { refused.append("Left out the fonts in \(others): no target loads them.") }
    return own.filter { folders.contains(Files.folder(of: $0)) }
  }

  /// What the inputs of design tokens can be, the likeliest first. Several files are one project if their folder is.
  var tokens: [[String]] {
    tokenFiles[...0] + tokenFiles[1...].map { $0.count > 1 ? projectFolder(of: $0).map { [$0] } ?? $0 : $0 }
  }

  /// The files that are certainly design tokens.
  var namedTokens: [String] { tokenFiles[...1].joined().filter { Files.kind(of: path($0)) == .file } }

  /// What was found besides inputs, and what was left out, a sentence each.
  var lines: [String] {
    fontFolders.map { "Found fonts in \($0 == "." ? "the folder itself" : $0)." }
      + infoPlists.map { "Found fonts listed in \($0)." }
      + (languages.known.isEmpty ? [] : ["Found texts in the languages \(languages.known.list(upTo: 40, \.tag))."])
      + languages.problems.map { "Left out languages: \($0)." } + refused
      + (tests.isEmpty ? [] : ["Left out test data: \(tests.quotedList(upTo: 3))."])
  }

  /// The files of the project, without reading those again that were read before.
  var store: MemoryFiles { MemoryFiles(read, over: DiskFiles()) }

  /// The innermost folder of several files, if it is one project and not the whole.
  private func projectFolder(of files: [String]) -> String? {
    var folder = Files.folder(of: files[0])
    while !files.allSatisfy({ isWithin($0, folder) }) { folder = Files.folder(of: folder) }
    return folder != "." && isProject(folder) ? folder : nil
  }

  func isProject(_ folder: String) -> Bool {
    let input = Input(argument: path(folder))
    return Project(configuration: nil, in: store).find(at: input, fail: { _ in }).first?.input == input
  }

  private func isWithin(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "." || Files.isPath(path, within: folder)
  }

  /// The extensions of files that can be dictionaries, design tokens or an Info.plist.
  private static let documents = [".plist"] + TokenProject.extensions
  private static let code = ["package.swift", ".pbxproj", ".html"]

  private mutating func findFonts(_ files: [String]) {
    FontSearch.read(files.map(path)) { outcome in
      switch outcome {
      case .font(let font, let path):
        fonts.add(font, at: path)
        let folder = Files.folder(of: relative(path))
        if fontFolders.contains(where: { isWithin(folder, $0) }) { return }
        fontFolders = fontFolders.filter { !isWithin($0, folder) } + [folder]
      case .declined(.pointer, let path, _): errors.append(.said(path, FontFileError.pointer.message))
      case .declined(let error, let path, _):
        if ![.woff, .woff2].contains(error) { refused.append("Left out \(relative(path)): \(error.message).") }
      case .failed(let error): errors.append(error)
      }
    }
  }

  private mutating func look(at file: String) {
    do throws(FileError) {
      let found = try Input(argument: path(file)).file()
      let (document, role) = (found.document, DocumentRole(of: found.document))
      if role.isInput { read.append(found) }
      if FileTree.isOfTests(file) {
        if role.isInput, role != .tokens(.content) { tests.append(file) }
        return
      }
      guard case .success(let tree) = document.tree else {
        if role.isInput { refuse(file, "which is malformed", "shows the mistake") }
        if role.isInput, role != .unreadable || document.isHidden { rivals.append(file) }
        return
      }
      let folder = Files.folder(of: file)
      let isMark = Source.fileName(at: file).hasPrefix("$") && TokenProject.isMarked(path(folder), in: DiskFiles())
      switch role {
      case .dictionary: dictionaries.append(file)
      case _ where isMark || role == .tokens(.project):
        let input = isMark ? folder : file
        if !tokenFiles[0].contains(where: { isWithin(input, $0) }) { tokenFiles[0].append(input) }
      case .tokens(let evidence): tokenFiles[evidence == .name ? 1 : 2].append(file)
      case .typographyKit:
        refuse(file, "a file of TypographyKit", "says how to write a dictionary of it")
        rivals.append(file)
      case .configuration, .map, .unreadable, .other:
        guard Files.hasExtension(file, among: [".plist"]) else { return }
        let (fonts, kind) = (InfoPlist(tree.root).fontFiles.map(\.name), AppFiles.target(of: tree.root))
        if !fonts.isEmpty || kind != nil { plists.append((file, fonts, kind ?? "an app")) }
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func refuse(_ file: String, _ reason: String, _ advice: String) {
    refused.append("Left out \(file), \(reason); 'typeramp validate \(ShellWord.quoted(file))' \(advice).")
  }

  /// The path of a file of the project, for reading it.
  func path(_ file: String) -> String { folder == "." ? file : Files.join(folder, file) }

  func relative(_ path: String) -> String { Files.path(path, from: folder) ?? path }
}
