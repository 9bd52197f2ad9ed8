package import Documents
import Writing

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
      if let name = node.referredFile(from: file), known.insert(ExactString(name)).inserted { names.append(name) }
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
    var index = text.startIndex
    while index < text.endIndex {
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      switch text[index] {
      case UInt8(ascii: "\\"):
        // An escape of white space, a quotation mark, a slash or a backslash.
        if !"nrtbf\"/\\".utf8.contains(next) { return true }
        index += 2
      case UInt8(ascii: "$"):
        if next == UInt8(ascii: "r") { return true }
        index += 1
      default: index += 1
      }
    }
    return false
  }
}

extension Node {
  fileprivate func referredFile(from file: String) -> String? {
    guard kind == .dictionary, let target = value(of: "$ref"), case .file(let reference)? = Reference(ofRef: target)
    else {
      return nil
    }
    return try? reference.name(from: file)
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
