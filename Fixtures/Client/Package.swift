// swift-tools-version: 6.2

import PackageDescription

// What a user of the plugin writes: the package, the plugin, and a dictionary among the files of a target.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "typeramp", path: "../..")],
  targets: [
    .target(
      name: "Design", resources: [.copy("Fonts")], plugins: [.plugin(name: "TypeRampPlugin", package: "typeramp")]),
    .executableTarget(
      name: "Client", dependencies: ["Design"], plugins: [.plugin(name: "TypeRampPlugin", package: "typeramp")]),
  ]
)
