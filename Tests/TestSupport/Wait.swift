package import Foundation

/// Waits for what another process or thread does. No other test may wait: `NoClocks` reads the sources.
package enum Wait {
  private static let pause: UInt32 = 2_000
  /// Five minutes, far more than any machine needs: a test that waits so long has failed.
  private static let limit = 150_000

  /// Whether a condition became true.
  package static func until(_ condition: () throws -> Bool) -> Bool {
    for _ in 0..<limit {
      if (try? condition()) == true { return true }
      usleep(pause)
    }
    return false
  }

  /// Waits until a process has ended, or all its threads have been asleep several times in a row.
  ///
  /// - Returns: whether it is running; without `/proc` at once.
  package static func untilAsleep(_ process: Process) -> Bool {
    var count = 0
    _ = until {
      count = isAsleep(process.processIdentifier) ? count + 1 : 0
      return count == 20 || !process.isRunning
    }
    return process.isRunning
  }

  private static func isAsleep(_ process: pid_t) -> Bool {
    let tasks = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks) else { return true }
    return threads.allSatisfy { thread in
      // The state follows the name, which is in parentheses.
      let status = FileManager.default.contents(atPath: "\(tasks)/\(thread)/stat") ?? Data()
      return String(decoding: status, as: UTF8.self).split(separator: ")").last?.hasPrefix(" S") ?? true
    }
  }
}
