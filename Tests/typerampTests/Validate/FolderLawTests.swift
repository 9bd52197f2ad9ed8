import Foundation
import TestSupport
import Testing

/// What `validate FOLDER` promises: each file that can be one of ours is read or named, and a status of 0 means that
/// each was read.
@Suite struct FolderLaw {
  /// The forms of files, by their names.
  static let forms: [String: String] = [
    "Dictionary.json": #"{ "body": { "fontName": "Georgia", "fontSize": 17 }, "title": { "weight": "bold" } }"#,
    "Brand.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>body</key><dict><key>fontName</key><string>Georgia</string>
    <key>fontSize</key><real>17</real></dict></dict></plist>
    """,
    "Weights.json": #"{ "headline": { "weight": "semibold" }, "footnote": { "weight": "light" } }"#,
    "Custom.json": #"{ "custom": { "price": { "relativeTo": "body", "weight": "bold" } } }"#,
    "Metrics.json": #"{ "metrics": { "icon": { "value": 24, "relativeTo": "body" } } }"#,
    "brand.tokens.json": ProjectFiles.token(17),
    "dtcg.json": ProjectFiles.token(17),
    "comments.jsonc": "// Type\n" + ProjectFiles.token(17),
    "five.json5": ProjectFiles.token(17),
    "old.json": #"{ "body": { "value": { "fontFamily": "Georgia", "fontSize": "17px" }, "type": "typography" } }"#,
    "studio.json": #"""
    { "core": { "body": { "type": "typography", "value": { "fontFamily": "Georgia", "fontWeight": "400", "fontSize": "17" } } },
      "$metadata": { "tokenSetOrder": ["core"] } }
    """#,
    "resolver.json": ##"""
    { "version": "2025.10", "sets": { "base": { "sources": [\##(ProjectFiles.token(17))] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }] }
    """##,
  ]

  /// What can have happened to a file.
  enum Damage: String, CaseIterable {
    case emptied, cutInHalf, cutAfterAFewBytes, pointer, conflict, bracketChanged, byteChanged, zeroed
    case linkToNothing, linkToOutside, oneLevelTooDeep, twoLevelsTooDeep, inAnArray

    /// The bytes of a damaged file; nil for links, and where it does not change what the file is.
    func bytes(of text: String, named name: String) -> Data? {
      let (data, isXML) = (Data(text.utf8), name.hasSuffix(".plist"))
      // A metric with anything around it is a token as well.
      let isDictionary = name.first?.isUppercase == true && name != "Metrics.json"
      switch self {
      case .emptied: return Data()
      case .cutInHalf: return data.prefix(data.count / 2)
      case .cutAfterAFewBytes: return data.prefix(8)
      case .pointer:
        return Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize \(data.count)\n".utf8)
      case .conflict:
        let middle = text.firstIndex(of: isXML ? ">" : "{").map { text.index(after: $0) } ?? text.startIndex
        return Data((text[..<middle] + "\n<<<<<<< HEAD\n=======\n>>>>>>> other\n" + text[middle...]).utf8)
      case .bracketChanged: return Data(text.replacing(isXML ? "</dict>" : "}", with: isXML ? "</array>" : "]").utf8)
      case .byteChanged: return data.prefix(data.count / 3) + [0xFF] + data.dropFirst(data.count / 3 + 1)
      case .zeroed: return Data(count: data.count)
      case .linkToNothing, .linkToOutside: return nil
      case .oneLevelTooDeep: return isDictionary ? Data(Self.wrapped(text, isXML).utf8) : nil
      case .twoLevelsTooDeep: return isDictionary ? Data(Self.wrapped(Self.wrapped(text, isXML), isXML).utf8) : nil
      case .inAnArray: return isXML ? nil : Data("[\(text)]".utf8)
      }
    }

    private static func wrapped(_ text: String, _ isXML: Bool) -> String {
      if !isXML { return "{ \"styles\": \(text) }" }
      return text.replacing(#"<plist version="1.0">"#, with: #"<plist version="1.0"><dict><key>styles</key>"#)
        .replacing("</plist>", with: "</dict></plist>")
    }
  }

  @Test(arguments: forms.keys.sorted(), Damage.allCases)
  func aDamagedFileIsReadOrNamed(name: String, damage: Damage) throws {
    let text = try #require(Self.forms[name])
    // The folder has a dictionary that is right, so that it is never without one.
    let scratch = try Scratch(["in/Good.plist": try #require(Self.forms["Brand.plist"]), "out/\(name)": text])
    let file = scratch.folder.appending(path: "in/\(name)")
    if let bytes = damage.bytes(of: text, named: name) {
      try bytes.write(to: file)
    } else if damage == .linkToNothing || damage == .linkToOutside {
      let target = damage == .linkToNothing ? "gone.json" : "../out/\(name)"
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    } else {
      return
    }
    let run = try Tool.run(["validate", "in"], in: scratch.folder)
    #expect((run.output + run.errors).contains(name), "\(damage): \(run.output)\(run.errors)")
    // A link to the outside is left out by intention.
    #expect(run.status != 0 || damage == .linkToOutside, "\(damage): \(run.output)\(run.errors)")
  }

  @Test(arguments: forms.keys.sorted()) func aFileThatIsRightIsRead(name: String) throws {
    let scratch = try Scratch(["in/Good.plist": try #require(Self.forms["Brand.plist"])])
    try Data(try #require(Self.forms[name]).utf8).write(to: scratch.folder.appending(path: "in/\(name)"))
    let run = try Tool.run(["validate", "in", "--report", "json"], in: scratch.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains(#""files": 2"#), "\(run.output)\(run.errors)")
  }
}
