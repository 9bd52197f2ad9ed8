extension Sequence<String> {
  /// `'a', 'b', 'c'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
