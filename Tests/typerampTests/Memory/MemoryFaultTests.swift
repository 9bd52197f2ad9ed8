import Foundation
import TestSupport
import Testing

/// A fault at every system call, in a build with a cache: the result must still be right.
///
/// A seeded sample by default; all faults with `TYPERAMP_FAULTS=all`.
@Suite(.enabled(if: Strace.canTrace, "no strace, or no right to trace")) struct MemoryFaults {
  private static let isComplete = ProcessInfo.processInfo.environment["TYPERAMP_FAULTS"] == "all"
  private static let sample = 16

  /// A change since the last build.
  enum Change: CaseIterable {
    case nothing, input
  }

  /// A project built by the program, with one change.
  private static func project(_ change: Change) throws -> RememberedProject {
    let project = try RememberedProject([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": RememberedProject.good,
      "Styles/B.json": RememberedProject.good,
    ])
    for _ in 0..<3 {
      #expect(try Tool.run(["build"], in: project.scratch.folder).status == 0)
      project.settle()
    }
    if change == .input {
      try project.scratch.write(RememberedProject.good.replacing("17", with: "19"), to: "Styles/A.json")
      project.settle()
    }
    return project
  }

  @Test(arguments: Change.allCases, [true, false]) func theBuildIsRightInTheEnd(change: Change, kills: Bool) throws {
    let traced = try Self.project(change)
    let calls = try Strace.calls(of: ["build"], in: traced.scratch.folder)
    let all = calls.flatMap { name, number in
      kills
        ? [Fault(call: name, number: number, effect: .signal(.kill))]
        : Strace.errors(of: name).map { Fault(call: name, number: number, effect: .error($0)) }
    }
    var random = SplitMix(state: UInt64(all.count))
    for fault in Self.isComplete ? all : Array(all.shuffled(using: &random).prefix(Self.sample)) {
      let project = try Self.project(change)
      guard let run = try fault.run(["build"], in: project.scratch.folder) else { continue }
      if !kills {
        // Whether or not the cache is used, the outputs are right, or the run reports an error.
        let isTold = run.status == 2 && run.errors.contains("typeramp: error: ")
        let isMade = try run.status == 0 && project.isUpToDate()
        #expect(isTold || isMade, "\(fault): \(run.status) \(run.errors)")
      }
      #expect(try Tool.run(["build"], in: project.scratch.folder).status == 0, "after \(fault)")
      #expect(try project.isUpToDate(), "after \(fault)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: project.scratch.folder.path)
      #expect(!names.contains { $0.contains(".typeramp-staging-") }, "after \(fault)")
    }
    print("faults: build with a cache, \(change), \(kills ? "SIGKILL" : "errors"): of \(all.count)")
  }
}
