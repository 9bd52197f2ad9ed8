import CommandLineKit
import TypeRampProject
import Writing

/// The inputs of a project. Those whose generated types would have one name get outputs of their own; copies and test
/// data are left out.
struct Namesakes {
  private(set) var files: [String] = []
  /// The types of the files that have an output of their own.
  private(set) var types: [String: String] = [:]
  /// What was left out or renamed, a sentence each.
  private(set) var lines: [String] = []

  /// - Parameter read: returns the bytes of a file.
  init(_ found: [String], read: (String) throws -> [UInt8]) throws {
    let groups = Dictionary(grouping: found) { Self.type(of: Source.name(ofFileAt: $0)) }
    for group in groups.values.sorted(by: { $0[0] < $1[0] }) {
      var kept: [(file: String, bytes: [UInt8])] = []
      for file in group.filter({ !Self.isOfTests($0) }) + group.filter(Self.isOfTests) {
        let bytes = group.count > 1 ? try read(file) : []
        if let same = kept.first(where: { $0.bytes == bytes }) {
          lines.append("Left out \(file), which is the same as \(same.file).")
        } else if let other = kept.first, Self.isOfTests(file) {
          lines.append("Left out \(file), which is test data with the name of \(other.file).")
        } else {
          kept.append((file, bytes))
        }
      }
      if kept.count > 1 { try name(kept.map(\.file)) }
      files += kept.map(\.file)
    }
    files = found.filter(files.contains)
  }

  /// Names the types of files by the first folder in which their paths differ.
  private mutating func name(_ files: [String]) throws(UsageError) {
    let paths = files.map { $0.split(separator: "/") }
    let common = paths[0].indices.first { index in
      paths.contains { !$0.indices.contains(index) || $0[index] != paths[0][index] }
    }
    for (file, path) in zip(files, paths) {
      let folder = common.flatMap { $0 < path.count - 1 ? String(path[$0]) + "-" : nil } ?? ""
      let type = Self.type(of: folder + Source.name(ofFileAt: file))
      if let other = types.first(where: { $0.value == type })?.key {
        throw .other("'\(other)' and '\(file)' would both become the Swift type '\(type)'; rename one of them")
      }
      types[file] = type
      lines.append("\(file) becomes the type \(type).")
    }
  }

  /// The outputs of a configuration: one for all files that have the name of their type, and one for each other file.
  var outputs: [JSONValue] {
    let others = files.filter { types[$0] == nil }
    let general: JSONValue? = .members([
      "format": .string("swift"), "path": .string("Generated/{name}.swift"),
      "inputs": types.isEmpty ? nil : .array(others.map(JSONValue.string)),
    ])
    let own = files.compactMap { file in
      types[file].map { type in
        JSONValue.members([
          "format": .string("swift"), "path": .string("Generated/\(type).swift"),
          "inputs": .array([.string(file)]), "type": .string(type),
        ])
      }
    }
    return (others.isEmpty ? [] : [general].compactMap(\.self)) + own
  }

  private static func type(of name: String) -> String { Emitter.swift.typeName(for: name) ?? name }

  /// Whether a file is in a folder of tests.
  private static func isOfTests(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { folder in
      let name = folder.lowercased()
      return name.hasPrefix("test") || name.hasSuffix("tests") || name.hasSuffix("test")
    }
  }
}
