import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// What the files in a folder are to a first configuration. Paths are relative to the folder.
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
  /// What was left out, a sentence each.
  private var refused: [String] = []
  /// The files beside which a new dictionary would be a second one.
  private(set) var rivals: [String] = []
  private(set) var fontFiles: [String] = []
  private(set) var plists: [AppPlist] = []
  private(set) var manifests: [PackageManifest] = []
  /// The names of the files and folders in Xcode projects.
  private(set) var projectNames: Set<String> = []
  private(set) var page: String?
  private(set) var errors: [FileError] = []

  /// The extensions of files that can be dictionaries, design tokens or an Info.plist.
  private static let documents = [".plist"] + TokenProject.extensions
  private static let code = ["package.swift", ".pbxproj", ".html"]

  init(of folder: String) {
    self.folder = folder
    let tree = FileTree(of: folder, in: DiskFiles(), skipping: FileTree.dependencies.contains) {
      Files.hasExtension($0, among: FontFile.extensions + Self.documents + Self.code)
    }
    let others = tree.errors.filter { $0.reason == .isDeadLink || $0.isUnnameable }
    errors = tree.errors.filter { $0.reason != .isDeadLink && !$0.isUnnameable }
    refused =
      tree.links.map { "Left out \($0), a link to another folder." }
      + others.map { "Left out \($0.path): \($0.explanation)." }
    for file in tree.files.map(relative) {
      if Files.hasExtension(file, among: Self.documents) { look(at: file) }
      if FileTree.isOfTests(file) { continue }
      switch Source.fileName(at: file) {
      case "Package.swift": manifests.append(PackageManifest(text(of: file), at: file))
      case "project.pbxproj" where !FileTree.isOther(file, besides: []):
        projectNames.formUnion(AppFiles.names(inProject: text(of: file)))
      case let name where Files.hasExtension(name, among: FontFile.extensions): fontFiles.append(file)
      case let name where Files.hasExtension(name, among: [".html"]): page = page ?? file
      default: break
      }
    }
  }

  private func text(of file: String) -> String {
    String(decoding: (try? DiskFiles().read(path(file), limit: Limits.inputSize)) ?? [], as: UTF8.self)
  }

  private mutating func look(at file: String) {
    do throws(FileError) {
      let found = try Input(argument: path(file)).file()
      let role = DocumentRole(of: found.document)
      if role.isInput, !Glob(file).isPlain, !FileTree.isOfTests(file) {
        refused.append("Left out \(file), because a path with '*' or '?' is a pattern in typeramp.json.")
        return rivals.append(file)
      }
      if role.isInput { read.append(found) }
      if FileTree.isOfTests(file) {
        if role.isInput, role != .tokens(.content) { tests.append(file) }
      } else if case .success(let tree) = found.document.tree {
        add(file, role, tree.root)
      } else if let list = found.document.preprocessed, let plist = AppPlist(list.root, at: file) {
        plists.append(plist)
        refused.append("Read \(file) without its lines for the preprocessor.")
      } else if role.isInput {
        refuse(file, "which is malformed", "shows the mistake")
        if role != .unreadable || found.document.isHidden { rivals.append(file) }
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func add(_ file: String, _ role: DocumentRole, _ root: Node) {
    let folder = Files.folder(of: file)
    let isMark = Source.fileName(at: file).hasPrefix("$") && TokenProject.isMarked(path(folder), in: DiskFiles())
    switch role {
    case .dictionary: dictionaries.append(file)
    case _ where isMark || role == .tokens(.project):
      let input = isMark ? folder : file
      if !tokenFiles[0].contains(where: { Self.isWithin(input, $0) }) { tokenFiles[0].append(input) }
    case .tokens(let evidence): tokenFiles[evidence == .name ? 1 : 2].append(file)
    case .typographyKit:
      refuse(file, "a file of TypographyKit", "says how to write a dictionary of it")
      rivals.append(file)
    case .configuration, .map, .unreadable, .other:
      if Files.hasExtension(file, among: [".plist"]), let plist = AppPlist(root, at: file) { plists.append(plist) }
    }
  }

  private mutating func refuse(_ file: String, _ reason: String, _ advice: String) {
    refused.append("Left out \(file), \(reason); 'typeramp validate \(ShellWord.quoted(file))' \(advice).")
  }

  var lines: [String] {
    refused + (tests.isEmpty ? [] : ["Left out test data: \(tests.quotedList(upTo: 3))."])
  }

  /// What can be the inputs: dictionaries, or tokens, the likeliest first; for files of a project, its folder.
  var candidates: [[String]] {
    [dictionaries, tokenFiles[0]]
      + tokenFiles[1...].map { $0.count > 1 ? projectFolder(of: $0).map { [$0] } ?? $0 : $0 }
  }

  /// The files that are certainly design tokens.
  var namedTokens: [String] { tokenFiles[...1].joined().filter { Files.kind(of: path($0)) == .file } }

  /// The files of the folder, without reading those again that were read before.
  var store: MemoryFiles { MemoryFiles(read, over: DiskFiles()) }

  /// The innermost folder of several files, if it is one project and not the whole.
  private func projectFolder(of files: [String]) -> String? {
    let folder = Files.folders(around: Files.folder(of: files[0])).first { folder in
      files.allSatisfy { Self.isWithin($0, folder) }
    }
    return folder.flatMap { $0 != "." && isProject($0) ? $0 : nil }
  }

  func isProject(_ folder: String) -> Bool {
    let input = Input(argument: path(folder))
    return Project(configuration: nil, in: store).find(at: input).inputs.first?.input == input
  }

  static func isWithin(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "." || Files.isPath(path, within: folder)
  }

  func path(_ file: String) -> String { file == "." ? folder : folder == "." ? file : Files.join(folder, file) }

  func relative(_ path: String) -> String { Files.path(path, from: folder) ?? path }
}
