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
          + seen
      }
    let finding = Diagnostic(.noStyle, at: root, message)
    guard StyleDictionary.isCertain(root) else { return finding }
    let advice = "this is a text-style dictionary, not a file of Style Dictionary; leave '--from' out"
    return finding.noting(advice, at: root)
  }
}

extension CheckedTokens {
  /// What was found instead of typography, as the end of a message; empty if there is nothing like it.
  private var seen: String {
    let families = set.tokens.count { $0.type == .fontFamily }
    let sizes = set.tokens.count(where: \.isFontSize)
    guard families + sizes > 0 else { return "" }
    let (few, many) = (sizes == 1 ? "1 size" : "\(sizes) sizes", families == 1 ? "1 family" : "\(families) families")
    return "; there are \(few) and \(many)"
  }
}

extension Token {
  /// Whether it is a font size by its type, or by the names on its path.
  fileprivate var isFontSize: Bool {
    if let name = (ownType ?? groupType)?.string, FontNameWords.spelling(name).hasPrefix("fontsize") { return true }
    // Only the end of a long path is read, for each of its tokens.
    let names = String(decoding: path.utf8.suffix(128), as: UTF8.self).split(separator: ".").suffix(2)
    return names.contains { Typography.Member(spelling: String($0)) == .fontSize }
  }

  /// Its type, if it says so itself.
  fileprivate var type: TokenType? { (ownType ?? groupType)?.string.flatMap(TokenType.meant) }
}
