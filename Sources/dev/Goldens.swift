import Foundation

extension Chore {
  /// The expected outputs under Fixtures/Golden.
  static let goldens = Chore(name: "goldens", summary: "write the expected outputs under Fixtures/Golden") { call in
    let stale = try Goldens.stale(BuiltProgram.current)
    for name in stale { print((call.isCheck ? "stale: " : "wrote ") + "Fixtures/Golden/" + name) }
    if !call.isCheck { try Goldens.write(stale, BuiltProgram.current) }
    return !call.isCheck || stale.isEmpty
  }
}

/// The long outputs that tests compare: each is made from a fixture, and none has no source.
enum Goldens {
  /// The folder of the goldens.
  static let folder = Dev.root.appending(path: "Fixtures/Golden")

  /// The names of goldens that differ from the current outputs, are missing, or have no source.
  ///
  /// - Parameter program: the built program.
  static func stale(_ program: BuiltProgram) throws -> [String] {
    let made = try all(program)
    let onDisk = try names(in: folder)
    return Set(made.keys).union(onDisk).filter { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) != made[name]
    }.sorted()
  }

  /// Writes the named files.
  static func write(_ names: [String], _ program: BuiltProgram) throws {
    let made = try all(program)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      let file = folder.appending(path: name)
      if let text = made[name] {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// The files of a folder of fixtures, in order.
  static func fixtures(_ name: String) throws -> [URL] {
    let folder = Dev.root.appending(path: "Fixtures/\(name)")
    return try names(in: folder).map { folder.appending(path: $0) }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
  }
}
