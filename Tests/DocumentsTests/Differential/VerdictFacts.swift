import Documents

// Conditions for classes of differences.

extension Verdict {
  /// Whether Foundation's value is what precedes the mistake.
  var isWholeBeforeMistake: Bool {
    guard let there else { return false }
    let before = Document([0xEF, 0xBB, 0xBF] + textBeforeMistake, path: "a.plist")
    switch before.tree {
    case .success(let tree):
      return Value(tree.root, text: Value.withoutMarks).isIdentical(
        to: there.mapped(Value.withoutMarks))
    case .failure: return before.message?.hasPrefix("the file is empty") == true && there == .dictionary([:])
    }
  }
}

extension Node {
  /// Whether two keys are equal in Swift, but differ in scalars.
  var holdsEquivalentKeys: Bool {
    let names = members.map(\.name)
    return Set(names).count < Set(names.map { Array($0.utf8) }).count
  }

  /// Whether two keys are equal without their byte-order marks.
  var holdsKeysLikeMarks: Bool {
    let names = Set(members.map(\.name))
    return Set(names.map(Value.withoutMarks)).count < names.count
  }
}

extension Verdict {
  /// Whether Foundation read a binary property list as OpenStep text.
  var isReadAsText: Bool {
    switch there {
    case .string(let text): text.hasPrefix("bplist")
    case .dictionary(let members): members.keys.contains { $0.hasPrefix("bplist") }
    default: false
    }
  }
}

extension Value {
  /// A string without U+FEFF.
  @Sendable static func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
  }
}
