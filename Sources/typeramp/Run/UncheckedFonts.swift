import TypeRampProject

/// The font names that could not be checked, since the app's font files are unknown.
struct UncheckedFonts {
  private var names: Set<String> = []
  /// Whether font files were named, of which none could be read.
  private var wereNamed = false

  mutating func add(_ names: [String], wereNamed: Bool) {
    self.names.formUnion(names)
    self.wereNamed = self.wereNamed || wereNamed
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(Array(right.names), wereNamed: right.wereNamed)
    return sum
  }

  var count: Int { names.count }

  /// The line that reports them; nil if all names were checked.
  var line: String? {
    if names.isEmpty { return nil }
    let list = names.sorted().list(upTo: 3) { "'\(DisplayText.escaped($0))'" }
    let what = names.count.counted("font name") + (names.count == 1 ? " was" : " were")
    let advice = wereNamed ? "" : "; pass --fonts with the app's font files"
    return "typeramp: note: \(what) not checked: \(list)\(advice)"
  }
}
