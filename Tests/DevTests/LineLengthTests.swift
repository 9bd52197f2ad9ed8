import Foundation
import TestSupport
import Testing

/// `swift-format` does not look at the length of comments.
@Test func commentsHaveAtMost120Columns() throws {
  let folders = ["Sources", "Tests"].map { Repository.root.appending(path: $0) }
  let files = folders.compactMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    .flatMap { $0.compactMap { $0 as? URL } }.filter { $0.pathExtension == "swift" }
  #expect(files.count > 500)
  for file in files {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.count > 120 {
      #expect(!line.drop { $0 == " " }.hasPrefix("//"), "\(file.lastPathComponent):\(index + 1)")
    }
  }
}
