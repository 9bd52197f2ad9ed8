import Diagnostics
import Documents
import Writing

/// The tokens that two sets define differently, if no theme selects one of the sets.
struct SetConflicts {
  private var count = 0
  /// The first of them.
  private var first: (name: Node, other: Node, path: String)?
  /// The names of the first three in messages.
  private var shown: [String] = []

  /// Adds a token if another layer has it with another value.
  ///
  /// - Parameter others: the layers of lower precedence.
  mutating func add(_ path: String, _ name: Node, _ value: Node, others: ArraySlice<TokenLayer>, _ form: TokenForm) {
    guard let other = others.lazy.compactMap({ Self.value(of: $0, form) }).first(where: { !$0.isSame(as: value) })
    else { return }
    count += 1
    first = first ?? (name, other, path)
    if shown.count < 3 { shown.append(Shortened.name(path)) }
  }

  /// One finding for all of them.
  var findings: [Diagnostic] {
    guard let first else { return [] }
    let subject = count == 1 ? "a token is" : "\(count) tokens are"
    let more = count > 3 ? " and \(count - 3) more" : ""
    let message =
      "\(subject) defined differently by two sets, and no theme says which counts: \(shown.quotedList)\(more)"
    let finding = Diagnostic(.setConflict, at: first.name, message, keyPath: first.path)
    return [finding.noting("the unused value is here", at: first.other)]
  }

  private static func value(of layer: TokenLayer, _ form: TokenForm) -> Node? {
    layer.node.kind == .dictionary ? TokenObject(layer.node, form).value?.value : nil
  }
}

extension Node {
  /// Whether two values of JSON documents are equal.
  fileprivate func isSame(as other: Node) -> Bool {
    guard let value = JSONValue(self), let other = JSONValue(other) else { return false }
    return value.isSame(as: other)
  }
}
