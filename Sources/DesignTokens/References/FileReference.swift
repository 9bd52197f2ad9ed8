import Diagnostics
package import Documents
import Writing

/// A reference to a file in the folder of the document, or to a value in it: `tokens/base.json#/size/m`.
struct FileReference: Equatable, Sendable {
  /// As it is written, for messages.
  let text: String
  /// The path, decoded and not empty.
  private let path: Result<String, Mistake>
  /// The keys and indices within the file.
  let pointer: [String]

  /// Why a reference is not allowed, as a clause after `not`. A path outside of the folder could expose any file of the
  /// machine.
  enum Mistake: String, Error {
    case url = "a URL"
    case absolute = "an absolute path"
    case backslash = "a path with a backslash"
    case nul = "a path with U+0000"
    case query = "a path with '?'"
    case encoding = "a path with a malformed '%'"
    case outside = "a path that leaves it"
    case empty = "an empty path"
    case fragment = "a path whose fragment is not a JSON Pointer"

    var message: String {
      "expected a path within the folder of the document, not \(rawValue); only files within the folder are read"
    }
  }

  /// - Parameter text: a relative reference of RFC 3986, or text intended as one.
  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let pointer = parts.count == 2 ? JSONPointer.segments(ofFragment: parts[1]) : []
    self.pointer = pointer ?? []
    path = Result { () throws(Mistake) in
      let path = try Self.path(parts.first ?? "")
      if pointer == nil { throw .fragment }
      return path
    }
  }

  private static func path(_ written: Substring) throws(Mistake) -> String {
    if written.isURL { throw .url }
    if written.utf8.contains(UInt8(ascii: "?")) { throw .query }
    guard let bytes = written.utf8.percentDecoded else { throw .encoding }
    let path = String(decoding: bytes, as: UTF8.self)
    guard path.utf8.elementsEqual(bytes) else { throw .encoding }
    if bytes.isEmpty { throw .empty }
    if bytes.first == UInt8(ascii: "/") { throw .absolute }
    if bytes.contains(UInt8(ascii: "\\")) { throw .backslash }
    if bytes.contains(0) { throw .nul }
    return path
  }

  /// The path within the folder of the document.
  ///
  /// - Parameter file: the path of the file that contains the reference, within the same folder.
  func name(from file: String) throws(Mistake) -> String {
    var names = file.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    for part in try path.get().utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      switch part {
      case ".": continue
      case "..": if names.popLast() == nil { throw .outside }
      default: names.append(part)
      }
    }
    if names.isEmpty { throw .outside }
    return names.joined(separator: "/")
  }
}

extension Substring {
  /// Whether it begins with a scheme: letters, and a colon before any slash.
  fileprivate var isURL: Bool {
    if utf8.starts(with: "//".utf8) { return true }
    let scheme = utf8.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return scheme.first?.isLetter == true && utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
  }
}

// MARK: - Following

extension Node {
  /// The root of the file to which a reference in this file leads.
  func file(at reference: FileReference) throws(UnreadFile) -> Node {
    let name: String
    do throws(FileReference.Mistake) {
      name = try reference.name(from: fileName)
    } catch {
      throw UnreadFile(message: error.message)
    }
    do throws(TreeFiles.Unread) {
      return try file(named: name)
    } catch {
      throw UnreadFile(message: "cannot read '\(name)': \(error.reason)")
    }
  }
}

/// Why the file of a reference cannot be used, in a sentence.
struct UnreadFile: Error {
  let message: String
}

/// The references of a document to other files.
package enum FileReferences {
  /// The paths of the files that it refers to, within the folder of the document, in order, without duplicates.
  /// References that leave the folder are omitted: reading the tokens reports them.
  ///
  /// - Parameters:
  ///   - root: a document, or a part of one.
  ///   - file: its path within the folder.
  package static func names(in root: Node, of file: String) -> [String] {
    guard root.mayHaveKey("$ref") else { return [] }
    var names: [String] = []
    var known: Set<ExactString> = []
    var pending = [root]
    while let node = pending.popLast() {
      if node.kind == .dictionary, let target = node.value(of: "$ref"),
        case .file(let reference)? = Reference(ofRef: target), let name = try? reference.name(from: file),
        known.insert(ExactString(name)).inserted
      {
        names.append(name)
      }
      // Extensions of vendors are not searched.
      let values = Array(node.elements) + node.members.filter { !$0.isNamed("$extensions") }.map(\.value)
      pending += values.reversed()
    }
    return names
  }
}

extension FileReferences {
  /// Whether a text may contain references: `$r`, or an escape that may mean a character of it. UTF-16 and UTF-32
  /// have bytes in between.
  package static func mayRefer(_ text: ArraySlice<UInt8>) -> Bool {
    if text.prefix(4).contains(where: { $0 == 0 || $0 >= 0xFE }) { return true }
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "r") { return true }
      // An escape of white space, a quotation mark, a slash or a backslash.
      if byte == UInt8(ascii: "\\"), !"nrtbf\"/\\".utf8.contains(rest.popFirst() ?? 0) { return true }
    }
    return false
  }
}

extension TokenLayers {
  /// Adds the files to which the layers refer, and those to which these refer: their tokens can be referred to, but are
  /// not styles.
  func addingFiles(of root: Node) -> TokenLayers {
    guard root.hasFiles, !root.isOfProject else { return self }
    var result = self
    var seen = Set(layers.map(\.node.id))
    if ResolverDocument.isLikely(root) { seen.insert(root.id) }
    var next = 0
    while next < result.layers.count {
      let node = result.layers[next].node
      next += 1
      for name in FileReferences.names(in: node, of: node.fileName) {
        guard let file = try? node.file(named: name), seen.insert(file.id).inserted else { continue }
        result.layers.append(TokenLayer(node: file, isSource: true))
      }
    }
    return result
  }
}
