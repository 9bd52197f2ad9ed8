import Documents
import DynamicType
import StyleModel
import Writing

/// The content of a mapping file, as members of the tokens' own extensions, so that rewritten tokens need no file.
struct MappedTokens {
  private var members: [Int: [TokenExtension.Member]] = [:]
  /// Whether extensions can hold everything in the file. They cannot hold a group of loose tokens, a token of two
  /// styles, or one in a group that others extend. Then nothing is written, and the file is still needed.
  private(set) var isComplete = true

  /// Empty without a mapping file.
  init(_ styles: StyleMap, _ reading: TokenReading) {
    guard styles.isMapped else { return }
    let used = styles.entries.compactMap { if case .token(let index) = $0.source { index } else { nil } }
    for index in reading.typographyTokens where !reading.set.tokens[index].isSource {
      members[index] = [TokenExtension.isIgnored]
    }
    for index in used { members[index] = nil }
    for entry in styles.entries where entry.isMapped {
      guard case .token(let index) = entry.source, members[index] == nil else {
        isComplete = false
        continue
      }
      members[index] = Self.members(of: entry)
    }
    if !isComplete || hasCopies(reading) { (members, isComplete) = ([:], members.isEmpty && isComplete) }
  }

  /// Whether a token with members is at several paths, which would all get the members.
  private func hasCopies(_ reading: TokenReading) -> Bool {
    let marked = Set(members.keys.map { reading.set.tokens[$0].object.id })
    var seen: Set<Int> = []
    return !marked.isEmpty
      && reading.typographyTokens.contains { index in
        let object = reading.set.tokens[index].object.id
        return marked.contains(object) && !seen.insert(object).inserted
      }
  }

  /// The members of a token's extension.
  ///
  /// - Parameter value: its complete typography; members that the file overrides are treated as added by typeramp.
  func own(_ index: Int, _ own: [TokenExtension.Member], _ value: @autoclosure () -> JSONValue) -> [TokenExtension
    .Member]
  {
    guard let members = members[index] else { return own }
    var own = own.filter { known in !members.contains { $0.0 == known.0 } }
    let overruled = Set(members.flatMap { Self.overruled(by: $0.0) })
    guard case .object(let parts) = value(), !overruled.isEmpty else { return own + members }
    let implied = parts.filter { overruled.contains($0.0) }
    guard let known = own.firstIndex(where: { $0.0 == TokenExtension.impliedKey }) else {
      return own + members + [TokenExtension.implied(implied)]
    }
    if case .object(let others) = own[known].1 {
      own[known] = TokenExtension.implied(others + implied.filter { part in !others.contains { $0.0 == part.0 } })
    }
    return own + members
  }

  private static func members(of entry: StyleMap.Entry) -> [TokenExtension.Member] {
    let keys = entry.keys.compactMap { key in JSONValue(key.value).map { (key.name, $0) } }
    switch entry.style {
    case .text(let style): return [TokenExtension.textStyle(style.name)] + keys
    case .custom(let name, let curve):
      let relativeTo = curve.map { [(EntryKey.relativeTo.rawValue, JSONValue.string($0.name))] } ?? []
      return [TokenExtension.customStyle(name)] + relativeTo + keys
    }
  }

  /// The members of typography that a key of an entry replaces.
  private static func overruled(by key: String) -> [String] {
    switch EntryKey(rawValue: key) {
    case .fontName, .boldFontName, .weight, .design, .fallbackFamilies, .fontStyle:
      [Typography.Member.fontFamily.rawValue, Typography.Member.fontWeight.rawValue]
    case .fontSize: [Typography.Member.fontSize.rawValue]
    case .lineHeight: [Typography.Member.lineHeight.rawValue]
    case .tracking: [Typography.Member.letterSpacing.rawValue]
    default: []
    }
  }
}
