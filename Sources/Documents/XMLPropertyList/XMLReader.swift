/// Reads XML property lists: everything that Foundation reads, except what is more likely a mistake than intended.
///
/// It is not a general XML parser. Nothing is fetched, no entity can be declared, and there are eleven elements. Only
/// the loop in `document` handles nesting.
struct XMLReader: XMLTextReader {
  let text: [UInt8]
  var offset = 0
  var builder: TreeBuilder
  /// The key whose value comes next.
  private var pendingKey: Range<Int>?

  static func read(_ source: Source) throws(SyntaxError) -> Tree {
    // An element takes more bytes than this. Reserved memory that is not used is hardly touched, so it costs little.
    let builder = TreeBuilder(expecting: source.text.count / 12)
    var reader = XMLReader(text: source.text, builder: builder)
    try reader.document()
    return reader.builder.tree(of: source, as: .xmlPropertyList)
  }

  private mutating func document() throws(SyntaxError) {
    let wrapper = try start()
    while builder.depth > 0 { try elementOrEnd() }
    if let wrapper { try end(of: wrapper) }
    try skipMiscellany(in: nil)
    guard isAtEnd else { throw mistake(XMLMistake.trailingText) }
  }
}

// MARK: - Structure

extension XMLReader {
  /// Reads the prolog, the tag `<plist>` if there is one, and the root value or its opening tag.
  private mutating func start() throws(SyntaxError) -> XMLTag? {
    try skipProlog()
    let tag = try openingTag()
    guard tag.element == .plist else {
      try value(tag)
      return nil
    }
    if tag.isEmpty { throw SyntaxError(XMLMistake.emptyElement(.plist), at: tag.range) }
    try skipMiscellany(in: tag)
    try value(openingTag())
    return tag
  }

  /// Reads `</plist>`.
  private mutating func end(of wrapper: XMLTag) throws(SyntaxError) {
    try skipMiscellany(in: wrapper)
    guard byte(at: offset + 1) == UInt8(ascii: "/") else {
      throw mistake(isAtEnd ? XMLMistake.unclosed(.plist) : XMLMistake.secondValue)
    }
    try closingTag(of: .plist, opened: wrapper.range)
  }

  private mutating func elementOrEnd() throws(SyntaxError) {
    try skipMiscellany(in: nil)
    if byte(at: offset + 1) == UInt8(ascii: "/") {
      try close()
    } else if builder.container == .dictionary {
      try keyOrValue(openingTag())
    } else {
      try value(openingTag())
    }
  }

  private mutating func keyOrValue(_ tag: XMLTag) throws(SyntaxError) {
    switch (pendingKey, tag.element) {
    case (nil, .key): pendingKey = try string(tag)
    case (nil, _): throw SyntaxError(XMLMistake.expectedKey, at: tag.range)
    case (let key?, .key): throw withoutValue(key)
    default: try value(tag)
    }
  }

  private mutating func value(_ tag: XMLTag) throws(SyntaxError) {
    pendingKey = nil
    switch tag.element {
    case .dict: try open(.dictionary, tag)
    case .array: try open(.array, tag)
    case .string: _ = try string(tag)
    case .integer: try scalar(.integer, tag)
    case .real: try scalar(.real, tag)
    case .true, .false: try boolean(tag)
    case .date: try scalar(.date, tag)
    case .data: try scalar(.data, tag)
    case .key: throw SyntaxError(XMLMistake.keyOutsideDictionary, at: tag.range)
    case .plist: throw SyntaxError(XMLMistake.nestedPropertyList, at: tag.range)
    }
  }

  private mutating func open(_ kind: Node.Kind, _ tag: XMLTag) throws(SyntaxError) {
    try builder.begin(kind, at: tag.range.lowerBound)
    if tag.isEmpty { builder.finish(at: offset) }
  }

  private mutating func close() throws(SyntaxError) {
    if let pendingKey { throw withoutValue(pendingKey) }
    try closingTag(of: container)
    builder.finish(at: offset)
  }

  private func withoutValue(_ key: Range<Int>) -> SyntaxError {
    SyntaxError(XMLMistake.keyWithoutValue(XMLText.decode(text[key])), at: key)
  }
}
