import Foundation
import TestSupport
import Testing

/// A package that adds typeramp and its plugins, and nothing else. Building it takes minutes, so it is asked for:
/// `TYPERAMP_CLIENT` names the folder in which it is built.
@Suite(.enabled(if: Client.buildFolder != nil, "set TYPERAMP_CLIENT to a folder to build a client package in"))
struct Plugins {
  @Test func aClientBuildsRunsChangesAndBuildsAgain() throws {
    let client = try Client()
    #expect(try client.swift("build").status == 0)
    #expect(try client.output == "Optima-Regular 37.0\n")

    // SwiftPM 6.3 links a tool of its own making a second time, and then runs it again; what it writes does not change, so
    // nothing is compiled for it. From then on nothing runs.
    let second = try client.swift("build")
    #expect(second.status == 0)
    #expect(!second.output.contains("Compiling Client"))
    let third = try client.swift("build")
    #expect(third.status == 0)
    #expect(!third.output.contains("Compile the style dictionary") && !third.output.contains("Compiling Client"))

    // A changed dictionary rebuilds what depends on it, and no other.
    try client.scratch.write(CompileCommand.good.replacing("Noteworthy-Light", with: "Georgia"), to: client.brand)
    let changed = try client.swift("build")
    #expect(changed.output.contains("Compile the style dictionary Brand.json"))
    #expect(!changed.output.contains("Settings.plist"))
    #expect(try client.output == "Georgia 37.0\n")

    // A mistake fails the build, with its line.
    try client.scratch.write(CompileCommand.bad, to: client.brand)
    let broken = try client.swift("build")
    #expect(broken.status != 0)
    #expect((broken.output + broken.errors).contains("Brand.json:1:4: error: unknown text style 'titel'"))
    try client.scratch.write(CompileCommand.good, to: client.brand)

    // The command plugin validates, and generates into the source tree.
    let validated = try client.swift(
      "package", "--allow-writing-to-package-directory", "typeramp", "validate", "Sources")
    #expect(validated.status == 0)
    #expect(validated.output.contains("1 note in 1 file"))
    try client.scratch.write(
      BuildCommand.configuration.replacing("Styles", with: "Sources/Client"), to: "typeramp.json")
    #expect(try client.swift("package", "--allow-writing-to-package-directory", "typeramp").status == 0)
    #expect(client.scratch.files.contains("web/Brand.css"))
  }
}

extension Plugins {
  /// A package that has the command as a binary, and the plugin's source beside it.
  @Test func withABinaryASecondBuildRunsNothing() throws {
    let client = try Client(isBinary: true)
    let first = try client.swift("build")
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(try client.output == "Optima-Regular 37.0\n")
    let second = try client.swift("build")
    #expect(second.status == 0)
    #expect(!second.output.contains("Compile the style dictionary") && !second.output.contains("Compiling Client"))
    try client.scratch.write(CompileCommand.good, to: client.brand)
    let changed = try client.swift("build")
    #expect(changed.output.contains("Compile the style dictionary Brand.json"))
    #expect(!changed.output.contains("Settings.plist"))
    #expect(try client.output == "Noteworthy-Light 37.0\n")
  }
}

/// A copy of the client package, to be changed.
private struct Client {
  static let buildFolder = ProcessInfo.processInfo.environment["TYPERAMP_CLIENT"].map { URL(filePath: $0) }

  let scratch: Scratch
  let brand = "Sources/Client/Brand.json"

  /// Where it is built.
  private let folder: URL

  /// - Parameter isBinary: the command comes in an artifact bundle, and not from the repository.
  init(isBinary: Bool = false) throws {
    folder = URL(filePath: (Self.buildFolder?.path ?? "") + (isBinary ? "-binary" : ""))
    let source = Repository.fixtures.appending(path: "Client")
    scratch = try Scratch()
    for name in ["Package.swift", "Sources/Client/Client.swift", brand, "Sources/Client/Settings.plist"] {
      let text = try String(contentsOf: source.appending(path: name), encoding: .utf8)
      try scratch.write(text.replacing("path: \"../..\"", with: "path: \"\(Repository.root.path)\""), to: name)
    }
    if isBinary { try addBinary() }
  }

  /// Puts the command into a bundle, as `.ci/release` does, and the plugin beside it.
  private func addBinary() throws {
    let target = try Tool.run(URL(filePath: "/usr/bin/env"), ["swift", "-print-target-info"], in: scratch.folder).output
    let info = try JSONSerialization.jsonObject(with: Data(target.utf8)) as? [String: Any]
    let triple = (info?["target"] as? [String: Any])?["unversionedTriple"] as? String ?? ""
    try scratch.write(
      #"""
      { "schemaVersion": "1.0", "artifacts": { "typeramp": { "type": "executable", "version": "0.1.0",
        "variants": [{ "path": "bin/typeramp", "supportedTriples": ["\#(triple)"] }] } } }
      """#, to: "typeramp.artifactbundle/info.json")
    try scratch.write("", to: "typeramp.artifactbundle/bin/place")
    let binary = scratch.folder.appending(path: "typeramp.artifactbundle/bin/typeramp")
    try FileManager.default.copyItem(at: Tool.executable, to: binary)
    let plugin = Repository.root.appending(path: "Sources/TypeRampPlugin/TypeRampPlugin.swift")
    try scratch.write(String(contentsOf: plugin, encoding: .utf8), to: "Plugins/TypeRampPlugin/TypeRampPlugin.swift")
    try scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Client",
        targets: [
          .binaryTarget(name: "typeramp", path: "typeramp.artifactbundle"),
          .plugin(name: "TypeRampPlugin", capability: .buildTool(), dependencies: ["typeramp"]),
          .executableTarget(name: "Client", plugins: ["TypeRampPlugin"]),
        ])
      """, to: "Package.swift")
  }

  /// Runs a verb of Swift's package manager.
  func swift(_ words: String...) throws -> Tool.Run {
    try Tool.run(
      URL(filePath: "/usr/bin/env"), ["swift", words[0], "--scratch-path", folder.path] + words.dropFirst(),
      in: scratch.folder)
  }

  /// What the built program prints.
  var output: String {
    get throws {
      try Tool.run(folder.appending(path: "debug/Client"), [], in: scratch.folder).output
    }
  }
}
