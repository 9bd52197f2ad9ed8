import Foundation
import PackagePlugin

/// `swift package typeramp …`: runs the command in the package's folder, where it may write.
@main
struct TypeRampCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "typeramp").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["build"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
  }
}

/// The command has already reported the error.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "typeramp ended with status \(status)" }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TypeRampCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    // Xcode adds the chosen targets; the configuration defines what is built.
    let own = Array(arguments.prefix { $0 != "--target" })
    try run(context.tool(named: "typeramp").url, own, in: context.xcodeProject.directoryURL)
  }
}
#endif
