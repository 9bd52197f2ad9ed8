import Foundation
import TestSupport

/// The files of the checkout with which fuzzers begin, and their findings.
enum Fixtures {
  /// The files in folders; a folder that does not exist has none.
  static func files(in folders: String...) throws -> [[UInt8]] {
    let files = folders.flatMap { Repository.files(in: Repository.fixtures.appending(path: $0)) }
    return try files.map { [UInt8](try Data(contentsOf: $0)) }
  }

  /// Parts of inputs by target.
  static let words: [String: [String]] = {
    let data = try? Data(contentsOf: Repository.fixtures.appending(path: "Seeds/words.json"))
    return data.flatMap { try? JSONDecoder().decode([String: [String]].self, from: $0) } ?? [:]
  }()
}
