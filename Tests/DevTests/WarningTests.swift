import Foundation
import TestSupport
import Testing

/// Warnings are errors where the project builds itself, and nowhere else.
@Suite(.enabled(if: SwiftCompiler.found != nil, "no Swift compiler in PATH"))
struct WarningsAsErrors {
  /// Swift Build and Xcode compile dependencies with `-suppress-warnings`; the compiler refuses both options at once.
  @Test func areOffForDependents() throws {
    let manifest = try Manifest(warnings: "")
    #expect(manifest.targets.filter(\.treatsWarnings).map(\.name) == [])
  }

  @Test func areOnForTheProject() throws {
    let manifest = try Manifest(warnings: "error")
    let without = manifest.targets.filter { !$0.treatsWarnings }
    #expect(without.allSatisfy { $0.type == "plugin" }, "\(without.map(\.name))")
    #expect(manifest.targets.count > without.count)
  }

  @Test func areOnInCI() throws {
    let script = try String(contentsOf: Repository.root.appending(path: ".ci/run"), encoding: .utf8)
    let export = try #require(script.range(of: "\nexport TYPERAMP_WARNINGS=error\n"))
    let firstBuild = try #require(script.range(of: "\nswift "))
    #expect(export.lowerBound < firstBuild.lowerBound)
  }
}

/// The manifest of the package, as the package manager reads it.
private struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let settings: [Setting]

    /// Whether warnings, all of them or some, are made errors or kept from being ones.
    var treatsWarnings: Bool { settings.contains { $0.kind.keys.contains { $0.hasPrefix("treat") } } }
  }

  struct Setting: Decodable {
    /// One key, the name of the setting.
    let kind: [String: Value]
  }

  /// Any value at all.
  struct Value: Decodable {}

  /// - Parameter warnings: the value of `TYPERAMP_WARNINGS`.
  init(warnings: String) throws {
    let scratch = try Scratch()
    let run = try Tool.run(
      URL(filePath: "/usr/bin/env"), ["swift", "package", "--scratch-path", scratch.folder.path, "dump-package"],
      in: Repository.root, environment: ["TYPERAMP_WARNINGS": warnings])
    self = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
  }
}
