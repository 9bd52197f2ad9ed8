import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The files that a run writes. To make one is to check that they are different files, and that none replaces an input.
struct WrittenFiles {
  /// The paths as given, by the files that they lead to.
  private let paths: [FileKey: String]

  /// - Parameter links: the paths that may be links to files in other folders.
  init(_ paths: [String], inputs: [Input], read: [String], links: [String] = []) throws(UsageError) {
    var resolver = PathResolver()
    let inputPaths = try inputs.resolvedPaths(&resolver)
    self.paths = try Self.files(paths, links: links, &resolver)
    for (input, path) in zip(inputs, inputPaths) where !input.isStandardInput {
      try refuse(FileKey(resolved: path), "an input")
    }
    // Inputs, settings and fonts can be read from it.
    if let path = Files.standardInput(among: paths) { throw .other("output '\(path)' would replace standard input") }
    try refuse(read)
  }

  init(
    _ plan: OutputPlan, others: [String] = [], read: [String], links: [String] = []
  ) throws(UsageError) {
    if let (_, message) = plan.outputs.collision { throw .other(message) }
    try self.init(plan.files + others, inputs: plan.inputs, read: read, links: links)
  }

  /// The mistake in a configuration whose outputs cannot all be written, at the first that cannot; nil if they can.
  static func mistake(in plan: OutputPlan, read: [String]) -> Diagnostic? {
    func refusal(_ count: Int) -> UsageError? {
      let part = OutputPlan(plan.inputs, Array(plan.outputs.prefix(count)))
      do throws(UsageError) { _ = try WrittenFiles(part, read: read) } catch { return error }
      return nil
    }
    guard let error = refusal(plan.outputs.count) else { return nil }
    // Usually there is none, so that the first is not looked for.
    let first = (1...max(plan.outputs.count, 1)).first { refusal($0) != nil } ?? 1
    return .collision(error.message, at: plan.outputs.isEmpty ? nil : plan.outputs[first - 1].node)
  }

  /// Whether a file is written, under any path.
  func contains(_ path: String) -> Bool { paths[FileKey(path)] != nil }

  /// Throws if one of the files that were read would be replaced. Links cannot hide a file: they are followed.
  func refuse(_ files: [String], _ what: String = "an input") throws(UsageError) {
    if paths.isEmpty { return }
    var resolver = PathResolver()
    for file in files { try refuse(resolver.key(file), what) }
  }

  private func refuse(_ file: FileKey, _ what: String) throws(UsageError) {
    if let path = paths[file] { throw .other("output '\(path)' would replace \(what)") }
  }
}

extension WrittenFiles {
  /// Throws if a path is a link out of its folder, and of the working folder: a link that someone adds to a repository
  /// must not decide which file is replaced.
  private static func refuse(
    linkOut path: String, to target: String, _ resolver: inout PathResolver
  ) throws(UsageError) {
    let folder = resolver.resolved(Files.folder(of: path))
    if Files.isPath(target, within: folder) || Files.isPath(target, within: resolver.resolved(".")) { return }
    if Files.isDescriptor(path) { return }
    throw .other("output '\(path)' is a link to '\(target)', in another folder; remove it, or name that file")
  }

  /// The paths to write, by the files that they lead to.
  private static func files(
    _ paths: [String], links: [String], _ resolver: inout PathResolver
  ) throws(UsageError) -> [FileKey: String] {
    var written: [FileKey: String] = [:]
    written.reserveCapacity(paths.count)
    for path in paths {
      let resolved = resolver.resolved(path)
      if !resolver.isPlain(path, resolved: resolved), !links.contains(path) {
        try refuse(linkOut: path, to: resolved, &resolver)
      }
      guard let other = written.updateValue(path, forKey: FileKey(resolved: resolved)) else { continue }
      if ExactString(resolver.resolved(other)) == ExactString(resolved) {
        throw .other("two outputs would be written to '\(path)'")
      }
      throw .other(
        "outputs '\(other)' and '\(path)' would be the same file on a Mac, which ignores case and accents' form")
    }
    return written
  }
}
