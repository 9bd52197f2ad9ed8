import Foundation
import Testing

@testable import OperatingSystem

/// Which paths are the same file.
@Suite struct FileKeys {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-keys-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/there", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "there")
  }

  /// A key as on macOS.
  private func key(_ name: String, ignoresCase: Bool) -> FileKey {
    let path = Files.resolved(Files.join(folder, name))
    return FileKey(resolved: path, in: FileKey.existing(path), ignoresCase: ignoresCase)
  }

  @Test(arguments: [
    ("a.css", "A.css", [true]),
    ("new/a.css", "New/A.css", [true]),
    ("caf\u{E9}.css", "cafe\u{301}.css", [false, true]),
    ("CAF\u{C9}.css", "cafe\u{301}.css", [true]),
    ("there/a.css", "link/a.css", [false, true]),
    ("there/a.css", "there/../there/./a.css", [false, true]),
    // The system decides for existing names: this is another folder.
    ("there/a.css", "There/a.css", []),
    ("a.css", "b.css", []),
    ("a", "a/a", []),
  ]) func namesOfWhatIsNotThere(left: String, right: String, expected: [Bool]) {
    for ignoresCase in [false, true] {
      let areOne = key(left, ignoresCase: ignoresCase) == key(right, ignoresCase: ignoresCase)
      #expect(areOne == expected.contains(ignoresCase), "\(ignoresCase)")
    }
  }

  #if os(Linux)
  @Test(arguments: [("a.css", "A.css"), ("caf\u{E9}.css", "cafe\u{301}.css"), ("there/a.css", "link/a.css")])
  func namesAreBytesOnLinux(left: String, right: String) {
    #expect((FileKey(Files.join(folder, left)) == FileKey(Files.join(folder, right))) == (right == "link/a.css"))
  }
  #endif

  @Test func theExistingPartEndsAtTheNearestFolder() {
    let path = Files.resolved(folder + "/link/new/a.css")
    #expect(FileKey.existing(path) == Files.resolved(folder) + "/there")
  }
}
