import Foundation

extension Chore {
  /// How long the release binary takes for one dictionary, start to exit, beside a program that does nothing.
  static let benchmark = Chore(name: "benchmark", summary: "time the release binary; it must be built") { call in
    let binary = Dev.root.appending(path: ".build/release/typeramp").path
    let dictionary = Dev.root.appending(path: "Fixtures/Dictionaries/Noteworthy.plist").path
    guard FileManager.default.isExecutableFile(atPath: binary) else {
      print("no release binary; run 'swift build -c release --product typeramp -Xswiftc -static-executable'")
      return false
    }
    let nothing = try Benchmark.milliseconds("/bin/true", [])
    let compile = try Benchmark.milliseconds(binary, ["compile", dictionary, "-o", "/dev/null", "--format", "json"])
    let validate = try Benchmark.validateThousand(binary, dictionary)
    let tokens = try Benchmark.compileTokens(binary)
    print("a program that does nothing:   \(Benchmark.text(nothing)) ms")
    print("typeramp compile, one file:    \(Benchmark.text(compile)) ms, ratio \(Benchmark.text(compile / nothing))")
    print("typeramp validate, 1000 files: \(Benchmark.text(validate)) ms")
    print("typeramp compile, 9000 tokens: \(Benchmark.text(tokens)) ms")
    let slowness = max(1, nothing / Benchmark.quietMilliseconds)
    return !call.isCheck
      || (compile <= Benchmark.mostMilliseconds * slowness
        && validate <= Benchmark.mostMillisecondsForThousand * slowness
        && tokens <= Benchmark.mostMillisecondsForTokens * slowness)
  }
}

/// The best of many runs of a program: the machine's other work can only add to it.
enum Benchmark {
  /// What a program that does nothing takes on a quiet machine; where it takes longer, so may everything else.
  static let quietMilliseconds = 0.4
  /// What one dictionary may take on a quiet machine.
  static let mostMilliseconds = 3.0
  /// What a thousand dictionaries may take to validate.
  static let mostMillisecondsForThousand = 300.0
  /// What 9,000 typography tokens with aliases may take to compile; a quiet machine needs much less.
  static let mostMillisecondsForTokens = 120.0

  /// The shortest wall time from start to exit.
  static func milliseconds(_ program: String, _ arguments: [String], runs: Int = 300) throws -> Double {
    try (0..<runs).map { _ in try run(program, arguments) }.min() ?? .infinity
  }

  /// The time to validate a folder with a thousand copies of a dictionary.
  static func validateThousand(_ program: String, _ dictionary: String) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for index in 0..<1000 {
      try FileManager.default.copyItem(atPath: dictionary, toPath: folder.appending(path: "\(index).plist").path)
    }
    // Its one line, that nothing was found, is not worth a place on the screen.
    return try milliseconds("/bin/sh", ["-c", "'\(program)' validate '\(folder.path)' > /dev/null"], runs: 5)
  }

  static func text(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(2))) }

  /// One run, without a shell or Foundation's own machinery around it.
  private static func run(_ program: String, _ arguments: [String]) throws -> Double {
    // The C library reads the array of strings, which live until the call returns, and fills in the results.
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process: pid_t = 0
    var status: Int32 = 0
    let start = ContinuousClock.now
    let code = unsafe posix_spawn(&process, program, nil, nil, &words, nil)
    guard code == 0, unsafe waitpid(process, &status, 0) == process, status == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL)
    }
    return (ContinuousClock.now - start) / Duration.milliseconds(1)
  }
}
