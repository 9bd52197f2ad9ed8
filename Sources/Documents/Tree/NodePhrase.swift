import Writing

extension Node {
  /// What to call the value in a sentence: `the string 'x'`, `the number 3`, `a dictionary`.
  package var phrase: String {
    switch kind {
    case .string: "the string '\(string ?? "")'"
    case .integer, .real: "the number \(number?.shortest ?? String(decoding: bytes, as: UTF8.self))"
    case .boolean: "the boolean \(boolean ?? false)"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .null: "null"
    case .date: "a date"
    case .data: "data"
    case .uid: "a UID"
    }
  }
}
