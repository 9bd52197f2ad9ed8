import Foundation
import TestSupport

extension Chore {
  /// The cost of a run, counted instead of timed, so that it is the same on every machine under any load.
  static let budgets = Chore(
    name: "budgets", summary: "count the instructions, system calls and allocations of the release binary (valgrind)"
  ) { call in
    guard let binary = ReleaseBinary.path else { return false }
    let folder = try Scratch.inMemory()
    let inputs = try folder.dictionaries(1000, in: "in")
    var isWithin = true
    for budget in Budget.all {
      let words = budget.arguments(inputs, folder.path("out") + "/")
      try folder.clear("out")
      let counts = try Counts([binary] + words, folder)
      print(budget.line(counts))
      if !budget.most.allows(counts, percent: 105) { print("warning: more than 5 % above the budget") }
      isWithin = isWithin && budget.most.allows(counts, percent: 125)
    }
    return !call.isCheck || isWithin
  }
}

/// The budget of a kind of run. From 5 % above it there is a warning, and `--check` fails from 25 % above it. A change
/// that is worth more also changes the number.
private struct Budget {
  let work: String
  let most: Counts
  let arguments: @Sendable (_ inputs: [String], _ output: String) -> [String]

  /// The system calls are slightly more than the program's, since valgrind makes some itself.
  static let all = [
    Budget(
      work: "compile, one dictionary to CSS",
      most: Counts(instructions: 2_846_000, systemCalls: 138, allocations: 2_013)
    ) { ["compile", $0[0], "--format", "css", "-o", $1] },
    Budget(
      work: "validate, one dictionary", most: Counts(instructions: 1_642_000, systemCalls: 103, allocations: 1_105)
    ) { inputs, _ in ["validate", inputs[0]] },
    Budget(
      work: "compile, 1,000 dictionaries to CSS",
      most: Counts(instructions: 1_133_000_000, systemCalls: 22_132, allocations: 476_600)
    ) { ["compile", "--jobs", "1", "--format", "css", "-o", $1] + $0 },
  ]

  func line(_ counts: Counts) -> String {
    "\(work): \(counts.instructions) instructions, \(counts.systemCalls) system calls, \(counts.allocations) allocations; "
      + "budget \(most.instructions), \(most.systemCalls), \(most.allocations)"
  }
}

/// The counted cost of a run.
private struct Counts: Sendable {
  let instructions: Int
  let systemCalls: Int
  let allocations: Int

  func allows(_ other: Counts, percent: Int) -> Bool {
    let pairs = [
      (other.instructions, instructions), (other.systemCalls, systemCalls), (other.allocations, allocations),
    ]
    return pairs.allSatisfy { $0 * 100 <= $1 * percent }
  }
}

extension Counts {
  /// Runs a program under valgrind.
  init(_ words: [String], _ folder: Scratch) throws {
    let (log, profile) = (folder.path("log"), folder.path("profile"))
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(profile)", "--trace-syscalls=yes"]
    try ProgramRun(arguments: valgrind + words).milliseconds(errors: log)
    let text = try String(contentsOfFile: log, encoding: .utf8)
    instructions = try Instructions.collected(in: text)
    systemCalls = text.components(separatedBy: "SYSCALL[").count - 1
    allocations = Self.calls(of: "malloc", in: try String(contentsOfFile: profile, encoding: .utf8))
  }

  /// The number of calls of a function: the line `cfn=(12) malloc` names the function counted in the next line
  /// `calls=3`. A function has its name where it first occurs, there or in a line with `fn=`, and later only its
  /// number.
  private static func calls(of function: String, in profile: String) -> Int {
    var number: Substring?
    var isCalled = false
    var count = 0
    for line in profile.split(separator: "\n") where ["cfn=", "calls=", "fn="].contains(where: line.hasPrefix) {
      if line.hasPrefix("calls=") {
        if isCalled { count += Int(line.dropFirst("calls=".count).prefix(while: \.isNumber)) ?? 0 }
        continue
      }
      let parts = line.drop { $0 != "=" }.dropFirst().split(separator: " ", maxSplits: 1)
      if parts.last == Substring(function) { number = parts.first }
      if line.hasPrefix("cfn=") { isCalled = parts.first == number }
    }
    return count
  }
}
