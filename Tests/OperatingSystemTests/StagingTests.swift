import Foundation
import TestSupport
import Testing

@testable import OperatingSystem

@Suite struct StagedFiles {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  // MARK: - Transactions

  @Test func whatIsNotCommittedIsDiscardedAtTheEndOfItsScope() throws {
    try scratch.write("old", to: "x")
    do {
      var staging = Staging()
      try staging.add([1], for: scratch.path("x"))
      try staging.add([1], for: scratch.path("new/deep/y"))
      try staging.remove(scratch.path("x"))
    }
    #expect(try scratch.names() == ["x"])
    #expect(try Files.read(scratch.path("x"), limit: 9) == Array("old".utf8))
  }

  /// More folders than descriptors for their locks, and than a process may open.
  @Test(arguments: [1, 64, 65, 2000]) func manyFolders(count: Int) throws {
    var staging = Staging()
    for number in 0..<count { try staging.add([1, 2], for: scratch.path("\(number)/x")) }
    try staging.commit()
    for number in 0..<count { #expect(try scratch.names("\(number)") == ["x"]) }
  }

  @Test func manyFilesInOneFolder() throws {
    var staging = Staging()
    for number in 0..<3000 { try staging.add([1, 2], for: scratch.path("\(number)")) }
    #expect(try scratch.names().count == 1)
    try staging.commit()
    #expect(try scratch.names().count == 3000)
  }

  @Test func aFailureSaysWhatIsDoneAndLeavesNothing() throws {
    var staging = Staging()
    for name in ["a", "b", "c", "d"] { try staging.add([1], for: scratch.path(name)) }
    // A path that has become a folder cannot be replaced.
    try scratch.write("", to: "c/x")
    let error = #expect(throws: FileError.self) { try staging.commit() }
    #expect(
      error?.message == "cannot write '\(scratch.path("c"))': is a directory; 2 other outputs are written already")
    staging.discard()
    #expect(try scratch.names() == ["a", "b", "c"])
  }

  @Test func whatIsFirstIsPutInPlaceFirst() throws {
    var staging = Staging()
    try staging.add([1], for: scratch.path("blocked"))
    try staging.add([1], for: scratch.path("first"), isFirst: true)
    try scratch.write("", to: "blocked/x")
    #expect(throws: FileError.self) { try staging.commit() }
    #expect(try scratch.names() == ["blocked", "first"])
  }

  @Test func whatIsNoLongerThereIsNotReplaced() throws {
    try scratch.write("old", to: "x")
    try Staging.write(Array("new".utf8), to: scratch.path("x"), insteadOf: Array("old".utf8))
    #expect(throws: FileError(action: .read, path: scratch.path("x"), reason: .changing)) {
      try Staging.write([1], to: scratch.path("x"), insteadOf: Array("old".utf8))
    }
    #expect(try scratch.names() == ["x"])
    #expect(try Files.read(scratch.path("x"), limit: 9) == Array("new".utf8))
  }

  /// Whatever is made there meanwhile by another process stays.
  @Test func aNewFolderIsFilledByTwoRuns() throws {
    var first = Staging()
    var second = Staging()
    for name in ["a", "b"] { try first.add([1], for: scratch.path("new/\(name)")) }
    for name in ["b", "c"] { try second.add([2], for: scratch.path("new/\(name)")) }
    try first.commit()
    try second.commit()
    #expect(try scratch.names() == ["new"])
    #expect(try scratch.names("new") == ["a", "b", "c"])
    #expect(try Files.read(scratch.path("new/b"), limit: 9) == [2])
  }

  // MARK: - Leftovers

  @Test func onlyWhatARunHasLeftIsRemoved() throws {
    let kept = [
      ".typeramp-staging-1-2/mine", ".typeramp-staging-x-1/0", ".typeramp-staging-1/0", ".typeramp-staging-1-2-3/0",
      ".typeramp-staging/0", ".typeramp-manifest.json", ".typeramp-staging-1-7", "typeramp-staging-1-2/0",
    ]
    for name in kept + [".typeramp-staging-1-0/0", ".typeramp-staging-99-17/1234"] { try scratch.write("", to: name) }
    try FileManager.default.createDirectory(
      atPath: scratch.path(".typeramp-staging-3-0"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(".typeramp-staging-4-0"), withDestinationPath: ".typeramp-staging")
    var leftovers = Leftovers()
    leftovers.remove(beside: scratch.path("x"))
    for name in kept { #expect(FileManager.default.fileExists(atPath: scratch.path(name)), "\(name)") }
    let expected = Set(kept.map { String($0.prefix { $0 != "/" }) } + [".typeramp-staging-4-0"])
    #expect(try Set(scratch.names()) == expected)
  }

  @Test func whatIsInUseStays() throws {
    var staging = Staging()
    try staging.add([7], for: scratch.path("x"))
    var leftovers = Leftovers()
    leftovers.remove(beside: scratch.path("y"))
    try staging.commit()
    #expect(try scratch.names() == ["x"])
  }

  @Test func whatIsLeftBesideTheTargetOfALinkIsRemoved() throws {
    try scratch.write("same", to: "real/x")
    try scratch.write("litter", to: "real/.typeramp-staging-1-0/0")
    try FileManager.default.createSymbolicLink(atPath: scratch.path("x"), withDestinationPath: "real/x")
    var leftovers = Leftovers()
    leftovers.remove(beside: scratch.path("x"))
    #expect(try scratch.names("real") == ["x"])
  }

  // MARK: - Files that change

  /// A file that takes a while to read while another process appends to it.
  @Test func aFileThatChangesAllTheTimeIsAnError() throws {
    let path = scratch.path("x")
    try scratch.write("start", to: "x")
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
    #expect(Wait.until { try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int != 1 << 26 })
    // On a busy machine the other process may sleep during a whole read.
    let messages = (0..<20).lazy.compactMap { _ in
      do throws(FileError) {
        _ = try Files.read(path, limit: 1 << 28)
        return nil as String?
      } catch {
        return error.message
      }
    }
    // `first` alone would read twice: it looks at where a first message is, and then at the message.
    #expect(messages.first { _ in true } == "cannot read '\(path)': it changes while it is read")
  }

  @Test func whatTheKernelWritesIsRead() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    #expect(try Files.read("/proc/self/status", limit: 1 << 20).count > 100)
    #expect(try Files.read("/dev/null", limit: 1) == [])
  }
}
