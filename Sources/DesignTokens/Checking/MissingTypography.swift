import Diagnostics
import Documents
import StyleModel
import Writing

extension CheckedTokens {
  /// The finding that there is nothing to compile: no token is typography that can be a style.
  ///
  /// - Parameter isShared: whether styles are left out because they share their names.
  func missingTypography(in root: Node, isShared: Bool) -> Diagnostic {
    if isShared {
      return Diagnostic(.noStyle, at: root, "no style is left, because tokens share their names")
    }
    let nodes = Set(set.layers.filter(\.isSource).map(\.node.id))
    let sources = root.members.filter { nodes.contains($0.value.id) && $0.value.hasTypography }.map(\.name)
    let unused = set.unused.filter(\.value.hasTypography).map(\.name)
    let message =
      if !sources.isEmpty {
        "all typography is in sets that are only sources; enable one of them, or name its tokens in a mapping file: "
          + sources.quotedList(upTo: 8)
      } else if !unused.isEmpty {
        "all typography is in sets that no active theme enables: \(unused.quotedList(upTo: 8))"
      } else {
        "there is no typography here; expected a token with a family and a size, or a group with a token for each of them"
      }
    let finding = Diagnostic(.noStyle, at: root, message)
    guard StyleDictionary.isCertain(root) else { return finding }
    let advice = "this is a text-style dictionary, not a file of Style Dictionary; leave '--from' out"
    return finding.noting(advice, at: root)
  }
}

extension CheckedTokens {
  /// The note about typography that only sets or files have which are not chosen; nil if there is none.
  ///
  /// - Parameter isIgnored: whether a mapping file says that a path is not a style.
  func unchosenNote(_ isIgnored: (String) -> Bool) -> Diagnostic? {
    if set.isUndecided || set.choices.contains(where: \.isOpen) { return nil }
    let owner = set.choices.contains(where: \.isOfFiles) ? "files" : "sets"
    return Diagnostic(
      .reading, about: set.unchosen.filter { !isIgnored($0.path) }, "typography token",
      "only in \(owner) that are not chosen")
  }
}
