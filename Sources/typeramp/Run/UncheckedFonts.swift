import TypeRampProject

/// The font names that could not be checked, since the app's font files are unknown.
struct UncheckedFonts {
  private var names: Set<String> = []

  /// The maximum number of names to list; further ones are counted.
  private static let limit = 3

  mutating func add(_ names: [String]) { self.names.formUnion(names) }

  /// The line that reports them; nil if all names were checked.
  var line: String? {
    if names.isEmpty { return nil }
    let shown = names.sorted().prefix(Self.limit).map { "'\(DisplayText.escaped($0))'" }
    let rest = names.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let what = names.count.counted("font name") + (names.count == 1 ? " was" : " were")
    return "typeramp: note: \(what) not checked: \(list); pass --fonts with the app's font files"
  }
}
