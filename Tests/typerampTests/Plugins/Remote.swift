import Foundation
import TestSupport

/// A repository with the current checkout. Git is configured to treat it as a remote one, since the package manager
/// treats local packages differently.
enum Remote {
  private static let name = "typeramp.git"
  static let url = "https://typeramp.invalid/\(name)"

  /// Makes Git use a folder instead of the URL.
  static func environment(for folder: URL) -> [String: String] {
    [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.\(folder.path)/.insteadOf",
      "GIT_CONFIG_VALUE_0": url.replacing(name, with: ""),
    ]
  }

  /// Commits the checkout, if it has changed, as the next version.
  static func publish(in folder: URL) throws {
    let repository = folder.appending(path: name)
    let script = """
      git init --quiet
      git add --all
      git diff --cached --quiet HEAD 2>/dev/null ||
        git -c user.name=Test -c user.email=test@typeramp.invalid -c commit.gpgsign=false commit --quiet --message=Checkout
      git tag --force "0.1.$(git rev-list --count HEAD)"
      """
    let environment = [
      "GIT_DIR": repository.path, "GIT_WORK_TREE": Repository.root.path,
      "GIT_INDEX_FILE": repository.appending(path: "index").path,
    ]
    let run = try Tool.run(
      URL(filePath: "/bin/sh"), ["-e", "-c", script], in: Repository.root, environment: environment)
    if run.status != 0 { throw Failure(errors: run.errors) }
  }

  private struct Failure: Error { let errors: String }
}
