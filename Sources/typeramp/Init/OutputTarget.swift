import OperatingSystem
import TypeRampProject

/// Where the Swift of an input is written: beside the configuration, or in the target of a package that compiles it.
struct OutputTarget {
  var folder = "Generated"
  var isPublic = false
  /// Whether the fonts are in the bundle of its module, which registers them.
  var hasFonts = false
}

/// The manifest of a package. It is read and not run: only names and paths that are written as strings are known.
struct PackageManifest {
  private let folder: String
  private let code: String

  init(_ code: String, at path: String) {
    (folder, self.code) = (Files.folder(of: path), code.filter { !$0.isWhitespace })
  }

  /// The innermost target around a file; nil if it is in none.
  func target(around file: String) -> OutputTarget? {
    guard let parts = (folder == "." ? file : Files.path(file, from: folder))?.split(separator: "/") else { return nil }
    for count in (1..<max(parts.count, 1)).reversed() {
      let (path, name) = (parts[..<count].joined(separator: "/"), parts[count - 1])
      let isUsual = count == 2 && ["Sources", "Source", "src", "srcs"].contains(parts[0])
      guard isUsual && code.contains("name:\"\(name)\"") || code.contains("path:\"\(path)\"") else { continue }
      return OutputTarget(
        folder: (folder == "." ? "" : "\(folder)/") + "\(path)/Generated",
        isPublic: !code.contains("executableTarget(name:\"\(name)\""), hasFonts: code.contains("resources:"))
    }
    return nil
  }
}

extension ProjectSurvey {
  /// The target for an input: that with its fonts, otherwise that around it, otherwise the only one of the package.
  func target(for input: FirstInput, with fontFiles: [String]) -> OutputTarget {
    if let target = fontFiles.lazy.compactMap({ self.target(around: $0) }).first { return target }
    let all = (try? DiskFiles().entries(of: path("Sources")))?.filter { $0.kind == .folder } ?? []
    let only = all.count == 1 && projectNames.isEmpty ? target(around: "Sources/\(all[0].name)/x") : nil
    var target = target(around: input.file) ?? only ?? OutputTarget()
    target.hasFonts = false
    return target
  }

  /// The target around a file, in the innermost package.
  func target(around file: String) -> OutputTarget? {
    manifests.reversed().lazy.compactMap { $0.target(around: file) }.first
  }
}
