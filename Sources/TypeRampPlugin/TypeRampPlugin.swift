import Foundation
import PackagePlugin

/// Compiles the dictionaries in a target to Swift, and adds the result to the target.
///
/// Every property list and JSON file of the target is a candidate. The command decides when it builds whether a
/// candidate is a dictionary, since the names of outputs must not depend on contents. Other files become empty files.
@main
struct TypeRampPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try commands(
      for: target.sourceFiles.map(\.url), of: context.package.directoryURL, tool: context.tool(named: "typeramp").url,
      in: context.pluginWorkDirectoryURL)
  }

  private func commands(for files: [URL], of package: URL, tool: URL, in folder: URL) -> [Command] {
    let candidates = files.filter {
      ["plist", "json"].contains($0.pathExtension.lowercased()) && $0.lastPathComponent != Configuration.fileName
    }
    let shared = folder.appending(path: "TypeRamp.swift")
    let names = Dictionary(grouping: candidates) { $0.deletingPathExtension().lastPathComponent.lowercased() }
    let configurations = candidates.map { Configuration(of: $0, in: package) }
    // What several configurations share is for any of them: public, and for all platforms.
    let isOne = configurations.allSatisfy { $0 == configurations[0] }
    let own = configurations.first.flatMap { $0 }?.arguments ?? ["--no-config"]
    let options = isOne ? own : ["--no-config", "--swift-access", "public"]
    let sharing = candidates.first.map { _ in
      Command.buildCommand(
        displayName: "Write what text-style dictionaries share", executable: tool,
        arguments: ["compile", "--found", "--swift-shared", shared.path(percentEncoded: false)] + options,
        inputFiles: Set(configurations.flatMap { $0?.files ?? [] }).sorted { $0.path < $1.path }, outputFiles: [shared])
    }
    return candidates.map { file in
      // Two candidates with the same name cannot share an output.
      let name = file.deletingPathExtension().lastPathComponent
      let isAlone = names[name.lowercased()]?.count == 1
      let output = folder.appending(path: (isAlone ? name : file.lastPathComponent) + ".swift")
      let configuration = Configuration(of: file, in: package)
      return .buildCommand(
        displayName: "Compile the text-style dictionary \(file.lastPathComponent)", executable: tool,
        arguments: ["compile", "--found", file.path(percentEncoded: false), "-o", output.path(percentEncoded: false)]
          + ["--swift-shared", "none"] + (configuration?.arguments ?? ["--no-config"]),
        inputFiles: [file] + (configuration?.files ?? []), outputFiles: [output])
    } + [sharing].compactMap(\.self)
  }
}

/// The typeramp.json of a dictionary. The command reads it; the plugin only finds the files that outputs depend on.
private struct Configuration: Equatable {
  static let fileName = "typeramp.json"

  private let file: URL

  /// The nearest configuration, in the folder of a file or above it, up to the folder of the package. What is above a
  /// package is of those that depend on it.
  init?(of file: URL, in package: URL) {
    let (top, parts) = (package.standardizedFileURL.pathComponents, file.standardizedFileURL.pathComponents.dropLast())
    // A file outside of the package, as in an Xcode project, has that of the package.
    let isInside = parts.starts(with: top)
    let folders = isInside ? (top.count...parts.count).reversed().map { Array(parts.prefix($0)) } : [top]
    let files = folders.map { URL(filePath: NSString.path(withComponents: $0)).appending(path: Self.fileName) }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
    self.file = file
  }

  var arguments: [String] { ["--config", file.path(percentEncoded: false)] }

  /// The configuration, and the fonts and mapping that it names.
  var files: [URL] {
    guard let data = try? Data(contentsOf: file),
      let keys = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [file] }
    let paths = (keys["fonts"] as? [String] ?? []) + [keys["map"] as? String].compactMap(\.self)
    return [file] + paths.flatMap { Self.files(at: URL(filePath: $0, relativeTo: file).absoluteURL) }
  }

  private static func files(at url: URL) -> [URL] {
    guard url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else {
      return [url]
    }
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TypeRampPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try commands(
      for: target.inputFiles.map(\.url), of: context.xcodeProject.directoryURL,
      tool: context.tool(named: "typeramp").url, in: context.pluginWorkDirectoryURL)
  }
}
#endif
