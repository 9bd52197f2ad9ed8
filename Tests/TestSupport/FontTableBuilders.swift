/// One record of a name table.
package struct NameEntry: Sendable {
  package let platform: Int
  package let encoding: Int
  package let language: Int
  package let id: Int
  package let bytes: [UInt8]

  package init(platform: Int, encoding: Int, language: Int, id: Int, bytes: [UInt8]) {
    self.platform = platform
    self.encoding = encoding
    self.language = language
    self.id = id
    self.bytes = bytes
  }

  package static func windows(_ id: Int, _ text: String, language: Int = 0x409, encoding: Int = 1) -> NameEntry {
    NameEntry(platform: 3, encoding: encoding, language: language, id: id, bytes: utf16(text))
  }

  package static func unicode(_ id: Int, _ text: String) -> NameEntry {
    NameEntry(platform: 0, encoding: 4, language: 0, id: id, bytes: utf16(text))
  }

  package static func mac(_ id: Int, _ bytes: [UInt8], language: Int = 0, encoding: Int = 0) -> NameEntry {
    NameEntry(platform: 1, encoding: encoding, language: language, id: id, bytes: bytes)
  }
}

package func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { be16(Int($0)) } }

/// A name table; of format 1 if there are language tags.
package func nameTable(_ entries: [NameEntry], tags: [String] = []) -> [UInt8] {
  var records: [UInt8] = []
  var storage: [UInt8] = []
  for entry in entries {
    records += [entry.platform, entry.encoding, entry.language, entry.id].flatMap(be16)
    records += be16(entry.bytes.count) + be16(storage.count)
    storage += entry.bytes
  }
  if !tags.isEmpty { records += be16(tags.count) }
  for tag in tags {
    records += be16(utf16(tag).count) + be16(storage.count)
    storage += utf16(tag)
  }
  return be16(tags.isEmpty ? 0 : 1) + be16(entries.count) + be16(6 + records.count) + records + storage
}

/// A variation table. One instance without a PostScript name makes every record shorter.
package func fvar(defaults: [Int], _ instances: [(name: Int, coordinates: [Int], postScriptName: Int?)]) -> [UInt8] {
  let axes = defaults.flatMap { Array("wght".utf8) + be32(100 << 16) + be32($0 << 16) + be32(1000 << 16) + be32(0) }
  let records = instances.flatMap { instance in
    be16(instance.name) + be16(0) + instance.coordinates.flatMap { be32($0 << 16) }
      + (instance.postScriptName.map(be16) ?? [])
  }
  let size = 4 + 4 * defaults.count + (instances.first?.postScriptName == nil ? 0 : 2)
  let header = [1, 0, 16, 2, defaults.count, 20, instances.count, size].flatMap(be16)
  return header + axes + records
}

package func head(unitsPerEm: Int = 1000, macStyle: Int = 0) -> [UInt8] {
  Array(repeating: 0, count: 18) + be16(unitsPerEm) + Array(repeating: 0, count: 24) + be16(macStyle)
}

package func hhea(_ ascender: Int, _ descender: Int, _ lineGap: Int) -> [UInt8] {
  [0, 1, 0, 0] + be16(ascender) + be16(descender) + be16(lineGap)
}

package func os2(weight: Int = 400, selection: Int = 0) -> [UInt8] {
  [0, 4, 0, 0] + be16(weight) + Array(repeating: 0, count: 56) + be16(selection)
}
