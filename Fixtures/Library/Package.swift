// swift-tools-version: 6.2

import PackageDescription

// What a user of the library writes. The program is the example of the README.
let package = Package(
  name: "Library",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "typeramp", path: "../..")],
  targets: [
    .executableTarget(name: "Library", dependencies: [.product(name: "TypeRampKit", package: "typeramp")])
  ]
)
