import CommandLineKit
import TypeRampProject

extension Command {
  static let build = Command(
    name: "build",
    abstract: "Compile everything that \(Configuration.fileName) lists.",
    examples: [
      "typeramp build",
      "typeramp build --check",
    ],
    discussion: """
      typeramp.json is read from this folder or the nearest folder above it. Unchanged outputs are not touched, outputs \
      without an input are removed, and files that typeramp did not write are not replaced or removed.
      """,
    operands: "",
    options: [
      ConfigurationOptions.config.declaration, OutputOptions.check.declaration, BuildOptions.watch.declaration,
      JobOptions.jobs.declaration, BuildOptions.quiet.declaration,
    ]
  ) { invocation in
    let session = try BuildSession(invocation)
    return try invocation.arguments.has(BuildOptions.watch) ? session.watch() : session.build()
  }
}

/// The options that only `build` has.
enum BuildOptions {
  static let watch = Flag("watch", help: "build again whenever something changes, until interrupted")

  static let quiet = Flag("quiet", letter: "q", help: "do not print what was built; errors and warnings are printed")
}
