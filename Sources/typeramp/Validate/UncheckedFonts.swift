import Diagnostics
import TypeRampKit

/// The font names that could not be looked up, since the app's font files are not known.
struct UncheckedFonts {
  private var names: Set<String> = []

  /// More names than this are counted, not listed.
  private static let limit = 3

  mutating func add(_ compilation: Compilation) { add(compilation.uncheckedFontNames) }

  mutating func add(_ names: [String]) { self.names.formUnion(names) }

  /// The line that says so; nil when every name was looked up.
  var line: String? {
    if names.isEmpty { return nil }
    let shown = names.sorted().prefix(Self.limit).map { "'\(DisplayText.escaped($0))'" }
    let rest = names.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let what = names.count.counted("font name") + (names.count == 1 ? " was" : " were")
    return "typeramp: note: \(what) not checked: \(list); pass --fonts with the app's font files"
  }
}
