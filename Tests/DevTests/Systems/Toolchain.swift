import Foundation
import TestSupport

/// The toolchain for this system, and its modules that can be used for others.
struct Toolchain: Sendable {
  let compiler: SwiftCompiler
  /// The folder of Swift's own modules.
  let resources: URL
  /// The base name of those modules' files: `x86_64-unknown-linux-gnu`.
  let triple: String

  /// The modules that the compiler imports implicitly, in order of dependency.
  static let modules = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]

  /// The toolchain, if it is for Linux and has the interfaces of those modules.
  static let found: Toolchain? = {
    guard let compiler = SwiftCompiler.found, let toolchain = try? Toolchain(compiler) else { return nil }
    let interfaces = modules.map(toolchain.interface)
    return interfaces.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } ? toolchain : nil
  }()

  private init(_ compiler: SwiftCompiler) throws {
    let text = try compiler.complaints(["-print-target-info"], in: TemporaryFolder())
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
    self.compiler = compiler
    resources = URL(filePath: info.paths.runtimeResourcePath)
    triple = info.target.moduleTriple
  }

  /// The processor in Apple's terms.
  var processor: String {
    let name = triple.prefix { $0 != "-" }
    return name == "aarch64" ? "arm64" : String(name)
  }

  func module(_ name: String) -> URL { resources.appending(path: "linux/\(name).swiftmodule") }

  /// The textual interface of a module, from which the compiler can build it for any system.
  func interface(_ name: String) -> URL { module(name).appending(path: "\(triple).swiftinterface") }
}

/// The compiler's information about its target.
private struct TargetInfo: Decodable {
  let target: Target
  let paths: Paths

  struct Target: Decodable {
    let moduleTriple: String
  }

  struct Paths: Decodable {
    let runtimeResourcePath: String
  }
}
