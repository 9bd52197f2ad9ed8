import CommandLineKit
import DesignTokens

/// A chosen theme or context: `GROUP=NAME`.
struct NamedChoice {
  /// The group or the modifier; empty for a theme without a group.
  let place: String
  let name: String

  init?(theme text: String) {
    self.init(context: text.utf8.contains(UInt8(ascii: "=")) ? text : "=" + text)
  }

  init?(context text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    (place, name) = (parts[0], parts[1])
  }

  /// The names by group or modifier, each of which may be given once.
  static func dictionary(
    _ choices: [NamedChoice], _ kind: TokenChoice.Kind
  ) throws(UsageError) -> [String: String] {
    var names: [String: String] = [:]
    for choice in choices {
      guard let other = names.updateValue(choice.name, forKey: choice.place), other != choice.name else { continue }
      let place = choice.place.isEmpty ? "" : " for \(kind.place) '\(choice.place)'"
      throw .other("'--\(kind.noun)' chooses '\(other)' and '\(choice.name)'\(place); expected one")
    }
    return names
  }
}
