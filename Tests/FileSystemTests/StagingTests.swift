import Foundation
import Testing

@testable import FileSystem

@Suite final class StagedFiles {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-staging-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { Files.join(folder, name) }

  private func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  private func write(_ text: String, to name: String) throws {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  // MARK: - Transactions

  @Test func whatIsNotCommittedIsDiscardedAtTheEndOfItsScope() throws {
    try write("old", to: "x")
    do {
      var staging = Staging()
      try staging.add(FileContent([1]), for: path("x"))
      try staging.add(FileContent([1]), for: path("new/deep/y"))
      try staging.remove(path("x"))
    }
    #expect(try names() == ["x"])
    #expect(try Files.read(path("x"), limit: 9) == Array("old".utf8))
  }

  /// More folders than descriptors for their locks, and than a process may open.
  @Test(arguments: [1, 64, 65, 2000]) func manyFolders(count: Int) throws {
    var staging = Staging()
    for number in 0..<count { try staging.add(FileContent([1, 2]), for: path("\(number)/x")) }
    try staging.commit()
    for number in 0..<count { #expect(try names("\(number)") == ["x"]) }
  }

  @Test func manyFilesInOneFolder() throws {
    var staging = Staging()
    for number in 0..<3000 { try staging.add(FileContent([1, 2]), for: path("\(number)")) }
    #expect(try names().count == 1)
    try staging.commit()
    #expect(try names().count == 3000)
  }

  @Test func aFailureSaysWhatIsDoneAndLeavesNothing() throws {
    var staging = Staging()
    for name in ["a", "b", "c", "d"] { try staging.add(FileContent([1]), for: path(name)) }
    // A path that has become a folder cannot be replaced.
    try write("", to: "c/x")
    let error = #expect(throws: FileError.self) { try staging.commit() }
    #expect(error?.message == "cannot write '\(path("c"))': is a directory; 2 other outputs are written already")
    staging.discard()
    #expect(try names() == ["a", "b", "c"])
  }

  @Test func whatIsFirstIsPutInPlaceFirst() throws {
    var staging = Staging()
    try staging.add(FileContent([1]), for: path("blocked"))
    try staging.add(FileContent([1]), for: path("first"), isFirst: true)
    try write("", to: "blocked/x")
    #expect(throws: FileError.self) { try staging.commit() }
    #expect(try names() == ["blocked", "first"])
  }

  @Test func whatIsNoLongerThereIsNotReplaced() throws {
    try write("old", to: "x")
    try Staging.write(Array("new".utf8), to: path("x"), insteadOf: Array("old".utf8))
    #expect(throws: FileError(action: .read, path: path("x"), reason: .changing)) {
      try Staging.write([1], to: path("x"), insteadOf: Array("old".utf8))
    }
    #expect(try names() == ["x"])
    #expect(try Files.read(path("x"), limit: 9) == Array("new".utf8))
  }

  // MARK: - Leftovers

  @Test func onlyWhatARunHasLeftIsRemoved() throws {
    let kept = [
      ".typeramp-staging-1-2/mine", ".typeramp-staging-x-1/0", ".typeramp-staging-1/0", ".typeramp-staging-1-2-3/0",
      ".typeramp-staging/0", ".typeramp-manifest.json", ".typeramp-staging-1-7", "typeramp-staging-1-2/0",
    ]
    for name in kept + [".typeramp-staging-1-0/0", ".typeramp-staging-99-17/1234"] { try write("", to: name) }
    try FileManager.default.createDirectory(atPath: path(".typeramp-staging-3-0"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path(".typeramp-staging-4-0"), withDestinationPath: ".typeramp-staging")
    var leftovers = Leftovers()
    leftovers.remove(beside: path("x"))
    for name in kept { #expect(FileManager.default.fileExists(atPath: path(name)), "\(name)") }
    let expected = Set(kept.map { String($0.prefix { $0 != "/" }) } + [".typeramp-staging-4-0"])
    #expect(try Set(names()) == expected)
  }

  @Test func whatIsInUseStays() throws {
    var staging = Staging()
    try staging.add(FileContent([7]), for: path("x"))
    var leftovers = Leftovers()
    leftovers.remove(beside: path("y"))
    try staging.commit()
    #expect(try names() == ["x"])
  }

  @Test func whatIsLeftBesideTheTargetOfALinkIsRemoved() throws {
    try write("same", to: "real/x")
    try write("litter", to: "real/.typeramp-staging-1-0/0")
    try FileManager.default.createSymbolicLink(atPath: path("x"), withDestinationPath: "real/x")
    var leftovers = Leftovers()
    leftovers.remove(beside: path("x"))
    #expect(try names("real") == ["x"])
  }

  // MARK: - Files that change

  /// A file that takes a while to read while another process appends to it.
  @Test func aFileThatChangesAllTheTimeIsAnError() throws {
    let path = path("x")
    try write("start", to: "x")
    try FileHandle(forUpdating: URL(filePath: path)).truncate(atOffset: 1 << 26)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/dd")
    writer.arguments = ["if=/dev/zero", "of=\(path)", "bs=1", "oflag=append", "conv=notrunc"]
    writer.standardError = FileHandle.nullDevice
    try writer.run()
    defer {
      kill(writer.processIdentifier, SIGKILL)
      writer.waitUntilExit()
    }
    while try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == 1 << 26 { usleep(1000) }
    let error = #expect(throws: FileError.self) { _ = try Files.read(path, limit: 1 << 28) }
    #expect(error?.message == "cannot read '\(path)': it changes while it is read")
  }

  @Test func aVersionTellsWhetherAFileHasChanged() throws {
    let path = path("x")
    try write(String(repeating: "a", count: 1 << 24), to: "x")
    let file = try #require(Descriptor.open(path, O_RDONLY))
    defer { _ = file.close() }
    let before = try #require(file.version)
    try write("new", to: "x")
    #expect(before.isRead(by: 1 << 24, and: before))
    #expect(!before.isRead(by: 3, and: before))
    #expect(!before.isRead(by: 1 << 24, and: file.version))
    #expect(try Files.read(path, limit: 9) == Array("new".utf8))
  }

  @Test func whatTheKernelWritesIsRead() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    #expect(try Files.read("/proc/self/status", limit: 1 << 20).count > 100)
    #expect(try Files.read("/dev/null", limit: 1) == [])
  }
}
