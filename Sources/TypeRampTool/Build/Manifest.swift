import Documents
import FileSystem

/// What `build` has generated: beside the configuration, so that what is generated no longer can be removed, and nothing else.
struct Manifest {
  /// The hashes of the outputs by their paths, as seen from the configuration's folder.
  var outputs: [String: String] = [:]
  let path: String

  /// The manifest of a configuration; an empty one, when there is none yet, or what is there is none.
  init(ofConfigurationAt configuration: String) throws(FileError) {
    let name = "." + Source.name(ofFileAt: configuration) + "-manifest.json"
    let folder = Files.folder(of: configuration)
    path = folder == "." ? name : Files.join(folder, name)
    guard try Files.knownKind(of: path) != nil else { return }
    let bytes = try Files.read(path, limit: Limits.inputSize)
    guard case .success(let tree) = Document(bytes, path: path).tree
    else { return }
    for output in tree.root.value(of: "outputs").map({ Array($0.members) }) ?? [] {
      outputs[output.name] = output.value.string
    }
  }

  /// The file.
  var bytes: [UInt8] {
    let outputs = outputs.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
    let value = JSONValue.object([
      ("formatVersion", .number(1)), ("generator", .string("typeramp")), ("outputs", .object(outputs)),
    ])
    return Array(value.compactText.utf8)
  }

  /// The hash of a file; of one that cannot be read, what no file has.
  static func hash(ofFileAt path: String) -> String {
    (try? Files.read(path, limit: Limits.inputSize)).map(hash) ?? "none"
  }

  /// Tells whether a file is what was written: FNV-1a, 64 bits. It guards against accidents, not against intent.
  static func hash(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
