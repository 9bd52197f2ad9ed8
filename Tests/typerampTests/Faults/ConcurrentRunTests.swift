import Foundation
import TestSupport
import Testing

/// Many concurrent runs in one folder.
@Suite(.enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1")) struct ConcurrentRuns {
  private static let other = FaultScenario.good.replacing("17", with: "21")
  private static let files = [
    "a.json": FaultScenario.good, "b/a.json": other,
    "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "css", "path": "made/{name}.css" }] }"#,
  ]

  private static func expected(_ input: String) throws -> String {
    let scratch = try Scratch(files)
    #expect(try Tool.run(["compile", input, "-o", "x.css"], in: scratch.folder).status == 0)
    return try scratch.text("x.css")
  }

  private static func start(_ command: String, in scratch: Scratch) throws -> Process {
    try Tool.start(command.split(separator: " ").map(String.init), in: scratch.folder)
  }

  @Test(arguments: [
    ["compile a.json --format=css -o new/deep/"],
    ["compile a.json --format=css -o new/deep/", "compile b/a.json --format=css -o new/deep/"], ["build"],
    ["build", "compile a.json --format=css -o new/deep/"],
  ])
  func allRunsSucceed(commands: [String]) throws {
    for _ in 0..<3 {
      let scratch = try Scratch(Self.files)
      let runs = try (0..<16).map { try Self.start(commands[$0 % commands.count], in: scratch) }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationReason == .exit && run.terminationStatus == 0)
      }
      try Self.check(scratch)
    }
  }

  /// Some are killed at random; the others are not affected, and the last one leaves nothing.
  @Test(arguments: [1, 2, 3] as [UInt64]) func someRunsAreKilled(seed: UInt64) throws {
    let scratch = try Scratch(Self.files)
    var random = SplitMix(state: seed)
    for _ in 0..<8 {
      let runs = try (0..<8).map { number in
        try Self.start("compile \(number.isMultiple(of: 2) ? "" : "b/")a.json --format=css -o new/deep/", in: scratch)
      }
      for (number, run) in runs.enumerated() where !number.isMultiple(of: 3) {
        for _ in 0..<Int.random(in: 0...3000, using: &random) { sched_yield() }
        kill(run.processIdentifier, [SIGKILL, SIGTERM, SIGINT].randomElement(using: &random) ?? SIGKILL)
      }
      for (number, run) in runs.enumerated() {
        run.waitUntilExit()
        if number.isMultiple(of: 3) { #expect(run.terminationReason == .exit && run.terminationStatus == 0) }
      }
    }
    let last = try Self.start("compile a.json --format=css -o new/deep/", in: scratch)
    last.waitUntilExit()
    #expect(last.terminationStatus == 0)
    #expect(try scratch.text("new/deep/a.css") == Self.expected("a.json"))
    try Self.check(scratch)
  }

  /// Every output is one of the possible ones, and there are no other files.
  private static func check(_ scratch: Scratch) throws {
    let found = try Snapshot(of: scratch.folder)
    let added = Set(found.entries.keys).subtracting(files.keys).subtracting(["b"])
    let made: Set = ["made", "made/a.css", ".typeramp-manifest.json"]
    #expect(added.subtracting(made).subtracting(["new", "new/deep", "new/deep/a.css"]) == [])
    for name in ["made/a.css", "new/deep/a.css"] where added.contains(name) {
      #expect(try [expected("a.json"), expected("b/a.json")].contains(scratch.text(name)))
    }
  }
}
