import CommandLineKit
import OperatingSystem
import TypeRampProject

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
  /// The Info.plist files that list fonts.
  private(set) var infoPlists: [String] = []
  /// The font files that they list, by their names without folders.
  private(set) var declaredFiles: Set<String> = []
  /// The errors of reading files.
  private(set) var errors: [FileError] = []
  /// The languages that the project has texts in, for the letters of its fonts; none without fonts.
  private(set) var languages = ProjectLanguages([])

  /// The fonts by PostScript name: those listed in an Info.plist, or all fonts if no Info.plist lists any.
  var usableFonts: [String: FontDescription] {
    let listed = fonts.descriptions.filter { !declaredFiles.isDisjoint(with: fonts.files(of: $0.key)) }
    return listed.isEmpty ? fonts.descriptions : listed
  }

  init(of folder: String) {
    self.folder = folder
    let files = FileTree.files(
      in: folder, of: DiskFiles(), skipping: FileTree.dependencies.contains,
      leaveOut: { refused.append("Left out \($0), a link to another folder.") },
      fail: {
        $0.reason == .isDeadLink ? refused.append("Left out \($0.path), a link to nothing.") : errors.append($0)
      },
      where: { Files.hasExtension($0, among: FontFile.extensions + Self.documents) }
    ).map(relative)
    findFonts(files.filter { Files.hasExtension($0, among: FontFile.extensions) && !Self.isOfTests($0) })
    for file in files where Files.hasExtension(file, among: Self.documents) { look(at: file) }
    if fontFolders.isEmpty { infoPlists = [] } else { languages = ProjectLanguages(in: folder) }
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

  private mutating func findFonts(_ files: [String]) {
    FontSearch.read(files.map(path)) { outcome in
      switch outcome {
      case .font(let font, let path):
        fonts.add(font, at: path)
        let folder = Files.folder(of: relative(path))
        if fontFolders.contains(where: { isWithin(folder, $0) }) { return }
        fontFolders = fontFolders.filter { !isWithin($0, folder) } + [folder]
      case .declined: break
      case .failed(let error): errors.append(error)
      }
    }
  }

  private mutating func look(at file: String) {
    do throws(FileError) {
      let found = try Input(argument: path(file)).file()
      let (document, role) = (found.document, DocumentRole(of: found.document))
      if role.isInput { read.append(found) }
      if Self.isOfTests(file) {
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
        refuse(file, "a file of TypographyKit", "says how to move its styles")
        rivals.append(file)
      case .configuration, .map, .unreadable, .other:
        let fonts = Files.hasExtension(file, among: [".plist"]) ? InfoPlist(tree.root).fontFiles : []
        if !fonts.isEmpty { infoPlists.append(file) }
        declaredFiles.formUnion(fonts.map(\.name))
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func refuse(_ file: String, _ reason: String, _ advice: String) {
    refused.append("Left out \(file), \(reason); 'typeramp validate \(ShellWord.quoted(file))' \(advice).")
  }

  /// Whether a file is in a folder of test data.
  private static func isOfTests(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { folder in
      folder.hasSuffix("Tests") || ["test", "tests", "testdata", "fixtures"].contains(folder.lowercased())
    }
  }

  /// The path of a file of the project, for reading it.
  func path(_ file: String) -> String { folder == "." ? file : Files.join(folder, file) }

  private func relative(_ path: String) -> String { Files.path(path, from: folder) ?? path }
}
