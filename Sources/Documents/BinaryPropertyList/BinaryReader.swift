/// Reads binary property lists: objects that refer to each other by number.
///
/// Objects may be shared; the tree has a node for each use. Open containers are kept on a stack. No container may
/// contain itself, and the nodes and their bytes are limited in proportion to the file.
struct BinaryReader {
  private let source: Source
  private let trailer: BinaryTrailer
  private var builder: TreeBuilder
  private var open: [Container] = []
  /// The offsets of the open objects, to find a container that contains itself.
  private var openOffsets: Set<Int> = []
  /// Whether each object has been checked, so that a shared one is checked once.
  private var isChecked: [Bool]
  private let nodeLimit: Int
  private let byteLimit: Int
  /// The bytes of all values; a shared value counts at each use.
  private var byteCount = 0

  private var bytes: [UInt8] { source.text }

  static func read(_ source: Source) throws(SyntaxError) -> Tree {
    var reader = BinaryReader(source, try BinaryTrailer(source.text))
    return try reader.document()
  }

  private init(_ source: Source, _ trailer: BinaryTrailer) {
    self.source = source
    self.trailer = trailer
    builder = TreeBuilder(expecting: trailer.objectCount)
    isChecked = Array(repeating: false, count: trailer.objectCount)
    nodeLimit = max(source.text.count, Limits.sharedNodes)
    byteLimit = max(source.text.count, Limits.sharedBytes)
  }

  private mutating func document() throws(SyntaxError) -> Tree {
    try value(trailer.topObject, isKey: false)
    while let container = open.last {
      if container.isFinished { close(container) } else { try nextElement() }
    }
    return builder.tree(of: source, as: .binaryPropertyList)
  }
}

// MARK: - Objects

extension BinaryReader {
  private mutating func nextElement() throws(SyntaxError) {
    let (range, isKey) = open[open.count - 1].nextReference(ofSize: trailer.referenceSize)
    guard let number = bytes.bigEndian(at: range), number < trailer.objectCount else {
      throw SyntaxError(BinaryMistake.reference, at: range)
    }
    try value(number, isKey: isKey)
  }

  private mutating func value(_ number: Int, isKey: Bool) throws(SyntaxError) {
    let object = try object(number)
    if isKey, object.kind != .string { throw SyntaxError(BinaryMistake.keyNotString, at: object.range) }
    if builder.count >= nodeLimit { throw SyntaxError(BinaryMistake.tooMany("values", nodeLimit), at: object.range) }
    switch object.kind {
    case .dictionary, .array: try open(object)
    default: try add(object, number)
    }
  }

  private func object(_ number: Int) throws(SyntaxError) -> BinaryObject {
    let entry = trailer.entry(of: number)
    guard let offset = bytes.bigEndian(at: entry), trailer.objects.contains(offset) else {
      throw SyntaxError(BinaryMistake.objectOffset, at: entry)
    }
    return try BinaryObject(
      bytes, at: offset, end: trailer.objects.upperBound, referenceSize: trailer.referenceSize)
  }

  private mutating func add(_ object: BinaryObject, _ number: Int) throws(SyntaxError) {
    if !isChecked[number], let mistake = BinaryContents(object, in: bytes).mistake {
      throw SyntaxError(mistake, at: object.range)
    }
    isChecked[number] = true
    byteCount += object.range.count
    if byteCount > byteLimit { throw SyntaxError(BinaryMistake.tooMany("bytes", byteLimit), at: object.range) }
    builder.add(object.kind, object.range, isPlain: false)
  }

  private mutating func open(_ object: BinaryObject) throws(SyntaxError) {
    guard openOffsets.insert(object.range.lowerBound).inserted else {
      throw SyntaxError(BinaryMistake.cycle, at: object.range)
    }
    try builder.begin(object.kind, at: object.range.lowerBound)
    open.append(Container(object: object))
  }

  private mutating func close(_ container: Container) {
    open.removeLast()
    openOffsets.remove(container.object.range.lowerBound)
    builder.finish(at: container.object.range.upperBound)
  }
}

/// A container whose elements are being read.
private struct Container {
  let object: BinaryObject
  var index = 0

  private var isDictionary: Bool { object.kind == .dictionary }

  var isFinished: Bool { index == (isDictionary ? 2 * object.count : object.count) }

  /// The bytes of the number of the next element. A dictionary stores all keys before all values; this alternates
  /// between them.
  mutating func nextReference(ofSize size: Int) -> (range: Range<Int>, isKey: Bool) {
    defer { index += 1 }
    let isKey = isDictionary && index.isMultiple(of: 2)
    let number = isDictionary ? index / 2 + (isKey ? 0 : object.count) : index
    let start = object.contents + number * size
    return (start..<(start + size), isKey)
  }
}
