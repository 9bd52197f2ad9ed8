import Foundation

extension Chore {
  /// Times the release binary and a reference for each task, in one run.
  static let benchmark = Chore(
    name: "benchmark", summary: "time the release binary beside what bounds its work; it must be built"
  ) { call in
    guard let binary = ReleaseBinary.path else { return false }
    let folder = try BenchmarkFolder()
    defer { folder.remove() }
    var isWithinLimits = true
    for group in Contest.all {
      for contest in try group(binary, folder) {
        let result = try contest.result
        isWithinLimits = isWithinLimits && result.ratio <= contest.limit
        print(result.line)
        for peer in contest.peers { print("  \(try peer.line)") }
      }
    }
    return !call.isCheck || isWithinLimits
  }
}

/// The binary to time.
enum ReleaseBinary {
  /// The path; nil, with a message about how to build it, if it does not exist.
  static var path: String? {
    let path = Dev.root.appending(path: ".build/release/typeramp").path
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    print("no release binary; docs/performance.md has the command that builds it")
    return nil
  }
}

/// A task of typeramp, with its reference.
struct Contest {
  let work: String
  let ours: ProgramRun
  /// A lower bound for the task, or another program that does it.
  let reference: (name: String, run: ProgramRun)
  /// The ratio above which `--check` fails: more than any measured one, since other processes affect it.
  let limit: Double
  var runs = 7
  var peers: [Peer] = []

  /// The medians of alternating runs, so that both have the same conditions.
  var result: Result {
    get throws {
      var pairs: [(ours: Double, reference: Double)] = []
      for _ in 0..<runs { pairs.append((try ours.milliseconds(), try reference.run.milliseconds())) }
      return Result(
        contest: self, milliseconds: Self.median(pairs.map(\.ours)), reference: Self.median(pairs.map(\.reference)),
        ratio: Self.median(pairs.map { $0.ours / $0.reference }))
    }
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  struct Result {
    let contest: Contest
    let milliseconds: Double
    let reference: Double
    let ratio: Double

    var line: String {
      "\(contest.work): \(Contest.text(milliseconds)) ms; \(contest.reference.name): \(Contest.text(reference)) ms; "
        + "ratio \(Contest.text(ratio))"
    }
  }

  /// A number with two decimal places.
  static func text(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(2))) }
}
