// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "typeramp",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "TypeRampKit", targets: ["TypeRampKit"]),
    .library(name: "TypeRampProject", targets: ["TypeRampProject"]),
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .executable(name: "typeramp", targets: ["typeramp"]),
    .plugin(name: "TypeRampPlugin", targets: ["TypeRampPlugin"]),
    .plugin(name: "TypeRampCommandPlugin", targets: ["TypeRampCommandPlugin"]),
    .plugin(name: "TypeRampValidatePlugin", targets: ["TypeRampValidatePlugin"]),
  ],
  targets: [
    .target(name: "CLibrary"),
    .target(name: "Writing", dependencies: ["CLibrary"]),
    .target(name: "Documents", dependencies: ["CLibrary", "Writing"]),
    .target(name: "Diagnostics", dependencies: ["Documents", "Writing"]),
    .target(name: "DynamicType", dependencies: ["CLibrary"]),
    .target(name: "CodeFonts", dependencies: ["Documents", "DynamicType"]),
    .target(name: "FontFiles"),
    .target(
      name: "StyleModel", dependencies: ["Documents", "Diagnostics", "DynamicType", "FontFiles", "Writing"],
      resources: [.embedInCode("Languages/Letters.txt")]),
    .target(
      name: "DesignTokens",
      dependencies: ["CLibrary", "Documents", "Diagnostics", "DynamicType", "StyleModel", "Writing"]),
    .target(
      name: "Emission", dependencies: ["DynamicType", "StyleModel", "Writing"],
      // The Swift that is the same in every output: compiled by those who get it.
      resources: [
        .embedInCode("Swift/Names/SystemNames.txt"), .embedInCode("Swift/Shared"),
        .embedInCode("SwiftTests/Shared"),
      ]),
    .target(
      name: "TypeRampKit",
      dependencies: [
        "CodeFonts", "Documents", "Diagnostics", "DynamicType", "FontFiles", "StyleModel", "DesignTokens", "Emission",
        "Writing",
      ],
      // The stylesheet and the script of the preview page, and the stylesheet of reports.
      resources: [.embedInCode("Preview/Page"), .embedInCode("Evidence/Page")]),
    .target(name: "CommandLineKit"),
    .target(name: "OperatingSystem", dependencies: ["CLibrary", "Writing"]),
    .target(
      name: "TypeRampProject",
      dependencies: [
        "Documents", "Diagnostics", "DesignTokens", "OperatingSystem", "FontFiles", "TypeRampKit", "Writing",
      ]),
    .target(
      name: "LanguageServer", dependencies: ["OperatingSystem", "TypeRampProject", "Writing"]),
    // Named as its product: Xcode and Swift Build find the tools of a plugin by the name of their product.
    .executableTarget(
      name: "typeramp",
      dependencies: [
        "CodeFonts", "Documents", "Diagnostics", "DynamicType", "TypeRampKit", "StyleModel", "DesignTokens", "Emission",
        "FontFiles", "Writing", "CommandLineKit", "OperatingSystem", "TypeRampProject", "LanguageServer",
      ]),
    .plugin(
      name: "TypeRampPlugin", capability: .buildTool(), dependencies: ["typeramp"], path: "Sources/TypeRampPlugin"),
    .plugin(
      name: "TypeRampCommandPlugin",
      capability: .command(
        intent: .custom(verb: "typeramp", description: "Compile, validate and convert style dictionaries"),
        permissions: [.writeToPackageDirectory(reason: "It writes what typeramp.json says into the package.")]),
      dependencies: ["typeramp"], path: "Sources/TypeRampCommandPlugin"),
    // Apart from the other: a permission that is declared is asked for, whatever the command does.
    .plugin(
      name: "TypeRampValidatePlugin",
      capability: .command(
        intent: .custom(verb: "typeramp-validate", description: "Check style dictionaries for mistakes")),
      dependencies: ["typeramp"], path: "Sources/TypeRampValidatePlugin"),
    .executableTarget(
      name: "dev",
      dependencies: [
        "Documents", "Diagnostics", "DesignTokens", "DynamicType", "TypeRampKit", "Emission", "StyleModel",
        "TestSupport", "Writing", "typeramp",
      ]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CodeFonts", "Documents", "Diagnostics", "DynamicType", "TypeRampKit", "StyleModel", "DesignTokens", "Emission",
        "FontFiles", "LanguageServer", "Writing", "TestSupport",
      ]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CodeFontsTests", dependencies: ["CodeFonts", "DynamicType", "TestSupport"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: [
        "DesignTokens", "Diagnostics", "Documents", "DynamicType", "FontFiles", "StyleModel", "TestSupport",
        "TypeRampKit", "Writing", "Emission",
      ]),
    .testTarget(
      name: "DevTests",
      dependencies: [
        "dev", "CommandLineKit", "Documents", "DesignTokens", "DynamicType", "Emission", "StyleModel", "TestSupport",
        "TypeRampKit", "TypeRampProject", "typeramp", "Writing",
      ]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Documents", "TestSupport", "Writing"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TestSupport", "Writing"]),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"]),
    .testTarget(
      name: "EmissionTests",
      dependencies: ["Documents", "DynamicType", "Emission", "StyleModel", "TestSupport", "TypeRampKit", "Writing"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["LanguageServer", "TestSupport", "TypeRampKit", "Writing"]),
    .testTarget(name: "OperatingSystemTests", dependencies: ["OperatingSystem", "TestSupport", "Writing"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "TestSupport"]),
    .testTarget(name: "FuzzTests", dependencies: ["fuzz", "Emission", "TestSupport", "TypeRampKit"]),
    .testTarget(
      name: "StyleModelTests",
      dependencies: [
        "DesignTokens", "Documents", "DynamicType", "FontFiles", "StyleModel", "TestSupport", "TypeRampKit", "Emission",
      ]),
    .testTarget(
      name: "TypeRampKitTests",
      dependencies: [
        "CodeFonts", "DesignTokens", "Diagnostics", "Documents", "DynamicType", "Emission", "FontFiles", "StyleModel",
        "TestSupport", "TypeRampKit", "Writing",
      ]),
    .testTarget(
      name: "TypeRampProjectTests",
      dependencies: ["Documents", "OperatingSystem", "TestSupport", "TypeRampProject"]),
    .testTarget(name: "WritingTests", dependencies: ["Documents", "Writing"]),
    .testTarget(
      name: "typerampTests",
      dependencies: [
        "typeramp", "CodeFonts", "CommandLineKit", "DesignTokens", "Diagnostics", "Documents", "FontFiles",
        "OperatingSystem", "TestSupport", "TypeRampKit", "TypeRampProject",
      ]),
  ]
)

// One house for every target: the strictest language the toolchain offers.
var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

// Not in dependencies: Swift Build compiles those with '-suppress-warnings', and the compiler refuses both at once.
if Context.environment["TYPERAMP_WARNINGS"] == "error" {
  settings.append(.treatAllWarnings(as: .error))
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = settings
}
