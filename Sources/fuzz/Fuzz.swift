import Foundation

#if FUZZING
/// What libFuzzer calls with one input after another. The law that is broken is the message of the crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // libFuzzer keeps the bytes during the call; they are copied at once, so that reading beyond them is detected.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  do {
    try Fuzz.target.run(bytes)
  } catch {
    // libFuzzer detects failures as crashes, and shows their messages.
    fatalError("\(Fuzz.target.name): \(error)")
  }
  return 0
}
#endif

/// Without libFuzzer: runs inputs on a target again, and writes seeds.
enum Fuzz {
  /// The target named by `--target=NAME`. libFuzzer ignores options with two dashes.
  static let target: FuzzTarget = {
    let option = "--target="
    let name = CommandLine.arguments.first { $0.hasPrefix(option) }?.dropFirst(option.count)
    if let target = FuzzTarget.all.first(where: { $0.name == name ?? "" }) { return target }
    print("expected \(option) and one of: \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    exit(2)
  }()

  static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "targets": for target in FuzzTarget.all { print(target.name) }
    case "words": print(target.dictionary, terminator: "")
    case "seeds": try writeSeeds(to: URL(filePath: arguments[1]))
    case "show": for path in arguments.dropFirst() { try show(path) }
    default: throw UsageError()
    }
  }

  private struct UsageError: Error, CustomStringConvertible {
    let description = "usage: fuzz --target=NAME targets | words | seeds FOLDER | show FILE…"
  }

  private static func writeSeeds(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, seed) in try target.seeds().enumerated() {
      try Data(seed).write(to: folder.appending(path: "seed-\(index)"))
    }
  }

  private static func show(_ path: String) throws {
    try target.run([UInt8](try Data(contentsOf: URL(filePath: path))))
    print("\(path): all laws hold")
  }
}

#if !FUZZING
@main
extension Fuzz {
  static func main() throws {
    try run(CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") })
  }
}
#endif
