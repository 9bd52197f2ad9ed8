// The declarations of Xcode's module XcodeProjectPlugin that the plugins use, as Xcode 16 has them: the interface that
// Xcode ships, and its pages at developer.apple.com. Nothing works; it is there to be compiled against where there is no
// Xcode.

public import Foundation
public import PackagePlugin

public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.featureUnsupported) }
}

/// Neither function may wait, other than those for packages.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
