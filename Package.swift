// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "typeramp",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "TypeRamp", targets: ["TypeRamp", "Diagnostics"]),
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .executable(name: "typeramp", targets: ["TypeRampTool"]),
    .plugin(name: "TypeRampPlugin", targets: ["TypeRampPlugin"]),
    .plugin(name: "TypeRampCommandPlugin", targets: ["TypeRampCommandPlugin"]),
  ],
  targets: [
    .target(name: "Documents"),
    .target(name: "Diagnostics", dependencies: ["Documents"]),
    .target(name: "DynamicType"),
    .target(name: "FontFiles"),
    .target(name: "TypeRamp", dependencies: ["Documents", "Diagnostics", "DynamicType", "FontFiles"]),
    .target(name: "CommandLineKit"),
    .target(name: "FileSystem"),
    // Not named after its product: a module `typeramp` beside `TypeRamp` would be one file on macOS.
    .executableTarget(
      name: "TypeRampTool",
      dependencies: [
        "Documents", "Diagnostics", "DynamicType", "TypeRamp", "FontFiles", "CommandLineKit", "FileSystem",
      ]),
    .plugin(
      name: "TypeRampPlugin", capability: .buildTool(), dependencies: ["TypeRampTool"], path: "Sources/TypeRampPlugin"),
    .plugin(
      name: "TypeRampCommandPlugin",
      capability: .command(
        intent: .custom(verb: "typeramp", description: "Compile, validate and convert style dictionaries"),
        permissions: [.writeToPackageDirectory(reason: "It writes what typeramp.json says into the package.")]),
      dependencies: ["TypeRampTool"], path: "Sources/TypeRampCommandPlugin"),
    .executableTarget(
      name: "dev", dependencies: ["Documents", "Diagnostics", "DynamicType", "TypeRamp", "FileSystem"]),
    .executableTarget(
      name: "fuzz",
      dependencies: ["Documents", "Diagnostics", "DynamicType", "TypeRamp", "FontFiles", "TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    .testTarget(name: "DevTests", dependencies: ["dev", "Documents", "TestSupport", "TypeRamp", "TypeRampTool"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Documents", "TestSupport"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TestSupport"]),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "TestSupport"]),
    .testTarget(name: "FuzzTests", dependencies: ["fuzz", "TestSupport"]),
    .testTarget(
      name: "TypeRampTests", dependencies: ["TypeRamp", "Documents", "DynamicType", "FontFiles", "TestSupport"]),
    .testTarget(name: "TypeRampToolTests", dependencies: ["TypeRampTool", "TestSupport"]),
  ]
)

// One house for every target: the strictest language the toolchain offers, and no warning left standing.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
