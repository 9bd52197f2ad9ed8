import FileSystem
import Writing

/// The encoding of a memory: a mark, the program, the key of the hashes, the memory, and a hash of all of that.
extension BuildMemory {
  /// The beginning of a cache of any version.
  static let name = Array("typeramp cache ".utf8)

  /// The beginning of the file; another encoding has another number.
  static let mark = name + Array("1\n".utf8)

  private static let hashSize = 16

  func bytes(writtenBy program: String) -> [UInt8] {
    var writer = ByteWriter(Self.mark)
    writer.add(program)
    writer.add(hash.key)
    writer.add(others) { $0.add($1) }
    writer.add(surroundings.map { [$0] } ?? []) { $0.add($1) { $0.add($1) } }
    writer.add(inputs) { $0.add($1) }
    writer.add(hash(writer.bytes))
    return writer.bytes
  }

  /// Nil unless this program has written the bytes, and they are unchanged.
  init?(_ bytes: [UInt8], writtenBy program: String) {
    guard bytes.starts(with: Self.mark), bytes.count >= Self.mark.count + Self.hashSize else { return nil }
    let end = bytes.count - Self.hashSize
    var reader = ByteReader(bytes[Self.mark.count..<end])
    guard reader.text() == program, let key = reader.hash() else { return nil }
    let hash = KeyedHash(key: key)
    var last = ByteReader(bytes[end...])
    guard last.hash() == hash(bytes[..<end]) else { return nil }
    guard let others = reader.list({ $0.snapshot() }),
      let surroundings = reader.list({ $0.list { $0.snapshot() } }), let inputs = reader.list({ $0.entry() }),
      reader.isAtEnd
    else { return nil }
    self.init(hash: hash, others: others, surroundings: surroundings.first, inputs: inputs)
  }
}

extension ByteWriter {
  fileprivate mutating func add(_ hash: KeyedHash.Value) {
    add(hash.low)
    add(hash.high)
  }

  fileprivate mutating func add(_ snapshot: PathSnapshot) {
    add(snapshot.path.path)
    switch snapshot.state {
    case .file(let stamp, let hash):
      add(byte: stamp == nil ? 1 : 0)
      if let stamp { add(stamp) }
      add(hash)
    case .folder(let hash):
      add(byte: 2)
      add(hash)
    case .kind(let kind): add(byte: kind.code)
    case .unknowable: add(byte: 3)
    }
  }

  private mutating func add(_ stamp: FileStamp) {
    for number in [stamp.device, stamp.number, stamp.size, stamp.modified, stamp.changed] {
      add(UInt64(bitPattern: number))
    }
  }

  fileprivate mutating func add(_ entry: BuildMemory.Entry) {
    add(entry.name.path)
    add(byte: entry.standing.rawValue)
    add(entry.snapshots) { $0.add($1) }
    add(entry.outputs) {
      $0.add($1.snapshot)
      $0.add($1.manifestHash)
    }
    add(entry.uncheckedFonts) { $0.add($1) }
  }
}

extension ByteReader {
  fileprivate mutating func hash() -> KeyedHash.Value? {
    guard let low = word(), let high = word() else { return nil }
    return KeyedHash.Value(low: low, high: high)
  }

  fileprivate mutating func snapshot() -> PathSnapshot? {
    guard let path = path(), let code = byte(), let state = state(code) else { return nil }
    return PathSnapshot(path: path, state: state)
  }

  private mutating func state(_ code: UInt8) -> PathSnapshot.State? {
    switch code {
    case 0:
      guard let stamp = stamp(), let hash = hash() else { return nil }
      return .file(stamp, hash)
    case 1: return hash().map { .file(nil, $0) }
    case 2: return hash().map { .folder($0) }
    case 3: return .unknowable
    default: return Files.Kind?.coded.first { $0.code == code }.map { .kind($0) }
    }
  }

  private mutating func stamp() -> FileStamp? {
    guard let device = word(), let number = word(), let size = word(), let modified = word(), let changed = word()
    else {
      return nil
    }
    return FileStamp(
      device: Int64(bitPattern: device), number: Int64(bitPattern: number), size: Int64(bitPattern: size),
      modified: Int64(bitPattern: modified), changed: Int64(bitPattern: changed))
  }

  fileprivate mutating func entry() -> BuildMemory.Entry? {
    guard let name = path(), let standing = byte().flatMap(BuildMemory.Standing.init(rawValue:)),
      let snapshots = list({ $0.snapshot() }), let outputs = list({ $0.made() }), let fonts = list({ $0.text() })
    else { return nil }
    return BuildMemory.Entry(
      name: name, snapshots: snapshots, outputs: outputs, uncheckedFonts: fonts, standing: standing)
  }

  private mutating func made() -> BuildMemory.Made? {
    guard let snapshot = snapshot(), let manifestHash = text() else { return nil }
    return BuildMemory.Made(snapshot: snapshot, manifestHash: manifestHash)
  }

  /// A path. It cannot contain a zero, where the system would end it.
  private mutating func path() -> PathKey? { text().flatMap { $0.utf8.contains(0) ? nil : PathKey($0) } }
}

extension Files.Kind? {
  fileprivate static let coded: [Files.Kind?] = [nil, .file, .folder, .other]

  /// The code of the state, unique among the states.
  var code: UInt8 {
    switch self {
    case nil: 16
    case .file: 17
    case .folder: 18
    case .other: 19
    }
  }
}
