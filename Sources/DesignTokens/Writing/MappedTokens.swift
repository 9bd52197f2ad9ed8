import Documents
import DynamicType
import StyleModel
import Writing

/// The content of a mapping file, as members of the tokens' own extensions, so that rewritten tokens need no file.
struct MappedTokens {
  private var members: [Int: WrittenMembers] = [:]
  /// Whether extensions can hold everything in the file. They cannot hold a group of loose tokens, a token of two
  /// styles, or one in a group that others extend. Then nothing is written, and the file is still needed.
  private(set) var isComplete = true

  /// Empty without a mapping file.
  init(_ styles: StyleMap, _ checked: CheckedTokens) {
    guard styles.isMapped else { return }
    for index in checked.typographyTokens where !checked.set.tokens[index].isSource {
      members[index] = [TokenExtension.ignored]
    }
    for index in styles.entries.compactMap(\.index) { members[index] = nil }
    for entry in styles.entries where entry.isMapped {
      guard let index = entry.index, members[index] == nil else {
        isComplete = false
        continue
      }
      members[index] = Self.members(of: entry)
    }
    if !isComplete || hasCopies(checked) { (members, isComplete) = ([:], members.isEmpty && isComplete) }
  }

  /// Whether a token with members is at several paths, which would all get the members.
  private func hasCopies(_ checked: CheckedTokens) -> Bool {
    let marked = Set(members.keys.map { checked.set.tokens[$0].object.id })
    var seen: Set<Int> = []
    return !marked.isEmpty
      && checked.typographyTokens.contains { index in
        let object = checked.set.tokens[index].object.id
        return marked.contains(object) && !seen.insert(object).inserted
      }
  }

  /// The members of a token's extension.
  ///
  /// - Parameter value: its complete typography; members that the file overrides are treated as added by typeramp.
  func own(_ index: Int, _ own: WrittenMembers, _ value: @autoclosure () -> JSONValue) -> WrittenMembers {
    guard let members = members[index] else { return own }
    var own = own.filter { known in !members.contains { $0.0 == known.0 } }
    let overruled = Set(members.flatMap { Self.overruled(by: $0.0) })
    guard case .object(let parts) = value(), !overruled.isEmpty else { return own + members }
    let implied = parts.filter { overruled.contains($0.0) }
    guard let known = own.firstIndex(where: { $0.0 == TokenExtension.Key.implied.rawValue }) else {
      return own + members + [TokenExtension.member(.implied, .object(implied))]
    }
    if case .object(let others) = own[known].1 {
      own[known].1 = .object(others + implied.filter { part in !others.contains { $0.0 == part.0 } })
    }
    return own + members
  }

  private static func members(of entry: StyleMap.Entry) -> WrittenMembers {
    let keys = entry.keys.compactMap { key in JSONValue(key.value).map { (key.name, $0) } }
    switch entry.style {
    case .text(let style): return [TokenExtension.member(.textStyle, style.name)] + keys
    case .custom(let name, let curve):
      let relativeTo = curve.map { [(EntryKey.relativeTo.rawValue, JSONValue.string($0.name))] } ?? []
      return [TokenExtension.member(.customStyle, name)] + relativeTo + keys
    }
  }

  /// The members of typography that a key of an entry replaces.
  private static func overruled(by key: String) -> [String] {
    switch EntryKey(rawValue: key) {
    case .fontName, .fontFamily, .italic, .boldFontName, .weight, .design, .fallbackFamilies, .fontStyle:
      [Typography.Member.fontFamily.rawValue, Typography.Member.fontWeight.rawValue]
    case .fontSize: [Typography.Member.fontSize.rawValue]
    case .lineHeight: [Typography.Member.lineHeight.rawValue]
    case .tracking: [Typography.Member.letterSpacing.rawValue]
    default: []
    }
  }
}
