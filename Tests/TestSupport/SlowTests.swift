import Foundation

/// Tests that take long run only if `TYPERAMP_SLOW` is set, as it is in a step of `.ci/full`, which finds them by this
/// name in their files.
package enum SlowTests {
  package static let areEnabled = ProcessInfo.processInfo.environment["TYPERAMP_SLOW"] != nil

  /// The first few of many cases; all of them if slow tests run.
  package static func sample<Case>(_ cases: [Case], of count: Int = 1) -> [Case] {
    areEnabled ? cases : Array(cases.prefix(count))
  }

  /// One of every few cases; all of them if slow tests run.
  package static func some<Case>(_ cases: [Case], of few: Int) -> [Case] {
    areEnabled ? cases : stride(from: 0, to: cases.count, by: few).map { cases[$0] }
  }
}
