import CommandLineKit
import DesignTokens
import Diagnostics
import TypeRampKit

/// The chosen themes and contexts that the inputs of a run have. A choice that no input has is an error.
struct ChoiceUse: Sendable {
  /// The choices of the inputs, in order.
  private var offered: [TokenChoice.Kind: [TokenChoice]] = [:]
  private var known: [TokenChoice.Kind: Set<String>] = [:]
  /// Whether a chosen theme or context is missing in an input, which has a finding about it.
  private var hasUnknown = false
  /// Whether an input could not be read, so that its choices are unknown.
  private var isUncertain = false

  /// Whether there are certainly no choices.
  var isEmpty: Bool { offered.isEmpty && !isUncertain && !hasUnknown }

  /// Adds the choices of an input.
  mutating func add(_ compilation: Compilation) {
    if compilation.dictionary == nil { isUncertain = true }
    for choice in compilation.imported?.choices ?? [] { add(choice) }
  }

  /// Adds an input that could not be read.
  mutating func addUnreadable() { isUncertain = true }

  mutating func add(_ other: ChoiceUse) {
    for choice in other.offered.values.joined() { add(choice) }
    isUncertain = isUncertain || other.isUncertain
  }

  private mutating func add(_ choice: TokenChoice) {
    if choice.isUnknown { hasUnknown = true }
    if known[choice.kind, default: []].insert(choice.name).inserted { offered[choice.kind, default: []].append(choice) }
  }

  /// The exit status for these choices.
  ///
  /// - Parameters:
  ///   - tokens: the choices of the call and the configuration.
  ///   - named: the choices of the call.
  ///   - isWhole: whether these are all inputs of the configuration, so that no choice is for another input.
  /// - Throws: if something was chosen that no input has.
  func status(
    _ tokens: TokenSettings, named: VariantChoice, isWhole: Bool = false
  ) throws(UsageError) -> ExitStatus {
    if isUncertain { return hasUnknown ? .failure : .success }
    for (kind, chosen) in [(TokenChoice.Kind.theme, tokens.themes), (.context, tokens.contexts)] {
      for (place, name) in chosen.sorted(by: { $0.key < $1.key }) where known[kind]?.contains(place) != true {
        let offered = offered[kind] ?? []
        // A choice in the configuration may be for an input outside of this run.
        let isMeant = named[kind][place] != nil || !offered.isEmpty && (isWhole || offered.contains(where: \.isFree))
        if isMeant { throw .other(Self.message(kind, place, name, offered)) }
      }
    }
    return hasUnknown ? .failure : .success
  }

  private static func message(
    _ kind: TokenChoice.Kind, _ place: String, _ name: String, _ offered: [TokenChoice]
  ) -> String {
    if offered.isEmpty {
      let owner = kind == .theme ? "a Tokens Studio project with '$themes'" : "a resolver document"
      return "\(kind.noun) '\(name)' has no use: no input is \(owner)"
    }
    let places = offered.map(\.name)
    if place.isEmpty {
      let choice = offered.first { $0.values.contains(name) } ?? offered[0]
      let value = choice.values.contains(name) ? name : choice.values.first ?? "NAME"
      return "\(kind.noun) '\(name)' needs its group; expected \(choice.argument(value))"
    }
    if places == [""] {
      return "unknown \(kind.place) '\(place)'; the themes have no groups: \(offered[0].listedValues)"
    }
    let suggestion = Spelling.closest(to: place, among: places.prefix(1_000))
    return "unknown \(kind.place) '\(place)'; expected one of \(TokenChoice.list(places, upTo: 8))"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension TokenChoice {
  /// Whether no choice was made.
  fileprivate var isFree: Bool { chosen == nil }
}
