import Foundation
import TestSupport

extension Chore {
  /// Times the release binary and a reference for each task, in one run.
  static let benchmark = Chore(
    name: "benchmark", summary: "time the release binary beside what bounds its work; it must be built"
  ) { call in
    guard let binary = ReleaseBinary.path else { return false }
    let folder = try Scratch.inMemory()
    var isWithinLimits = true
    for group in Contest.all {
      for contest in try group(binary, folder) {
        let (line, ratio) = try contest.result()
        isWithinLimits = isWithinLimits && ratio <= contest.limit
        print(line + (ratio <= contest.limit ? "" : ", above the limit of \(contest.limit)"))
        for peer in contest.peers { print("  \(peer.line)") }
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
    print("no release binary; docs/dev/performance.md has the command that builds it")
    return nil
  }
}

/// A task of typeramp, with its reference.
struct Contest {
  let work: String
  let ours: ProgramRun
  /// A lower bound for the task, or another program that does it.
  let reference: (name: String, run: ProgramRun)
  /// The ratio above which `--check` fails.
  let limit: Double
  var runs = 7
  var peers: [Peer] = []

  /// The medians of alternating runs, so that both have the same conditions, and the median of their ratios.
  func result() throws -> (line: String, ratio: Double) {
    let pairs = try (0..<runs).map { _ in (try ours.milliseconds(), try reference.run.milliseconds()) }
    let ratio = Self.median(pairs.map { $0.0 / $0.1 })
    let line =
      "\(work): \(Self.text(Self.median(pairs.map(\.0)))) ms; "
      + "\(reference.name): \(Self.text(Self.median(pairs.map(\.1)))) ms; ratio \(Self.text(ratio))"
    return (line, ratio)
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  /// A number with two decimal places.
  fileprivate static func text(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(2))) }
}

/// Another program that does a similar task. Its time is only printed: the task is not the same.
struct Peer {
  let name: String
  let run: ProgramRun

  var line: String { "\(name): " + ((try? run.milliseconds()).map { Contest.text($0) + " ms" } ?? "not installed") }
}

extension Scratch {
  /// A folder in memory, if the system has such a file system.
  static func inMemory() throws -> Scratch {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    return try Scratch(in: isThere ? memory : FileManager.default.temporaryDirectory)
  }

  /// Writes a file, and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    try write(text, to: name)
    return path(name)
  }

  /// Removes a file or a folder, if it exists.
  func remove(_ name: String) throws {
    if FileManager.default.fileExists(atPath: path(name)) { try FileManager.default.removeItem(atPath: path(name)) }
  }

  /// Removes a folder and creates it again.
  func clear(_ name: String) throws {
    try remove(name)
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Copies of a dictionary, in a folder.
  func dictionaries(_ count: Int, in name: String) throws -> [String] {
    try clear(name)
    let dictionary = Dev.root.appending(path: "Fixtures/Dictionaries/Noteworthy.plist").path
    return try (0..<count).map { index in
      let copy = path("\(name)/D\(index).plist")
      try FileManager.default.copyItem(atPath: dictionary, toPath: copy)
      return copy
    }
  }
}
