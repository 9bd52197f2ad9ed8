import Foundation

extension Chore {
  /// What a run costs, counted and not timed: the same on every machine, whatever else it does.
  static let budgets = Chore(
    name: "budgets", summary: "count the instructions, system calls and allocations of the release binary (valgrind)"
  ) { call in
    guard let binary = ReleaseBinary.path else { return false }
    let folder = try BenchmarkFolder()
    defer { folder.remove() }
    let inputs = try folder.dictionaries(1000, in: "in")
    var isWithin = true
    for budget in Budget.all {
      let words = budget.arguments(inputs, folder.path("out") + "/")
      try folder.clear("out")
      let counts = try Counts([binary] + words, folder)
      print(budget.line(counts))
      isWithin = isWithin && budget.most.allows(counts)
    }
    return !call.isCheck || isWithin
  }
}

/// What a kind of run may cost. `--check` fails from 5 % above it on; after a change that is worth more, the number is
/// changed with it.
private struct Budget {
  let work: String
  let most: Counts
  let arguments: @Sendable (_ inputs: [String], _ output: String) -> [String]

  /// The system calls are a few more than the program makes by itself: valgrind makes some of its own.
  static let all = [
    Budget(
      work: "compile, one dictionary to CSS",
      most: Counts(instructions: 6_150_000, systemCalls: 130, allocations: 9_000)
    ) { ["compile", $0[0], "--format", "css", "-o", $1] },
    Budget(
      work: "validate, one dictionary", most: Counts(instructions: 3_000_000, systemCalls: 100, allocations: 4_000)
    ) { inputs, _ in ["validate", inputs[0]] },
    Budget(
      work: "compile, 1,000 dictionaries to CSS",
      most: Counts(instructions: 2_200_000_000, systemCalls: 40_000, allocations: 6_000_000)
    ) { ["compile", "--jobs", "1", "--format", "css", "-o", $1] + $0 },
  ]

  func line(_ counts: Counts) -> String {
    "\(work): \(counts.instructions) instructions, \(counts.systemCalls) system calls, \(counts.allocations) allocations; "
      + "budget \(most.instructions), \(most.systemCalls), \(most.allocations)"
  }
}

/// What a run was counted to cost.
private struct Counts: Sendable {
  let instructions: Int
  let systemCalls: Int
  let allocations: Int

  func allows(_ other: Counts) -> Bool {
    let pairs = [
      (other.instructions, instructions), (other.systemCalls, systemCalls), (other.allocations, allocations),
    ]
    return pairs.allSatisfy { $0 * 100 <= $1 * 105 }
  }
}

extension Counts {
  /// Runs a program twice, with each of two tools of valgrind.
  init(_ words: [String], _ folder: BenchmarkFolder) throws {
    let log = folder.path("log")
    let calls = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--trace-syscalls=yes"]
    _ = try ProgramRun(arguments: calls + words).measured(errors: log)
    let counted = try String(contentsOfFile: log, encoding: .utf8)
    instructions = Self.number(after: "Collected : ", in: counted)
    systemCalls = counted.components(separatedBy: "SYSCALL[").count - 1
    try folder.clear("out")
    _ = try ProgramRun(arguments: ["valgrind", "--tool=memcheck", "--run-libc-freeres=no"] + words).measured(
      errors: log)
    allocations = Self.number(after: "total heap usage: ", in: try String(contentsOfFile: log, encoding: .utf8))
  }

  private static func number(after label: String, in text: String) -> Int {
    let digits = text.components(separatedBy: label).last?.prefix { $0.isNumber || $0 == "," } ?? ""
    return Int(digits.filter(\.isNumber)) ?? 0
  }
}
