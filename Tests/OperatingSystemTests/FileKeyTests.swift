import Foundation
import Testing

@testable import OperatingSystem

/// Which paths can be the same file. A project is built on Macs, wherever it is checked.
@Suite struct FileKeys {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-keys-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/there", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "there")
  }

  @Test(arguments: [
    ("a.css", "A.css", true),
    ("new/a.css", "New/A.css", true),
    ("caf\u{E9}.css", "cafe\u{301}.css", true),
    ("CAF\u{C9}.css", "cafe\u{301}.css", true),
    ("there/a.css", "link/a.css", true),
    ("there/a.css", "there/../there/./a.css", true),
    ("there/a.css", "There/a.css", true),
    ("a.css", "b.css", false),
    ("a", "a/a", false),
  ]) func pathsThatCanBeOneFileHaveOneKey(left: String, right: String, areOne: Bool) {
    #expect((FileKey(Files.join(folder, left)) == FileKey(Files.join(folder, right))) == areOne)
  }
}
