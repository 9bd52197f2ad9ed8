import Foundation
import TestSupport
import Testing

@testable import FileSystem
@testable import Writing
@testable import typeramp

/// The cache on disk: whatever it contains, the build makes the same outputs as without it.
@Suite struct MemoryFiles {
  private static let cache = ".typeramp-cache"

  private static func project() throws -> (RememberedProject, [UInt8]) {
    let project = try RememberedProject([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good,
    ])
    try project.build()
    #expect(try project.buildUntilSettled())
    return (project, try project.bytes(cache))
  }

  private static func write(_ bytes: [UInt8], _ project: RememberedProject) throws {
    try Data(bytes).write(to: URL(filePath: project.path(cache)))
  }

  @Test func whatIsWrittenIsRead() throws {
    let memory = Self.example
    let bytes = memory.bytes(writtenBy: "me")
    #expect(BuildMemory(bytes, writtenBy: "me") == memory)
    #expect(BuildMemory(bytes, writtenBy: "you") == nil)
  }

  /// Every state of a path, at every position.
  private static var example: BuildMemory {
    let hash = KeyedHash.Value(low: 1, high: .max)
    let stamp = FileStamp(device: -1, number: 2, size: 3, modified: .max, changed: .min)
    let states: [PathSnapshot.State] = [
      .file(stamp, hash), .file(nil, hash), .folder(hash), .kind(nil), .kind(.file), .kind(.folder), .kind(.other),
      .unknowable,
    ]
    let snapshots = states.map { PathSnapshot(path: PathKey("a/ü"), state: $0) }
    let entry = BuildMemory.Entry(
      name: PathKey("x"), snapshots: snapshots,
      outputs: snapshots.map { BuildMemory.Made(snapshot: $0, manifestHash: "ab") },
      uncheckedFonts: ["F", ""], standing: .quiet)
    return BuildMemory(hash: .random(), others: snapshots, surroundings: [], inputs: [entry, entry])
  }

  @Test func changedBytesAreNotTrusted() {
    let bytes = Self.example.bytes(writtenBy: "me")
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        #expect(BuildMemory(damaged, writtenBy: "me") == nil, "\(index) \(bit)")
      }
      #expect(BuildMemory(Array(bytes[..<index]), writtenBy: "me") == nil)
    }
    #expect(BuildMemory(bytes + [0], writtenBy: "me") == nil)
  }

  /// Someone who knows the program can make a valid hash; each field is still checked.
  @Test(arguments: [1, 2, 3] as [UInt64]) func bytesWithAValidHashAreChecked(seed: UInt64) {
    let memory = Self.example
    let whole = memory.bytes(writtenBy: "me")
    let bytes = Array(whole.dropLast(16))
    var random = SplitMix(state: seed)
    for _ in 0..<4000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: BuildMemory.mark.count + 20..<bytes.count, using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { damaged.removeLast(Int.random(in: 1...60, using: &random)) }
      var writer = ByteWriter(damaged)
      let hash = memory.hash(damaged)
      writer.add(hash.low)
      writer.add(hash.high)
      guard let read = BuildMemory(writer.bytes, writtenBy: "me") else { continue }
      #expect(BuildMemory(read.bytes(writtenBy: "me"), writtenBy: "me") == read)
    }
  }

  @Test(arguments: ["", "typeramp cache 1\n", "typeramp cache 2\nsomething", "half"]) func aUselessCacheIsReplaced(
    text: String
  ) throws {
    let (project, bytes) = try Self.project()
    try Self.write(text == "half" ? Array(bytes.prefix(bytes.count / 2)) : Array(text.utf8), project)
    #expect(try project.build() == .compiled(["Styles/A.json"]))
    #expect(try project.buildUntilSettled())
    #expect(try project.isUpToDate())
  }

  @Test func theCacheOfAnotherProgramIsNotUsed() throws {
    let (project, bytes) = try Self.project()
    let copy = project.path("other-typeramp")
    try FileManager.default.copyItem(atPath: Tool.executable.path, toPath: copy)
    let run = try Tool.run(URL(filePath: copy), ["build"], in: project.scratch.folder)
    #expect(run.status == 0)
    #expect(try project.bytes(Self.cache) != bytes)
    #expect(try project.build() == .compiled(["Styles/A.json"]))
  }

  /// The files of a moved or copied project have other numbers.
  @Test func aCopyOfAProjectIsBuilt() throws {
    let (project, _) = try Self.project()
    let copy = try RememberedProject([:])
    let names = try FileManager.default.contentsOfDirectory(atPath: project.scratch.folder.path)
    for name in names { try FileManager.default.copyItem(atPath: project.path(name), toPath: copy.path(name)) }
    try copy.rewrite("Styles/A.json", CompileCommand.good.replacing("17", with: "19"))
    #expect(try copy.build() == .compiled(["Styles/A.json"]))
    #expect(try copy.isUpToDate())
  }

  // MARK: - What is at its path

  @Test(arguments: ["mine", "link", "folder", "pipe"]) func foreignFilesAreKept(what: String) throws {
    let project = try RememberedProject([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.good, "precious": "precious",
    ])
    let path = project.path(Self.cache)
    switch what {
    case "mine": try project.scratch.write("mine", to: Self.cache)
    case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "precious")
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // The system only reads the path.
    default: #expect(unsafe mkfifo(path, 0o600) == 0)
    }
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    for _ in 0..<2 {
      #expect(try Tool.run(["build"], in: project.scratch.folder).status == 0)
      let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
      #expect(before == after)
    }
    #expect(try project.scratch.text("precious") == "precious")
    #expect(try project.isUpToDate())
  }

  @Test func aCheckNeitherReadsNorWritesIt() throws {
    let (project, bytes) = try Self.project()
    #expect(try project.isUpToDate())
    #expect(try project.bytes(Self.cache) == bytes)
    try FileManager.default.removeItem(atPath: project.path(Self.cache))
    #expect(try project.isUpToDate())
    #expect(!project.scratch.files.contains(Self.cache))
  }

  @Test func aBuildWithNothingToDoWritesNothing() throws {
    let (project, bytes) = try Self.project()
    let number = {
      try FileManager.default.attributesOfItem(atPath: project.path(Self.cache))[.systemFileNumber] as? Int
    }
    let before = try number()
    try project.build()
    #expect(try project.bytes(Self.cache) == bytes)
    #expect(try number() == before)
  }

  @Test func noOutputIsTheCache() throws {
    let scratch = try Scratch([
      "a.json": CompileCommand.good,
      "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "json", "path": ".typeramp-cache" }] }"#,
    ])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("output '.typeramp-cache' would replace the cache"))
  }
}
