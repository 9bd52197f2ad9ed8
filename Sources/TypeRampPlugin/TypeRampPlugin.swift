import Foundation
import PackagePlugin

/// Compiles the style dictionaries in a target to Swift, and adds the result to the target.
///
/// Every property list and JSON file of the target is a candidate. The command decides when it builds whether a
/// candidate is a dictionary, since the names of outputs must not depend on contents. Other files become empty files.
@main
struct TypeRampPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let configuration = Configuration(in: [target.directoryURL, context.package.directoryURL])
    return try commands(
      for: target.sourceFiles.map(\.url), configuration, tool: context.tool(named: "typeramp").url,
      in: context.pluginWorkDirectoryURL)
  }

  private func commands(
    for files: [URL], _ configuration: Configuration?, tool: URL, in folder: URL
  ) -> [Command] {
    let candidates = files.filter {
      ["plist", "json"].contains($0.pathExtension.lowercased()) && $0.lastPathComponent != Configuration.fileName
    }
    let names = Dictionary(grouping: candidates) { $0.deletingPathExtension().lastPathComponent.lowercased() }
    return candidates.map { file in
      // Two candidates with the same name cannot share an output.
      let name = file.deletingPathExtension().lastPathComponent
      let isAlone = names[name.lowercased()]?.count == 1
      let output = folder.appending(path: (isAlone ? name : file.lastPathComponent) + ".swift")
      return .buildCommand(
        displayName: "Compile the style dictionary \(file.lastPathComponent)", executable: tool,
        arguments: ["compile", "--found", file.path(percentEncoded: false), "-o", output.path(percentEncoded: false)]
          + (configuration?.arguments ?? ["--no-config"]),
        inputFiles: [file] + (configuration?.files ?? []), outputFiles: [output])
    }
  }
}

/// The typeramp.json of a target. The command reads it; the plugin only finds the files that outputs depend on.
private struct Configuration {
  static let fileName = "typeramp.json"

  private let file: URL

  /// The configuration in the first folder that has one.
  init?(in folders: [URL]) {
    let files = folders.map { $0.appending(path: Self.fileName) }
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
    let project = context.xcodeProject.directoryURL
    let configuration = Configuration(in: [project.appending(path: target.displayName), project])
    return try commands(
      for: target.inputFiles.map(\.url), configuration, tool: context.tool(named: "typeramp").url,
      in: context.pluginWorkDirectoryURL)
  }
}
#endif
