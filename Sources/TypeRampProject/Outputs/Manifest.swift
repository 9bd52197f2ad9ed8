import OperatingSystem
package import Writing

/// A file next to a configuration that lists the outputs of `build`, so that only stale ones are removed.
package struct Manifest {
  /// The hashes of the outputs by path, relative to the configuration's folder.
  package var outputs: [ExactString: String] = [:]
  package let path: String
  /// The bytes of the file, as they were read; nil if there is none yet.
  package private(set) var old: [UInt8]?

  /// The manifest of a configuration; empty if there is none yet.
  ///
  /// - Throws: if the file is not a manifest, since it would be replaced.
  init(ofConfigurationAt configuration: String) throws {
    path = Self.path(ofConfigurationAt: configuration)
    // A link could have any file replaced.
    if Files.isLink(path) { throw Self.foreign(path) }
    guard let kind = try Files.knownKind(of: path) else { return }
    guard kind == .file else { throw Self.foreign(path) }
    let bytes = try Files.read(path, limit: Limits.inputSize)
    old = bytes
    if bytes.isEmpty { return }
    guard case .success(let tree) = Document(bytes, path: path).tree, let members = Self.outputs(in: tree.root) else {
      throw Self.foreign(path)
    }
    for output in members where !output.name.utf8.contains(0) {
      outputs[ExactString(output.name)] = output.value.string
    }
  }

  /// The member `outputs`; nil if `build` has not written the file.
  private static func outputs(in root: Node) -> [Node.Member]? {
    guard root.value(of: "generator")?.string == "typeramp", let outputs = root.value(of: "outputs"),
      outputs.kind == .dictionary
    else { return nil }
    return Array(outputs.members)
  }

  private static func foreign(_ path: String) -> ProjectError {
    ProjectError("'\(path)' is not a manifest that 'build' wrote, so it is not replaced; remove it")
  }

  /// The contents of the file.
  package var bytes: [UInt8] {
    let outputs = outputs.sorted { $0.key < $1.key }.map { ($0.key.text, JSONValue.string($0.value)) }
    let value = JSONValue.object([
      ("formatVersion", .number(1)), ("generator", .string("typeramp")), ("outputs", .object(outputs)),
    ])
    return Array(value.compactText.utf8)
  }

  package static func path(ofConfigurationAt configuration: String) -> String {
    let name = "." + Source.name(ofFileAt: configuration) + "-manifest.json"
    let folder = Files.folder(of: configuration)
    return folder == "." ? name : Files.join(folder, name)
  }

  /// The hash of a file's bytes.
  package static func hash(_ bytes: [UInt8]) -> String { Fingerprint.hash(bytes) }
}
