import Foundation
import TestSupport
import Testing

/// The plugin looks for typeramp.json from each dictionary upwards, as the command does, up to the package.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct PluginConfigurations {
  /// Prints the configuration of each file of a package in the working directory.
  private static let main = """
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    for file in FILES {
      let found = Configuration(of: here.appending(path: file), in: here.appending(path: "Package"))
      print(found.map { String($0.arguments[1].dropFirst(here.path.count + 1)) } ?? "none")
    }
    """

  @Test(arguments: [
    (["typeramp.json"], ["none", "none", "none"]),
    (["Package/typeramp.json"], Array(repeating: "Package/typeramp.json", count: 3)),
    (["Package/Sources/A/typeramp.json"], ["Package/Sources/A/typeramp.json", "none", "none"]),
    (
      ["Package/typeramp.json", "Package/Sources/typeramp.json", "Package/Sources/A/Deep/typeramp.json"],
      ["Package/Sources/A/Deep/typeramp.json", "Package/Sources/typeramp.json", "Package/typeramp.json"]
    ),
  ])
  func areTheNearest(configurations: [String], expected: [String]) throws {
    let plugin = try String(
      contentsOf: Repository.root.appending(path: "Sources/TypeRampPlugin/TypeRampPlugin.swift"), encoding: .utf8)
    let start = try #require(plugin.range(of: "/// The typeramp.json of a dictionary."))
    let end = try #require(plugin.range(of: "#if canImport(XcodeProjectPlugin)"))
    let files = ["Package/Sources/A/Deep/X.json", "Package/Sources/B/Y.json", "Elsewhere/Z.json"]
    let main = Self.main.replacing("FILES", with: "\(files)")
    let folder = try TemporaryFolder()
    try folder.write("import Foundation\n\(plugin[start.lowerBound..<end.lowerBound])\n\(main)\n", to: "main.swift")
    for path in files + configurations {
      try folder.makeFolder((path as NSString).deletingLastPathComponent)
      try folder.write("{}", to: path)
    }
    let compiler = try #require(SwiftCompiler.found)
    #expect(try compiler.complaints(["-swift-version", "6", "main.swift", "-o", "program"], in: folder) == "")
    #expect(try compiler.output(of: "program", in: folder).split(separator: "\n").map(String.init) == expected)
  }
}
