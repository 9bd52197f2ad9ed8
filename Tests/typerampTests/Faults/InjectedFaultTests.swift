import Foundation
import TestSupport
import Testing

/// A fault at every system call: whatever fails, and whenever the program is killed, each file is completely old or
/// completely new; nothing else is left; the exit status is right; and the next run repairs everything.
///
/// A seeded sample by default; all faults with `TYPERAMP_FAULTS=all`. The number of injected faults is printed.
@Suite(
  .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"),
  .enabled(if: Strace.canTrace, "no strace, or no right to trace"))
struct InjectedFaults {
  private static let isComplete = ProcessInfo.processInfo.environment["TYPERAMP_FAULTS"] == "all"
  private static let sample = 12

  @Test(arguments: FaultScenario.all) func errors(scenario: FaultScenario) throws {
    try Self.inject("errors", into: scenario) { call, number in
      Strace.errors(of: call).map { Fault(call: call, number: number, effect: .error($0)) }
    }
  }

  @Test(arguments: FaultScenario.all, Fault.Signal.allCases)
  func signals(scenario: FaultScenario, signal: Fault.Signal) throws {
    try Self.inject(signal.name, into: scenario) { call, number in
      [Fault(call: call, number: number, effect: .signal(signal))]
    }
  }

  private static func inject(
    _ kind: String, into scenario: FaultScenario, faults: (String, Int) -> [Fault]
  ) throws {
    let (before, after) = try scenario.states()
    let scratch = try Scratch()
    try before.write(to: scratch.folder)
    let all = try Strace.calls(of: scenario.command, in: scratch.folder).flatMap(faults)
    var random = SplitMix(state: UInt64(all.count))
    let chosen = isComplete ? all : Array(all.shuffled(using: &random).prefix(sample))
    var injected = 0
    for fault in chosen {
      let scratch = try Scratch()
      try before.write(to: scratch.folder)
      guard let run = try fault.run(scenario.command, in: scratch.folder) else { continue }
      injected += 1
      let found = try Snapshot(of: scratch.folder)
      check(fault, run, found, before, after)
      if scenario.isOnce, found.withoutStaging == after { continue }
      // The next run repairs everything.
      let next = try Tool.run(scenario.command, in: scratch.folder)
      #expect(next.status == 0, "after \(fault): \(next.errors)")
      #expect(try Snapshot(of: scratch.folder).broken(between: after, and: after) == [], "after \(fault)")
    }
    #expect(injected * 2 > chosen.count, "the runs differ too much")
    print("faults: \(scenario.name), \(kind): \(injected) of \(all.count)")
  }

  private static func check(
    _ fault: Fault, _ run: Tool.Run, _ found: Snapshot, _ before: Snapshot, _ after: Snapshot
  ) {
    #expect(found.withoutStaging.broken(between: before, and: after) == [], "\(fault)")
    let isAllNew = found.withoutStaging == after
    switch fault.effect {
    case .signal(let signal):
      #expect(run.isKilled && run.status == signal.rawValue, "\(fault): \(run.status) \(run.errors)")
    case .error:
      #expect(!run.isKilled, "\(fault): killed by \(run.status)")
      let isTold = run.status == 2 && run.errors.contains("typeramp: error: cannot ")
      #expect(isTold || run.status == 0 && isAllNew, "\(fault): \(run.status) \(run.errors)")
    }
    // Leftovers stay after a kill, and if the system refuses to remove them.
    let isKill = fault.effect == .signal(.kill)
    if isKill || ["rmdir", "unlink", "unlinkat"].contains(fault.call) { return }
    #expect(found.broken(between: before, and: after) == [], "\(fault)")
  }
}

/// A generator with the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
