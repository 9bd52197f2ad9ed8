import CommandLineKit
import DesignTokens
import Diagnostics
import TypeRampKit

/// Which of the themes and contexts that were chosen the inputs of a run have. A choice that no input has is a mistake.
struct ChoiceUse: Sendable {
  /// What the inputs offer, in order.
  private var offered: [TokenChoice.Kind: [TokenChoice]] = [:]
  private var known: [TokenChoice.Kind: Set<String>] = [:]
  /// An input asks for a theme or context that it does not have, which its findings say.
  private var hasUnknown = false
  /// An input could not be read, so nobody knows what it offers.
  private var isUncertain = false

  /// Whether nothing is offered for sure.
  var isEmpty: Bool { offered.isEmpty && !isUncertain && !hasUnknown }

  /// Adds what an input offers.
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

  /// How a run ends that has these choices.
  ///
  /// - Parameters:
  ///   - tokens: what was chosen, by the call or the configuration.
  ///   - named: what the call chooses.
  ///   - isWhole: the inputs are all that the configuration has, so nothing in it is for another one.
  /// - Throws: when something was chosen that no input has.
  func status(
    _ tokens: TokenSettings, named: VariantChoice, isWhole: Bool = false
  ) throws(UsageError) -> ExitStatus {
    if isUncertain { return hasUnknown ? .failure : .success }
    for (kind, chosen) in [(TokenChoice.Kind.theme, tokens.themes), (.context, tokens.contexts)] {
      for (place, name) in chosen.sorted(by: { $0.key < $1.key }) where known[kind]?.contains(place) != true {
        let offered = offered[kind] ?? []
        // The configuration may mean an input that is not part of this run.
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
  /// Whether nobody has chosen.
  fileprivate var isFree: Bool { chosen == nil }
}
