import Foundation
import Writing

extension Chore {
  /// The pictures of the program under docs/pictures.
  static let pictures = Chore(
    name: "pictures", summary: "draw the pictures of the program under docs/pictures (pages need Chromium)"
  ) { call in
    var isFresh = true
    for picture in Picture.all where try !picture.isFresh {
      isFresh = false
      print((call.isCheck ? "stale: " : "wrote ") + picture.path)
      if !call.isCheck { try picture.write() }
    }
    return !call.isCheck || isFresh
  }
}

/// A generated picture.
///
/// To add one, add it to `all`.
struct Picture: Sendable {
  /// The name of its file under docs/pictures.
  let name: String
  /// The source of the drawing. The picture is up to date while the source is unchanged.
  let source: @Sendable () throws -> String
  /// Draws it from its source.
  let draw: @Sendable (String) throws -> Data

  static let all: [Picture] = [
    .terminal("ramp.svg", ["show", "Brand.json"]),
    .terminal("mistake.svg", ["validate", "Mistake.json"]),
    .preview("preview.png", ["preview", "Brand.json", "-o", "-"], size: 5),
    .comment("comment.png", ["diff", "Before/Brand.json", "Brand.json", "--markdown"], width: 780, height: 276),
  ]

  /// The folder of inputs for pictures.
  static let inputs = Dev.root.appending(path: "Fixtures/Pictures")

  var path: String { "docs/pictures/" + name }

  private var file: URL { Dev.root.appending(path: path) }

  /// Whether the file exists, and was drawn from the current source.
  var isFresh: Bool {
    get throws {
      try FileManager.default.fileExists(atPath: file.path)
        && Self.fingerprints[name] == Fingerprint.fnv1a(source())
    }
  }

  func write() throws {
    let source = try source()
    try draw(source).write(to: file)
    var fingerprints = Self.fingerprints
    fingerprints[name] = Fingerprint.fnv1a(source)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(fingerprints) + Data("\n".utf8)).write(to: Self.sources)
  }

  /// The fingerprints of the pictures' sources by name, since browsers draw the same page in different bytes.
  private static var fingerprints: [String: String] {
    let data = try? Data(contentsOf: sources)
    return data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  private static let sources = Dev.root.appending(path: "docs/pictures/sources.json")
}
