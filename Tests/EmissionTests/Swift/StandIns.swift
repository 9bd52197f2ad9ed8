import Foundation
import TestSupport

/// Compiled stand-ins for Apple's modules. They are compiled once for all tests, in a folder for each system.
final class StandIns: @unchecked Sendable {
  private static let shared = StandIns()
  /// Held while a system's modules are compiled.
  private let lock = NSLock()
  private var compiled: [String: TemporaryFolder] = [:]

  struct Complaint: Error { let text: String }

  /// The arguments with which a file imports the modules of a system.
  static func arguments(for platform: SwiftPlatform, flags: [String] = []) throws -> [String] {
    ["-I", try shared.folder(for: platform, flags).path("")]
  }

  private func folder(for platform: SwiftPlatform, _ flags: [String]) throws -> TemporaryFolder {
    lock.lock()
    defer { lock.unlock() }
    let key = "\(platform) \(flags)"
    if let folder = compiled[key] { return folder }
    let folder = try TemporaryFolder()
    let defines = platform.defines + flags.flatMap { ["-D", $0] }
    for module in platform.modules {
      let arguments = ["-emit-module", "-swift-version", "6", "-module-name", module, "-I", "."] + defines
      let text = try SwiftCompiler.found?.complaints(arguments + [SwiftCompiler.standIn(module)], in: folder)
      guard text == "" else { throw Complaint(text: text ?? "no compiler") }
    }
    compiled[key] = folder
    return folder
  }
}
