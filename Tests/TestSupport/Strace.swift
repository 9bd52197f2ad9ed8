package import Foundation

/// The file system accesses of the program, from the kernel.
package enum Strace {
  /// Whether strace is installed and permitted: containers may forbid it.
  package static let canTrace: Bool = {
    let run = try? Tool.run(executable, ["-qq", "-o", "/dev/null", "/bin/true"], in: URL(filePath: "/"))
    return run?.status == 0
  }()

  static let executable = URL(filePath: "/usr/bin/strace")

  /// Every path that a run passes to the kernel, relative to its folder, whether or not it exists; without those of the
  /// loader and the runtime.
  package static func places(of command: [String], in folder: URL) throws -> Set<String> {
    let calls = try trace("%file", of: command, in: folder)
    let top = folder.resolvingSymlinksInPath().path
    // Before its main function, a program runs the loader, whose last file is the memory layout.
    let lines = calls.drop { !$0.contains("/proc/self/maps") }
    return Set(
      lines.compactMap { line -> String? in
        guard !line.contains("getcwd("), let path = path(in: line) else { return nil }
        // Following links also inspects the folder itself.
        if path == top { return nil }
        return path.hasPrefix(top + "/") ? String(path.dropFirst(top.count + 1)) : path
      }.filter { !$0.hasPrefix("/proc/self/") && !$0.hasPrefix("/sys/devices/system/cpu/") })
  }
}

extension Strace {
  /// The first path in a call; nil if it is empty.
  private static func path(in call: Substring) -> String? {
    let parts = call.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[1].isEmpty else { return nil }
    // A name can be relative to an open folder.
    let folder = parts[0].firstMatch(of: /\(\d+<(.*)>, $/)?.1
    return folder.map { "\($0)/\(parts[1])" } ?? String(parts[1])
  }

  /// The calls of some kinds in a run of the program, one on each line.
  private static func trace(_ kinds: String, of command: [String], in folder: URL) throws -> [Substring] {
    let scratch = try Scratch()
    let trace = scratch.folder.appending(path: "trace").path
    let run = try Tool.run(
      executable,
      ["-f", "-qq", "-y", "-s", "4096", "-e", "trace=" + kinds, "-o", trace, Tool.executable.path] + command, in: folder
    )
    guard run.status < 2 else { throw CocoaError(.featureUnsupported) }
    return try scratch.text("trace").split(separator: "\n")
  }

  /// The files and folders in a folder that a run opens, in order.
  package static func opened(by command: [String], in folder: URL) throws -> [String] {
    try trace("open,openat", of: command, in: folder).compactMap(path).filter { !$0.hasPrefix("/") }
  }
}
