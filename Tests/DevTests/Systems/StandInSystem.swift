import Foundation
import TestSupport
import Testing

/// A system for which sources are type-checked on Linux: Swift's own modules are the toolchain's, the C library is a
/// stand-in.
///
/// The modules are in a folder without the C library of this system, so `canImport` has the same result as on the other
/// system.
struct StandInSystem: Sendable {
  private let toolchain: Toolchain
  private let folder: TemporaryFolder
  private let options: [String]

  /// The oldest macOS that the package supports. The compiler accepts the name of the system, so `os(macOS)` is true,
  /// and APIs of later versions are errors.
  static let macOS = Result {
    let toolchain = try #require(Toolchain.found)
    let version = try #require(Manifest(warnings: "error").macOS)
    let folder = try TemporaryFolder()
    let target = "\(toolchain.processor)-apple-macosx\(version)"
    for module in Toolchain.modules {
      let text = try String(contentsOf: toolchain.interface(module), encoding: .utf8)
      try folder.makeFolder("resources/macosx/\(module).swiftmodule")
      try folder.write(
        macOSInterface(text, from: toolchain.triple, for: target),
        to: "resources/macosx/\(module).swiftmodule/\(toolchain.processor)-apple-macos.swiftinterface")
    }
    return try StandInSystem(toolchain, folder, library: "Darwin", ["-target", target, "-disable-objc-interop"])
  }

  /// Linux with musl instead of glibc, as in Swift's static SDK.
  static let musl = Result {
    let toolchain = try #require(Toolchain.found)
    let folder = try TemporaryFolder()
    // The compiler requires a path for glibc; these files lead nowhere.
    let names = "resources/linux/\(toolchain.triple.prefix { $0 != "-" })"
    try folder.makeFolder(names)
    for name in ["glibc.modulemap", "SwiftGlibc.h"] { try folder.write("", to: "\(names)/\(name)") }
    for module in Toolchain.modules {
      try folder.link("resources/linux/\(module).swiftmodule", to: toolchain.module(module).path)
    }
    return try StandInSystem(toolchain, folder, library: "Musl", [])
  }

  private init(_ toolchain: Toolchain, _ folder: TemporaryFolder, library: String, _ options: [String]) throws {
    for name in ["shims", "clang"] {
      try folder.link("resources/\(name)", to: toolchain.resources.appending(path: name).path)
    }
    let standIn = Repository.fixtures.appending(path: "StandIns/\(library)")
    self.toolchain = toolchain
    self.folder = folder
    self.options =
      options + ["-resource-dir", "resources", "-module-cache-path", "cache", "-I", ".", "-I", standIn.path]
    let overlay = standIn.appending(path: "\(library).swift").path
    try #require(complaints(on: library, [overlay], ["-import-underlying-module", "-swift-version", "6"]) == "")
  }

  /// The interface of one of Swift's own modules for Linux, adapted to macOS. Function bodies are removed, and with
  /// them what is back-deployed; its versions are those of the modules for macOS.
  private static func macOSInterface(_ text: String, from triple: String, for target: String) -> String {
    text.replacing("-target \(triple) ", with: "-target \(target) -disable-availability-checking ", maxReplacements: 1)
      .replacing(" -O ", with: " -Onone -experimental-skip-all-function-bodies ", maxReplacements: 1)
      .replacing(/@backDeployed\([^)]*\)/, with: "")
  }

  /// Compiles a target as the package does; returns the compiler's output.
  func complaints(on target: Manifest.Target) throws -> String {
    let sources = Repository.root.appending(path: "Sources/\(target.name)")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    let isResource = { (name: String) in
      name.contains("/Shared/") || [".txt", ".css", ".js", ".html"].contains(where: name.hasSuffix)
    }
    let files = names.filter { $0.hasSuffix(".swift") && !isResource($0) }.map { sources.appending(path: $0).path }
    // The package manager makes a declaration for each file that is embedded.
    let resources = names.filter(isResource).map { URL(filePath: $0).lastPathComponent.replacing(".", with: "_") }
    let declarations = resources.map { "  static let \($0): [UInt8] = []\n" }.joined()
    let embedded = try folder.write(
      "struct PackageResources {\n\(declarations)}\n", to: "\(target.name)Resources.swift")
    return try complaints(
      on: target.name, files + (resources.isEmpty ? [] : [embedded]),
      ["-package-name", "typeramp"] + target.settings.flatMap(\.options))
  }

  /// Compiles a text; returns the compiler's output.
  func complaints(on text: String) throws -> String {
    let file = try folder.write(text, to: "\(UUID().uuidString).swift")
    return try complaints(on: "Text", [file], ["-swift-version", "6"])
  }

  private func complaints(on module: String, _ files: [String], _ settings: [String]) throws -> String {
    let output = ["-emit-module", "-module-name", module, "-o", "\(module).swiftmodule"]
    return try toolchain.compiler.complaints(
      ["-frontend", "-parse-as-library"] + output + options + settings + files, in: folder)
  }
}

extension Manifest.Setting {
  /// The compiler's options for the setting; throws if it is unknown.
  fileprivate var options: [String] {
    kind.flatMap { name, value in
      switch (name, value["_0"]) {
      case ("swiftLanguageMode", let version?): ["-swift-version", version]
      case ("enableUpcomingFeature", let feature?): ["-enable-upcoming-feature", feature]
      case ("strictMemorySafety", nil): ["-strict-memory-safety"]
      case ("treatAllWarnings", "error"): ["-warnings-as-errors"]
      default: ["unknown setting \(name)"]
      }
    }
  }
}
