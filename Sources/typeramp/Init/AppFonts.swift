import OperatingSystem
import TypeRampProject
import Writing

/// The font files that the targets of an app load.
struct AppFonts {
  /// Their folders, except those within other such folders.
  let folders: [String]
  /// Their names: those in packages, those of the Info.plist files or else of the Xcode projects, or else all.
  let files: Set<String>
  let project: Project
  let problems: [ProjectFonts.Problem]
  /// The Info.plist files of the targets that show text; none without fonts.
  private let plists: [AppPlist]
  /// The folders whose fonts no target loads.
  private let others: [String]
  /// The languages that the project has texts in, for the letters of the fonts.
  let languages: ProjectLanguages

  init(of survey: ProjectSurvey) throws {
    func isAmong(_ names: Set<String>, _ file: String) -> Bool {
      !names.isDisjoint(with: file.split(separator: "/").map(String.init))
    }
    var own = survey.fontFiles.filter { !FileTree.isOther($0, besides: survey.dictionaries) }
    // An app can be called Demo.
    let isSample = own.isEmpty
    if isSample { own = survey.fontFiles.filter { isAmong(survey.projectNames, $0) } }
    let plists = survey.plists.filter { isSample || !FileTree.isOther($0.file, besides: survey.dictionaries) }
    let listed = Set(plists.flatMap(\.fonts))
    let names = listed.isEmpty ? survey.projectNames : listed
    let named = own.filter { isAmong(names, $0) || survey.target(around: $0) != nil }
    let app = named.isEmpty ? own : named
    files = Set(app.map(Source.fileName))
    let all = Set(app.map(Files.folder))
    others = Set(survey.fontFiles.map(Files.folder)).subtracting(all).sorted()
    let outer = all.filter { !Files.folders(around: $0).dropFirst().contains(where: all.contains) }.sorted()

    var project = try Project(nil, options: ["fonts": outer.map(survey.path)], in: survey.store)
    let found = project.loadFonts(languages: [])
    let empty = Set(found.compactMap(\.emptyFolder))
    problems = found.filter { if case .empty(_, nil) = $0 { false } else { true } }
    folders = outer.filter { !empty.contains(survey.path($0)) }
    if folders.isEmpty { project.options.common.fonts = nil }
    self.project = project
    self.plists = folders.isEmpty ? [] : plists
    languages = folders.isEmpty ? ProjectLanguages([]) : ProjectLanguages(in: survey.path("."))
  }

  var catalog: FontCatalog? { project.options.common.fonts }

  var infoPlists: [String] { plists.filter { !$0.fonts.isEmpty }.map(\.file) }

  /// What was found and left out, a sentence each.
  var lines: [String] {
    folders.map { "Found fonts in \($0 == "." ? "the folder itself" : $0)." }
      + infoPlists.map { "Found fonts listed in \($0)." }
      + (languages.known.isEmpty ? [] : ["Found texts in the languages \(languages.known.list(upTo: 40, \.tag))."])
      + languages.problems.map { "Left out languages: \($0)." } + problems.map { "Left out fonts: \($0.message)." }
      + (others.isEmpty ? [] : ["Left out the fonts in \(others.list(upTo: 3, \.self)): no target loads them."])
  }

  /// Which targets list no fonts, a sentence each.
  var missingLists: [String] {
    if catalog?.unlistedFiles.isEmpty ?? true { return [] }
    let without = plists.filter(\.fonts.isEmpty)
    let all = JSONValue.array((infoPlists + without.map(\.file)).map(JSONValue.string)).line
    let line =
      "No fonts are listed in \(without.list(upTo: 8) { "\($0.file) (\($0.kind))" }); if a target shows text in these "
      + "styles, add its file under 'infoPlist' in typeramp.json: \(all)"
    let none = "No Info.plist lists the fonts; iOS loads only those under UIAppFonts, and those that code registers."
    return (infoPlists.isEmpty ? [none] : []) + (without.isEmpty ? [] : [line])
  }
}

/// Which files of a project belong to targets of its app.
enum AppFiles {
  /// The names of the files and folders that an Xcode project refers to. A group is only a part of its list.
  static func names(inProject text: String) -> [String] {
    var (names, isReference) = ([String](), false)
    for part in text.split(whereSeparator: { $0 == ";" || $0 == "{" }) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let key = sides[0].split(whereSeparator: \.isWhitespace).last else { continue }
      let value = sides[1].filter { $0 != "\"" }.drop(while: \.isWhitespace)
      if key == "isa" { isReference = ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"].contains(value) }
      if key == "path", isReference { names.append(Source.fileName(at: String(value))) }
    }
    return names
  }
}

/// The Info.plist of a target that shows text.
struct AppPlist {
  let file: String
  let fonts: [String]
  /// What the target is, such as `a widget`.
  let kind: String

  /// The targets that show text, by a key of their Info.plist.
  private static let targets: KeyValuePairs = [
    "WKApplication": "a watch app", "WKWatchKitApp": "a watch app", "NSAppClip": "an App Clip",
    "UILaunchScreen": "an app", "UILaunchStoryboardName": "an app", "UIApplicationSceneManifest": "an app",
  ]

  /// The extensions that show text, by what follows `com.apple.` in the name of their point.
  private static let extensions = [
    "widgetkit-extension": "a widget", "widget-extension": "a widget", "share-services": "a share extension",
    "usernotifications.content-extension": "a notification extension", "ui-services": "an action extension",
    "message-payload-provider": "a Messages extension", "keyboard-service": "a keyboard", "watchkit": "a watch app",
  ]

  /// Nil if a property list lists no fonts, and is that of no target that shows text.
  init?(_ root: Node, at file: String) {
    fonts = InfoPlist(root).fontFiles.map(\.name)
    let point = root.value(of: "NSExtension").map { $0.value(of: "NSExtensionPointIdentifier")?.string ?? "" }
    let found =
      point.map { Self.extensions[String($0.dropFirst("com.apple.".count))] }
      ?? Self.targets.first { root.value(of: $0.key) != nil }?.value
    if found == nil, fonts.isEmpty { return nil }
    (self.file, kind) = (file, found ?? "an app")
  }
}
