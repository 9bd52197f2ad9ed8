import Diagnostics
import Documents

extension Rule {
  static let wrongShape = Rule(
    id: "wrong-shape", severity: .error,
    summary: "a dictionary, or another value, stands where the format has something else",
    reason: """
      A style dictionary maps each text style to a dictionary of its own. ScaledFont reads the whole file with one \
      decoder: one entry of another shape voids all of its styles.
      """,
    bad: #"{ "body": "«Noteworthy-Light»" }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let dictionary = input.dictionary
    guard dictionary.root.kind == .dictionary else {
      return [Finding(at: dictionary.root, "expected a dictionary of text styles, not \(dictionary.root.phrase)")]
    }
    return dictionary.entriesOfWrongShape + dictionary.reservedOfWrongShape
  }
}

extension StyleDictionary {
  fileprivate var entriesOfWrongShape: [Finding] {
    let styles = entries.filter { $0.style != nil }.map { ($0.entry.member, $0.entry.keyPath) }
    let metrics = metrics.map { ($0.entry.member, $0.entry.keyPath) }
    return (styles + metrics).filter { $0.0.value.kind != .dictionary }.map { member, keyPath in
      Finding(
        at: member.value, "expected a dictionary for '\(member.name)', not \(member.value.phrase)", keyPath: keyPath)
    }
  }

  fileprivate var reservedOfWrongShape: [Finding] {
    reserved.compactMap { member in
      switch ReservedKey(rawValue: member.name) {
      case .metrics where member.value.kind != .dictionary: wrong(member, expected: "a dictionary of metrics")
      case .description where member.value.kind != .string: wrong(member, expected: "a string")
      case .extensions where member.value.kind != .dictionary: wrong(member, expected: "a dictionary")
      default: nil
      }
    }
  }

  private func wrong(_ member: Node.Member, expected: String) -> Finding {
    Finding(
      at: member.value, "expected \(expected) for '\(member.name)', not \(member.value.phrase)", keyPath: member.name)
  }
}
