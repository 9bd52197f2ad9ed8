import Foundation

/// Tests that take long run only if `TYPERAMP_SLOW` is set, as it is in a step of `.ci/run`, which finds them by this
/// name in their files.
package enum SlowTests {
  package static let areEnabled = ProcessInfo.processInfo.environment["TYPERAMP_SLOW"] != nil

  /// The first few of many cases; all of them if slow tests run.
  package static func sample<Case>(_ cases: [Case], of count: Int = 1) -> [Case] {
    areEnabled ? cases : Array(cases.prefix(count))
  }
}
