import CommandLineKit
import OperatingSystem

enum JobOptions {
  static let jobs = Option<Int>(
    "jobs", placeholder: "N", expected: "a number from 1 to 256",
    help: "inputs to process at once (default: processors)"
  ) { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } }
}

extension Arguments {
  /// The number of threads for some inputs: as many as requested, otherwise one for each processor. For one input the
  /// processors are not counted, since the C library reads a file for that.
  func jobs(for inputs: Int) -> Int { inputs > 1 ? self[JobOptions.jobs] ?? Parallel.processors : 1 }
}
