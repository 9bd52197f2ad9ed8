import Foundation
import PackagePlugin

/// Compiles the style dictionaries in a target to Swift, and adds that to the target.
///
/// Every property list and JSON file among the target's files is a candidate. Whether it is a dictionary is for the command
/// to see, when it is built: names of outputs must not depend on contents. What is none becomes an empty file.
@main
struct TypeRampPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = target.sourceFiles.map(\.url)
    return try commands(for: files, tool: context.tool(named: "typeramp").url, in: context.pluginWorkDirectoryURL)
  }

  private func commands(for files: [URL], tool: URL, in folder: URL) throws -> [Command] {
    let candidates = files.filter { ["plist", "json"].contains($0.pathExtension.lowercased()) }
    let names = Dictionary(grouping: candidates) { $0.deletingPathExtension().lastPathComponent.lowercased() }
    return candidates.map { file in
      // Two candidates of one name cannot have one output.
      let name = file.deletingPathExtension().lastPathComponent
      let isAlone = names[name.lowercased()]?.count == 1
      let output = folder.appending(path: (isAlone ? name : file.lastPathComponent) + ".swift")
      return .buildCommand(
        displayName: "Compile the style dictionary \(file.lastPathComponent)", executable: tool,
        arguments: ["compile", "--found", file.path(percentEncoded: false), "-o", output.path(percentEncoded: false)],
        inputFiles: [file], outputFiles: [output])
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TypeRampPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let files = target.inputFiles.map(\.url)
    return try commands(for: files, tool: context.tool(named: "typeramp").url, in: context.pluginWorkDirectoryURL)
  }
}
#endif
