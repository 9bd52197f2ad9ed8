import Foundation
import PackagePlugin

/// `swift package typeramp-validate …`: checks dictionaries in the package's folder. It writes nothing, so
/// SwiftPM asks for no permission.
@main
struct TypeRampValidatePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "typeramp").url
    process.arguments = ["validate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
