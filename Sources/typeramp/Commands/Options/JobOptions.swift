import CommandLineKit
import FileSystem

/// The option for how many inputs are processed at once.
enum JobOptions {
  static let jobs = Option<Int>(
    "jobs", placeholder: "N", expected: "a number from 1 to 256",
    help: "the number of inputs to process at once (default: the number of processors)"
  ) { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } }
}

extension Arguments {
  /// How many inputs are processed at once.
  var jobs: Int { self[JobOptions.jobs] ?? Parallel.processors }
}
