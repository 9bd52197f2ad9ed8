import OperatingSystem
import TypeRampProject

/// Which files of a project belong to targets of its app, and what the targets are.
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

  /// What the target of an Info.plist is, such as `a widget`; nil if it shows no text, and for other property lists.
  static func target(of root: Node) -> String? {
    if let target = root.value(of: "NSExtension") {
      let point = target.value(of: "NSExtensionPointIdentifier")?.string ?? ""
      return extensions[String(point.dropFirst("com.apple.".count))]
    }
    return targets.first { root.value(of: $0.key) != nil }?.value
  }
}
