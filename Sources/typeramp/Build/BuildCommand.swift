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
      ConfigurationOptions.config.declaration, OutputOptions.check.declaration, JobOptions.jobs.declaration,
      BuildOptions.quiet.declaration,
    ]
  ) { invocation in
    var run = try BuildRun(invocation)
    return try run.build()
  }
}

enum BuildOptions {
  static let quiet = Flag("quiet", letter: "q", help: "do not print what was built; errors and warnings are printed")
}
