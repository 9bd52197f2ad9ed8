import Foundation
import TestSupport

/// The manifest of the package, as the package manager reads it.
struct Manifest: Decodable {
  let platforms: [Platform]
  let products: [Product]
  let targets: [Target]

  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  struct Product: Decodable {
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let settings: [Setting]
    let dependencies: [Dependency]

    /// Whether the target makes warnings errors, or prevents that.
    var treatsWarnings: Bool { settings.contains { $0.kind.keys.contains { $0.hasPrefix("treat") } } }

    var isPlugin: Bool { type == "plugin" }
  }

  struct Setting: Decodable {
    /// The name of the setting as the only key, with its value under `_0`, if it has one.
    let kind: [String: [String: String]]
  }

  struct Dependency: Decodable {
    /// The name, and a condition.
    let byName: [String?]
  }

  /// - Parameter warnings: the value of `TYPERAMP_WARNINGS`.
  init(warnings: String) throws {
    let scratch = try Scratch()
    let run = try Tool.run(
      URL(filePath: "/usr/bin/env"), ["swift", "package", "--scratch-path", scratch.folder.path, "dump-package"],
      in: Repository.root, environment: ["TYPERAMP_WARNINGS": warnings])
    self = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
  }

  /// The oldest supported version of macOS.
  var macOS: String? { platforms.first { $0.platformName == "macos" }?.version }

  /// The targets of all products except plugins, in order of dependency.
  var shipped: [Target] {
    var order: [Target] = []
    for name in products.flatMap(\.targets) { append(name, to: &order) }
    return order.filter { !$0.isPlugin }
  }

  private func append(_ name: String, to order: inout [Target]) {
    guard let target = targets.first(where: { $0.name == name }), !order.contains(where: { $0.name == name }) else {
      return
    }
    for dependency in target.dependencies.compactMap(\.byName.first) { append(dependency ?? "", to: &order) }
    order.append(target)
  }
}
