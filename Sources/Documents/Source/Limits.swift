/// What is refused, so that no input can take all time, stack or memory.
package enum Limits {
  /// Bytes of one input, 256 MiB: a thousand times the largest known token file, and offsets still fit 32 bits.
  package static let inputSize = 256 << 20

  /// How deep containers may nest: Foundation's own limit for JSON, so what it reads is read here too.
  package static let depth = 512

  /// How many values a binary property list smaller than this may have, a million: its containers can be shared, and
  /// forty bytes could stand for more values than there is memory. Without sharing there are fewer values than bytes,
  /// so no such file is refused, however large.
  package static let sharedNodes = 1 << 20
}
