import Foundation
import TestSupport

/// The build system of a client: a value of `--build-system`.
enum BuildSystem: String, CaseIterable { case native, swiftbuild }

/// How a client gets the command and the plugin.
enum Origin: String, CaseIterable {
  /// From this checkout.
  case path
  /// From a package repository, by version.
  case url
  /// The command as a binary, the plugin as a copy of its source.
  case binary
}

/// A copy of the client package. Its build products stay, so the next run compiles only changes.
struct Client {
  /// Whether clients are built.
  static let isEnabled = ProcessInfo.processInfo.environment["TYPERAMP_CLIENT"] != nil

  static let clients = URL(filePath: ProcessInfo.processInfo.environment["TYPERAMP_CLIENT"] ?? "/tmp")

  let brand = "Sources/Client/Brand.json"
  let house = "Sources/Design/House.json"

  private let system: BuildSystem
  let folder: URL

  /// The package, without changes and products of earlier tests.
  init(_ system: BuildSystem, _ origin: Origin) throws {
    self.system = system
    folder = Self.clients.appending(path: "\(system)-\(origin)")
    for name in ["Sources", "web", "typeramp.json", ".typeramp-manifest.json", "Package.resolved"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for name in ["Package.swift", "Sources"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.fixtures.appending(path: "Client/\(name)"), to: folder.appending(path: name))
    }
    switch origin {
    case .path: try replaceDependency(with: "name: \"typeramp\", path: \"\(Repository.root.path)\"")
    case .url: try replaceDependency(with: "url: \"\(Remote.url)\", from: \"0.1.0\"")
    case .binary: try addBinary()
    }
    guard origin == .url else { return }
    try Remote.publish(in: Self.clients)
    _ = try swift("package", "update")
  }

  /// Runs a command of the package manager without this checkout's settings.
  func swift(_ words: String...) throws -> Tool.Run {
    let security = folder.appending(path: ".build/security").path
    let options = ["--build-system", system.rawValue, "--disable-dependency-cache", "--security-path", security]
    let environment = Remote.environment(for: Self.clients).merging(["TYPERAMP_WARNINGS": ""]) { $1 }
    let call = ["swift", words[0]] + options + words.dropFirst()
    let run = try Tool.run(URL(filePath: "/usr/bin/env"), call, in: folder, environment: environment)
    // Swift Build 6.3 sometimes crashes while planning, because of a race of its own, which is not a failure of the
    // package.
    let text = run.output + run.errors
    let isCrash = run.status == SIGSEGV || text.contains("*** Program crashed") && text.contains("/swift-build/")
    guard system == .swiftbuild, isCrash else { return run }
    return try Tool.run(URL(filePath: "/usr/bin/env"), call, in: folder, environment: environment)
  }

  /// The output of the built program.
  var output: String { get throws { try swift("run", "--skip-build", "Client").output } }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: name).path) }

  func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func replaceDependency(with dependency: String) throws {
    let manifest = try text(folder.appending(path: "Package.swift"))
    try write(manifest.replacing("name: \"typeramp\", path: \"../..\"", with: dependency), to: "Package.swift")
  }
}
