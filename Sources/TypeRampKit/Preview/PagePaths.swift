/// The paths of files as the page shows them: a page that is passed on does not say where it was made.
struct PagePaths: Sendable {
  /// The folder of all absolute paths, with a slash at its end; empty if there are none.
  private let folder: String

  init(_ compilations: [Compilation]) {
    let paths = compilations.flatMap { [$0.source.path] + $0.files.map(\.source.path) }.filter { $0.hasPrefix("/") }
    let shared = zip(paths.min() ?? "", paths.max() ?? "").prefix { $0 == $1 }.map(\.0)
    folder = String(shared.prefix((shared.lastIndex(of: "/") ?? -1) + 1))
  }

  /// A path, or a text that begins with one.
  func shown(_ path: String) -> String {
    if !path.hasPrefix("/") { return path }
    return folder == "/" ? Source.fileName(at: path) : String(path.dropFirst(folder.count))
  }
}
