/// A font that an output names without giving access to it.
package struct UnreachableFont: Sendable, Equatable {
  /// Its PostScript name.
  package let name: String
  package let reason: Reason

  /// Why the output cannot load it.
  package enum Reason: Sendable, Equatable {
    /// No address and no embedding was requested.
    case noAddress
    /// Other fonts have the same address.
    case sharedAddress
    /// It should be embedded, and is not in any given font file as a face of its own.
    case noFile
    /// It should be embedded, and its file, or all files together, exceed the limit.
    case tooLarge
    /// It should be embedded, and its file is a collection.
    case collection
  }
}
