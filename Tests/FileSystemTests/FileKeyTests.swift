import Foundation
import Testing

@testable import FileSystem

/// Which paths are the same file.
@Suite struct FileKeys {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-keys-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/there", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "there")
  }

  private func areOne(_ left: String, _ right: String, _ comparison: NameComparison) -> Bool {
    FileKey(Files.join(folder, left)) { _ in comparison } == FileKey(Files.join(folder, right)) { _ in comparison }
  }

  @Test(arguments: [
    ("a.css", "A.css", [NameComparison.looksInAnyCase]),
    ("new/a.css", "New/A.css", [.looksInAnyCase]),
    ("caf\u{E9}.css", "cafe\u{301}.css", [.looks, .looksInAnyCase]),
    ("CAF\u{C9}.css", "cafe\u{301}.css", [.looksInAnyCase]),
    ("there/a.css", "link/a.css", [.bytes, .looks, .looksInAnyCase]),
    ("there/a.css", "there/../there/./a.css", [.bytes, .looks, .looksInAnyCase]),
    // The system decides for existing names: this is another folder.
    ("there/a.css", "There/a.css", []),
    ("a.css", "b.css", []),
    ("a", "a/a", []),
  ]) func namesOfWhatIsNotThere(left: String, right: String, expected: [NameComparison]) {
    for comparison in [NameComparison.bytes, .looks, .looksInAnyCase] {
      #expect(areOne(left, right, comparison) == expected.contains(comparison), "\(comparison)")
    }
  }

  @Test func theComparisonIsThatOfTheNearestFolder() {
    var asked: [String] = []
    _ = FileKey(folder + "/link/new/a.css") { folder in
      asked.append(folder)
      return .bytes
    }
    #expect(asked == [Files.resolved(folder) + "/there"])
  }
}
