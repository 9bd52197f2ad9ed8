// swift-tools-version: 6.2

import PackageDescription

// What a user of the plugin writes: the package, the plugin, and a dictionary among the target's files.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "typeramp", path: "../..")],
  targets: [
    .executableTarget(name: "Client", plugins: [.plugin(name: "TypeRampPlugin", package: "typeramp")])
  ]
)
