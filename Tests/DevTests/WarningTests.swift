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
    let steps = try String(contentsOf: Repository.root.appending(path: ".ci/steps.sh"), encoding: .utf8)
    let export = try #require(steps.range(of: "\nexport TYPERAMP_WARNINGS=error\n"))
    #expect(try #require(steps.range(of: "swift build")).lowerBound > export.lowerBound)
    for name in ["run", "full"] {
      let script = try String(contentsOf: Repository.root.appending(path: ".ci/\(name)"), encoding: .utf8)
      #expect(script.contains("/steps.sh\"\n") && !script.contains("swift "))
    }
  }
}
