import OperatingSystem
import TypeRampProject

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
