extension Sequence<String> {
  /// `'a', 'b', 'c'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension Int {
  /// `1 file`, or `3 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
