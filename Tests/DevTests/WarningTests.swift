import Foundation
import TestSupport
import Testing

/// Warnings are errors only where the project builds itself.
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
