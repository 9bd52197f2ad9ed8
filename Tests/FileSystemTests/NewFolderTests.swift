import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite struct NewFolders {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func staged(_ names: [String]) throws -> Staging {
    var staging = Staging()
    for name in names { try staging.add(FileContent(Array(name.utf8)), for: scratch.path(name)) }
    return staging
  }

  @Test func appearsWithAllItsFiles() throws {
    var staging = try staged(["new/a", "new/b"])
    #expect(try scratch.names().map { $0.hasPrefix(".typeramp-staging-") } == [true])
    try staging.commit()
    #expect(try scratch.names() == ["new"])
    #expect(try scratch.names("new") == ["a", "b"])
    #expect(try Files.read(scratch.path("new/b"), limit: 9) == Array("new/b".utf8))
  }

  /// It has the mode of any other folder that is made there.
  @Test func hasTheUsualMode() throws {
    var staging = try staged(["new/a"])
    try staging.commit()
    try FileManager.default.createDirectory(atPath: scratch.path("other"), withIntermediateDirectories: false)
    let modes = try ["new", "other"].map {
      try FileManager.default.attributesOfItem(atPath: scratch.path($0))[.posixPermissions] as? Int
    }
    #expect(modes[0] == modes[1])
  }

  /// Another process may have made the folder, empty or with files, or a link to one.
  @Test(arguments: ["new/", "new/mine", "new/a"]) func isFilledIfItExistsMeanwhile(_ found: String) throws {
    var staging = try staged(["new/a", "new/b"])
    if found.hasSuffix("/") {
      try FileManager.default.createDirectory(
        atPath: scratch.path("new"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } else {
      try scratch.write("mine", to: found)
    }
    try staging.commit()
    #expect(try scratch.names() == ["new"])
    #expect(try Set(scratch.names("new")) == Set(["a", "b"] + (found == "new/mine" ? ["mine"] : [])))
    #expect(try Files.read(scratch.path("new/a"), limit: 9) == Array("new/a".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: scratch.path("new"))[.posixPermissions] as? Int
    #expect((mode == 0o700) == found.hasSuffix("/"), "an existing folder was replaced")
  }

  @Test func isMadeByTheFirstOfTwoRunsAndFilledByTheOther() throws {
    var first = try staged(["new/a", "new/b"])
    var second = try staged(["new/b", "new/c"])
    try first.commit()
    try second.commit()
    #expect(try scratch.names() == ["new"])
    #expect(try scratch.names("new") == ["a", "b", "c"])
  }

  @Test func aLinkOfItsNameIsKept() throws {
    var staging = try staged(["new/a"])
    try FileManager.default.createDirectory(atPath: scratch.path("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: scratch.path("new"), withDestinationPath: "real")
    try staging.commit()
    #expect(try scratch.names() == ["new", "real"])
    #expect(try scratch.names("real") == ["a"])
  }

  @Test func aFileOfItsNameIsAnErrorThatCountsWhatIsDone() throws {
    var staging = try staged(["x", "first/a", "first/b", "new/a", "last/a"])
    try scratch.write("mine", to: "new")
    let error = #expect(throws: FileError.self) { try staging.commit() }
    #expect(
      error?.message == "cannot write '\(scratch.path("new/a"))': not a directory; 3 other outputs are written already")
    #expect(try scratch.names() == ["first", "new", "x"])
    #expect(try scratch.names("first") == ["a", "b"])
    #expect(try Files.read(scratch.path("new"), limit: 9) == Array("mine".utf8))
  }

  @Test func aFolderWithinItIsFilledToo() throws {
    for order in [["new/a", "new/deep/b"], ["new/deep/b", "new/a"]] {
      var staging = try staged(order)
      try staging.commit()
      #expect(try scratch.names() == ["new"])
      #expect(try scratch.names("new") == ["a", "deep"])
      #expect(try scratch.names("new/deep") == ["b"])
      try FileManager.default.removeItem(atPath: scratch.path("new"))
    }
  }

  @Test func whatIsNotCommittedIsDiscarded() throws {
    do { _ = try staged(["new/a", "new/deep/b", "other/c"]) }
    #expect(try scratch.names() == [])
  }

  /// The manifest of a build names all outputs before they are there.
  @Test func comesAfterWhatIsFirst() throws {
    var staging = try staged(["new/a"])
    try staging.add(FileContent([1]), for: scratch.path("first"), isFirst: true)
    try scratch.write("", to: "first/x")
    #expect(throws: FileError.self) { try staging.commit() }
    #expect(try scratch.names() == ["first"])
  }

  /// Whether the folder is still missing or not.
  @Test(arguments: [[], ["new"]]) func whatAKilledRunHasLeftIsRemoved(existing: [String]) throws {
    let kept = [".typeramp-staging-deep-new/deep/x", ".typeramp-staging-new-old/x", ".typeramp-staging-other-new/x"]
    for name in kept + [".typeramp-staging-new-new/a.css"] { try scratch.write("", to: name) }
    for name in existing {
      try FileManager.default.createDirectory(atPath: scratch.path(name), withIntermediateDirectories: false)
    }
    var staging = try staged(["new/a", "deep/b"])
    try staging.commit()
    #expect(try scratch.names() == kept.map { String($0.prefix { $0 != "/" }) }.sorted() + ["deep", "new"])
    #expect(try scratch.names("new") == ["a"])
    #expect(try scratch.names("deep") == ["b"])
  }

  @Test func aNameThatIsTooLongToBeHiddenIsNoProblem() throws {
    let long = String(repeating: "n", count: 250)
    var staging = try staged([long + "/a"])
    try staging.commit()
    #expect(try scratch.names() == [long])
  }
}
