import Documents

extension FuzzTarget {
  /// A reader: mistakes have positions, and accepted documents are written and read back as the same.
  static func reader(of format: DocumentFormat) -> FuzzTarget {
    let name = format.name.lowercased().split(separator: " ").joined(separator: "-")
    return FuzzTarget(
      name: name, seeds: { try Fixtures.files(in: "Seeds/\(name)") + dictionaries(in: format) },
      run: { bytes in
        // Binary property lists are never passed to other readers, nor other documents to their reader.
        guard bytes.starts(with: "bplist".utf8) == (format.name == DocumentFormat.binaryPropertyList.name) else {
          return
        }
        let document = Document(bytes, path: "a", as: format)
        var choice = Choice(by: bytes)
        switch document.tree {
        case .failure(let error): try ReportLaws.check(error, in: document.source, &choice)
        case .success(let tree): try TreeLaws.check(tree, &choice)
        }
      })
  }

  /// The dictionaries in the format.
  private static func dictionaries(in format: DocumentFormat) throws -> [[UInt8]] {
    try Fixtures.files(in: "Dictionaries", "Mistakes").filter { bytes in
      (try? DocumentFormat.detect(in: Document(bytes, path: "a").source))?.name == format.name
    }
  }
}
