import Foundation
import Testing

@testable import OperatingSystem

@Suite struct FileAccess {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 1_000_000]) func whatIsWrittenIsRead(size: Int) throws {
    let path = Files.join(folder, "x")
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try Staging.write(content, to: path)
    #expect(try Files.read(path, limit: 1 << 20) == content)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x"])
  }

  @Test func aFileInLargePagesIsReadWhole() throws {
    let path = Files.join(folder, "x")
    let content = (0..<5_000_001).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try Staging.write(content, to: path)
    #expect(try Files.read(path, limit: 1 << 23) == content)
  }

  @Test(arguments: [
    ("a.plist", true), ("Styles/A.PList", true), (".plist", true), ("plist", false), ("a.plist.txt", false),
    ("a.pl\u{131}st", false), ("", false), ("a@plist", false), ("a.tokens.json", true), ("a.jsonc", false),
    ("\u{600}.json", true), ("a.json\u{301}", false),
  ])
  func extensionsInAnyCase(path: String, hasOne: Bool) {
    #expect(Files.hasExtension(path, among: [".plist", ".json"]) == hasOne)
  }

  @Test(arguments: [
    ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", ""), ("", ".", ""), ("a/", "a", ""),
    ("é/b\u{308}/c", "é/b\u{308}", "c"),
  ])
  func foldersAndNames(path: String, folder: String, name: String) {
    #expect(Array(Files.folder(of: path).utf8) == Array(folder.utf8))
    #expect(Files.name(of: path) == name)
    if path.contains("/") { #expect(Files.join(folder, name) == path) }
  }

  @Test func theLimitIsExact() throws {
    let path = Files.join(folder, "x")
    try Staging.write([1, 2, 3], to: path)
    #expect(try Files.read(path, limit: 3) == [1, 2, 3])
    #expect(throws: FileError(action: .read, path: path, reason: .tooLarge(limit: 2))) {
      try Files.read(path, limit: 2)
    }
  }

  @Test func discardedContentLeavesNothing() throws {
    let path = Files.join(folder, "deep/x")
    var staging = Staging()
    try staging.add([1], for: path)
    #expect(Files.kind(of: path) == nil)
    staging.discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test func aReaderSeesTheOldContentUntilTheCommit() throws {
    let path = Files.join(folder, "x")
    try Staging.write([1], to: path)
    var staging = Staging()
    try staging.add([2], for: path)
    #expect(try Files.read(path, limit: 9) == [1])
    try staging.commit()
    #expect(try Files.read(path, limit: 9) == [2])
  }

  @Test func kinds() throws {
    #expect(Files.kind(of: folder) == .folder)
    #expect(Files.kind(of: Files.join(folder, "x")) == nil)
    #expect(Files.kind(of: "/dev/null") == .other)
  }

  @Test(arguments: [("a", "."), ("a/b", "a"), ("/a", "/"), ("a/b/c", "a/b"), ("./a", ".")])
  func foldersOfPaths(path: String, expected: String) {
    #expect(Files.folder(of: path) == expected)
  }
}
