import OperatingSystem
import TypeRampProject

/// The parts of a project that a configuration can name. Paths are relative to its folder.
struct ProjectSurvey {
  private let folder: String
  private(set) var dictionaries: [String] = []
  /// The files of design tokens.
  private(set) var tokens: [String] = []
  /// The files that have design tokens, whatever their names.
  private var otherTokens: [String] = []
  /// The folder of the files of design tokens, if they are one project.
  private(set) var tokenFolder: String?
  /// The files that could be dictionaries, but are malformed.
  private(set) var malformed: [String] = []
  /// Files of other tools that look similar, with what they are.
  private(set) var foreign: [(file: String, kind: String)] = []
  /// The folders with font files, except those within other such folders.
  private(set) var fontFolders: [String] = []
  private(set) var fonts = FontCatalog()
  /// The Info.plist files that list fonts.
  private(set) var infoPlists: [String] = []
  /// The font files that they list, by their names without folders.
  private(set) var declaredFiles: Set<String> = []
  /// The errors of reading files.
  private(set) var errors: [FileError] = []

  /// The fonts by PostScript name: those listed in an Info.plist, or all fonts if no Info.plist lists any.
  var usableFonts: [String: FontDescription] {
    let listed = fonts.descriptions.filter { !declaredFiles.isDisjoint(with: fonts.files(of: $0.key)) }
    return listed.isEmpty ? fonts.descriptions : listed
  }

  /// Folders of dependencies and of build products.
  private static let skipped: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

  init(of folder: String) {
    self.folder = folder
    let files = files(where: FontFile.extensions + Self.documents)
    findFonts(files.filter { Files.hasExtension($0, among: FontFile.extensions) })
    for file in files where Files.hasExtension(file, among: Self.documents) { look(at: file) }
    if tokens.isEmpty { tokens = otherTokens }
    if tokens.count > 1, dictionaries.isEmpty { tokenFolder = projectFolder }
  }

  /// The innermost folder of all files of tokens, if it is one project and not the whole.
  private var projectFolder: String? {
    var common = tokens[0].split(separator: "/").dropLast()
    for file in tokens.dropFirst() {
      let names = file.split(separator: "/").dropLast()
      common = common.prefix(zip(common, names).prefix { $0 == $1 }.count)
    }
    let folder = common.joined(separator: "/")
    if folder.isEmpty { return nil }
    return TokenProject(Input(argument: path(folder)), in: DiskFiles(), ImportOptions()) == nil ? nil : folder
  }

  /// The extensions of files that can be dictionaries, design tokens or an Info.plist.
  private static let documents = [".plist"] + TokenProject.extensions

  private mutating func findFonts(_ files: [String]) {
    var folders: [String] = []
    FontSearch.read(files.map(path)) { outcome in
      switch outcome {
      case .font(let font, let path):
        fonts.add(font, at: path)
        folders.append(Files.folder(of: relative(path)))
      case .declined: break
      case .failed(let error): errors.append(error)
      }
    }
    let isWithin = { (path: String, folder: String) in path == folder || Files.isPath(path, within: folder) }
    for found in folders where !fontFolders.contains(where: { isWithin(found, $0) }) {
      fontFolders = fontFolders.filter { !isWithin($0, found) } + [found]
    }
  }

  private mutating func look(at file: String) {
    do throws(FileError) {
      let document = Document(try Input(argument: path(file)).read(), path: file)
      guard case .success(let tree) = document.tree else {
        malformed.append(file)
        return
      }
      if StyleDictionary.isLikely(document) {
        dictionaries.append(file)
      } else if TokenForm.isLikely(document) {
        tokens.append(file)
      } else if case .typographyKit = ForeignFormat(tree.root) {
        foreign.append((file, "TypographyKit"))
      } else if TokenForm.isTokens(document) {
        otherTokens.append(file)
      } else if file.hasSuffix("Info.plist"), !InfoPlist(tree.root).fontFiles.isEmpty {
        infoPlists.append(file)
        declaredFiles.formUnion(InfoPlist(tree.root).fontFiles.map(\.name))
      }
    } catch {
      errors.append(error)
    }
  }

  /// The files with one of these extensions.
  private mutating func files(where extensions: [String]) -> [String] {
    var failures: [FileError] = []
    let files = FileTree.files(
      in: folder, of: DiskFiles(), skipping: Self.skipped,
      fail: { failures.append($0) },
      where: { Files.hasExtension($0, among: extensions) })
    errors += failures
    return files.map(relative)
  }

  /// The path of a file of the project, for reading it.
  private func path(_ file: String) -> String { folder == "." ? file : Files.join(folder, file) }

  private func relative(_ path: String) -> String { Files.path(path, from: folder) ?? path }
}
