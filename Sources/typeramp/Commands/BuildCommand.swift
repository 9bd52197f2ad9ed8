import CommandLineKit
import FileSystem
import TypeRampKit

extension Command {
  static let build = Command(
    name: "build",
    summary: """
      compiles what \(Configuration.fileName) says, in this folder or above it. Unchanged outputs are left alone, \
      outputs whose input is gone are removed, and nothing that typeramp did not write is touched.
      """,
    operands: "",
    options: [
      ConfigurationOptions.config.declaration, CompileOptions.check.declaration, BuildOptions.watch.declaration,
      BuildOptions.jobs.declaration, BuildOptions.quiet.declaration,
    ]
  ) { invocation in
    let session = try BuildSession(invocation)
    return try invocation.arguments.has(BuildOptions.watch) ? session.watch() : session.build()
  }
}

/// The options of `build` alone.
enum BuildOptions {
  static let watch = Flag("watch", help: "build again whenever something changes, until interrupted")

  static let quiet = Flag("quiet", letter: "q", help: "do not print what was built; errors and warnings are printed")

  static let jobs = Option<Int>(
    "jobs", placeholder: "N", expected: "a number from 1 to 256",
    help: "how many inputs are compiled at once; as many as there are processors unless given"
  ) { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } }
}
