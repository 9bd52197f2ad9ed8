import Foundation
import TestSupport

extension Client {
  /// Puts the command into a bundle, as `.ci/release` does, with the plugin next to it.
  func addBinary() throws {
    let target = try Tool.run(URL(filePath: "/usr/bin/env"), ["swift", "-print-target-info"], in: folder).output
    let info = try JSONSerialization.jsonObject(with: Data(target.utf8)) as? [String: Any]
    let triple = (info?["target"] as? [String: Any])?["unversionedTriple"] as? String ?? ""
    try write(
      #"""
      { "schemaVersion": "1.0", "artifacts": { "typeramp": { "type": "executable", "version": "0.1.0",
        "variants": [{ "path": "bin/typeramp", "supportedTriples": ["\#(triple)"] }] } } }
      """#, to: "typeramp.artifactbundle/info.json")
    let binary = folder.appending(path: "typeramp.artifactbundle/bin/typeramp")
    try write("", to: "typeramp.artifactbundle/bin/typeramp")
    try FileManager.default.removeItem(at: binary)
    try FileManager.default.copyItem(at: Tool.executable, to: binary)
    let plugin = "TypeRampPlugin/TypeRampPlugin.swift"
    try write(text(Repository.root.appending(path: "Sources/\(plugin)")), to: "Plugins/\(plugin)")
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Client",
        targets: [
          .binaryTarget(name: "typeramp", path: "typeramp.artifactbundle"),
          .plugin(name: "TypeRampPlugin", capability: .buildTool(), dependencies: ["typeramp"]),
          .target(name: "Design", resources: [.copy("Fonts")], plugins: ["TypeRampPlugin"]),
          .executableTarget(name: "Client", dependencies: ["Design"], plugins: ["TypeRampPlugin"]),
        ])
      """, to: "Package.swift")
  }
}
