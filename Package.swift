// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "typeramp",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "TypeRampKit", targets: ["TypeRampKit", "Diagnostics"]),
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .executable(name: "typeramp", targets: ["typeramp"]),
    .plugin(name: "TypeRampPlugin", targets: ["TypeRampPlugin"]),
    .plugin(name: "TypeRampCommandPlugin", targets: ["TypeRampCommandPlugin"]),
  ],
  targets: [
    .target(name: "Documents"),
    .target(name: "Diagnostics", dependencies: ["Documents"]),
    .target(name: "CLibrary"),
    .target(name: "DynamicType", dependencies: ["CLibrary"]),
    .target(name: "FontFiles"),
    .target(name: "TypeRampKit", dependencies: ["Documents", "Diagnostics", "DynamicType", "FontFiles"]),
    .target(name: "CommandLineKit"),
    .target(name: "FileSystem", dependencies: ["CLibrary"]),
    // Named as its product: Xcode and Swift Build find the tools of a plugin by the name of their product.
    .executableTarget(
      name: "typeramp",
      dependencies: [
        "Documents", "Diagnostics", "DynamicType", "TypeRampKit", "FontFiles", "CommandLineKit", "FileSystem",
      ]),
    .plugin(
      name: "TypeRampPlugin", capability: .buildTool(), dependencies: ["typeramp"], path: "Sources/TypeRampPlugin"),
    .plugin(
      name: "TypeRampCommandPlugin",
      capability: .command(
        intent: .custom(verb: "typeramp", description: "Compile, validate and convert style dictionaries"),
        permissions: [.writeToPackageDirectory(reason: "It writes what typeramp.json says into the package.")]),
      dependencies: ["typeramp"], path: "Sources/TypeRampCommandPlugin"),
    .executableTarget(
      name: "dev", dependencies: ["Documents", "Diagnostics", "DynamicType", "TypeRampKit", "FileSystem"]),
    .executableTarget(
      name: "fuzz",
      dependencies: ["Documents", "Diagnostics", "DynamicType", "TypeRampKit", "FontFiles", "TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    .testTarget(name: "DevTests", dependencies: ["dev", "Documents", "TestSupport", "TypeRampKit", "typeramp"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Documents", "TestSupport"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TestSupport"]),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "TestSupport"]),
    .testTarget(name: "FuzzTests", dependencies: ["fuzz", "TestSupport"]),
    .testTarget(
      name: "TypeRampKitTests", dependencies: ["TypeRampKit", "Documents", "DynamicType", "FontFiles", "TestSupport"]),
    .testTarget(name: "typerampTests", dependencies: ["typeramp", "TestSupport"]),
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
