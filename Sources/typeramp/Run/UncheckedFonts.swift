import TypeRampProject

/// The font names that could not be checked, since the app's font files are unknown.
struct UncheckedFonts {
  private var names: Set<String> = []

  mutating func add(_ names: [String]) { self.names.formUnion(names) }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.names.formUnion(right.names)
    return sum
  }

  var count: Int { names.count }

  /// The line that reports them; nil if all names were checked.
  var line: String? {
    if names.isEmpty { return nil }
    let list = names.sorted().list(upTo: 3) { "'\(DisplayText.escaped($0))'" }
    let what = names.count.counted("font name") + (names.count == 1 ? " was" : " were")
    return "typeramp: note: \(what) not checked: \(list); pass --fonts with the app's font files"
  }
}
