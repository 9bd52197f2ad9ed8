import Foundation

/// Random numbers that depend only on a seed (SplitMix64), and choices made with them.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// One of the elements; there must be one.
  package mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
  }

  /// True with a probability in percent.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number from 0 to just below `bound`, which must be positive.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// Settings from the environment to repeat random tests, or to run them longer.
package enum RandomRuns {
  /// `TYPERAMP_SEED`, which determines every case of a run.
  package static let seed = number("TYPERAMP_SEED") ?? 20_251_121

  /// `TYPERAMP_CASES`, or a test's default.
  package static func cases(_ standard: Int) -> Int {
    number("TYPERAMP_CASES").flatMap { Int(exactly: $0) } ?? standard
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
