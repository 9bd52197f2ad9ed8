import Foundation
import TestSupport

/// The toolchain that compiles for this system, and what it has to offer for others.
struct Toolchain: Sendable {
  let compiler: SwiftCompiler
  /// The folder of Swift's own modules.
  let resources: URL
  /// What the files of those modules are called: `x86_64-unknown-linux-gnu`.
  let triple: String

  /// The modules that the compiler imports by itself, each behind those that it imports.
  static let modules = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]

  /// The toolchain, if it is one of Linux with the interfaces of those modules.
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

  /// The processor, as Apple calls it.
  var processor: String {
    let name = triple.prefix { $0 != "-" }
    return name == "aarch64" ? "arm64" : String(name)
  }

  func module(_ name: String) -> URL { resources.appending(path: "linux/\(name).swiftmodule") }

  /// What a module declares, as text: the compiler can make the module of it for any system.
  func interface(_ name: String) -> URL { module(name).appending(path: "\(triple).swiftinterface") }
}

/// What the compiler says of itself.
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
