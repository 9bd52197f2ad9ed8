package import Foundation

/// git, for a test's own repository.
package enum Git {
  package static let isThere = (try? run(["--version"], in: FileManager.default.temporaryDirectory))?.status == 0

  package static func run(_ arguments: [String], in folder: URL, input: String = "") throws -> Tool.Run {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@typeramp.invalid", "-c", "commit.gpgsign=false"]
    let isolated = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
    return try Tool.run(
      URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder, input: Data(input.utf8),
      environment: isolated)
  }
}
