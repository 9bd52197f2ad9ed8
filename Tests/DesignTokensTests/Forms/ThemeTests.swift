import Diagnostics
import Documents
import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Which theme of a group is used, and when a choice is required.
@Suite struct ThemeChoices {
  static func set(_ size: Int, _ name: String = "body") -> String {
    ##"{ "\##(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\##(size)" } } }"##
  }

  static func theme(_ name: String, _ group: String? = nil, _ sets: String) -> String {
    let group = group.map { ##""group": "\##($0)", "## } ?? ""
    return ##"{ "name": "\##(name)", \##(group)"selectedTokenSets": { \##(sets) } }"##
  }

  private static func read(_ members: String, themes: [String: String] = [:]) -> ReadTokens {
    ReadTokens("{ \(members) }", form: .tokensStudio, themes: themes)
  }

  private static let colour = ##"{ "red": { "type": "color", "value": "#f00" } }"##
  private static let sets = ##""light": \##(set(17)), "dark": \##(set(18)), "day": \##(colour), "night": {}"##
  private static let brands =
    theme("Light", "Brand", ##""light": "enabled""##) + ", " + theme("Dark", "Brand", ##""dark": "enabled""##)
  private static let modes =
    theme("Day", "Mode", ##""day": "enabled""##) + ", " + theme("Night", "Mode", ##""night": "enabled""##)
  private static let plain =
    theme("Light", nil, ##""light": "enabled""##) + ", " + theme("Dark", nil, ##""dark": "enabled""##)
  private static let project = ##"\##(sets), "$themes": [\##(brands), \##(modes)]"##

  @Test(arguments: [("Light", 17.0), ("Dark", 18)]) func theChosenThemeCounts(name: String, size: Double) {
    let tokens = Self.read(Self.project, themes: ["Brand": name])
    #expect(tokens.findings == [])
    #expect(tokens.number(.fontSize) == size)
    let plain = Self.read(##"\##(Self.sets), "$themes": [\##(Self.plain)]"##, themes: ["": name])
    #expect(plain.findings == [])
    #expect(plain.number(.fontSize) == size)
  }

  /// Only a group whose themes result in different styles requires a choice.
  @Test func anOpenChoiceIsAnError() {
    let tokens = Self.read(Self.project)
    #expect(
      tokens.messages == [
        "no theme of group 'Brand' is chosen, and 'body' depends on it; expected one of 'Light', 'Dark'; "
          + "add --theme Brand=Light or \"themes\": { \"Brand\": \"Light\" } to typeramp.json"
      ])
    #expect(tokens.ids == ["token-choice"])
    #expect(tokens.marked == ["Light"])
    #expect(tokens.compilation.table == nil)
    let plain = Self.read(##"\##(Self.sets), "$themes": [\##(Self.plain)]"##)
    #expect(plain.messages.map { $0.contains("no theme is chosen, and 'body' depends on it") } == [true])
    #expect(plain.messages.map { $0.contains("add --theme Light or ") } == [true])
  }

  @Test(arguments: [
    // They enable the same sets.
    theme("A", "G", ##""light": "enabled""##) + ", " + theme("B", "G", ##""light": "enabled", "dark": "disabled""##),
    // There is only one theme.
    theme("A", "G", ##""light": "enabled""##),
    // Another set has the same values.
    theme("A", "G", ##""light": "enabled""##) + ", " + theme("B", "G", ##""same": "enabled""##),
    modes + ", " + theme("A", "G", ##""light": "enabled""##),
  ])
  func noChoiceIsNeededWithoutADifference(themes: String) {
    let tokens = Self.read(##"\##(Self.sets), "same": \##(Self.set(17)), "$themes": [\##(themes)]"##)
    #expect(tokens.findings == [])
    #expect(tokens.number(.fontSize) == 17)
  }

  @Test(arguments: [
    (##""lihgt": "enabled""##, "theme 'A' uses the set 'lihgt', which does not exist"),
    (
      ##""light": "Enabled""##,
      "expected 'enabled', 'source' or 'disabled', not the string 'Enabled'; the set is not used"
    ),
    (
      ##""same": "disabled""##,
      "theme 'A' uses the set 'same' as 'enabled' and as 'disabled'; expected one of them, and 'enabled' counts"
    ),
    (
      ##""dark": "disabled", "dark": "source""##,
      "theme 'A' uses the set 'dark' as 'disabled' and as 'source'; expected one of them, and 'source' counts"
    ),
  ])
  func aThemeWithoutItsSet(use: String, message: String) {
    let theme = Self.theme("A", "G", ##""same": "enabled", \##(use)"##)
    let tokens = Self.read(##"\##(Self.sets), "same": \##(Self.set(17)), "$themes": [\##(theme)]"##)
    #expect(tokens.ids == ["token-set-conflict"])
    #expect(tokens.messages == [message])
    #expect(tokens.number(.fontSize) == 17)
  }

  /// One choice matters only for a certain choice of the other.
  @Test func groupsThatMatterTogetherAreFound() {
    let sets =
      ##""a": \##(Self.set(17)), "b": { "s": { "type": "sizing", "value": "20" } }, "##
      + ##""c": { "s": { "type": "sizing", "value": "30" } }, "d": \##(Self.set(1).replacing("\"1\"", with: "\"{s}\""))"##
    let sizes = Self.theme("B", "Size", ##""b": "source""##) + ", " + Self.theme("C", "Size", ##""c": "source""##)
    let kinds = Self.theme("A", "Kind", ##""a": "enabled""##) + ", " + Self.theme("D", "Kind", ##""d": "enabled""##)
    let members = ##"\##(sets), "$themes": [\##(sizes), \##(kinds)]"##
    #expect(Self.read(members).ids == ["token-choice", "token-choice"])
    #expect(Self.read(members, themes: ["Kind": "A"]).findings == [])
    #expect(Self.read(members, themes: ["Kind": "D"]).ids == ["token-choice"])
    #expect(Self.read(members, themes: ["Kind": "D", "Size": "C"]).number(.fontSize) == 30)
  }

  /// A set is enabled if one of the active themes enables it.
  @Test(arguments: [["enabled", "source"], ["source", "enabled"]]) func aSetThatOneThemeEnablesIsEnabled(
    uses: [String]
  ) {
    let themes = zip(["A", "B"], uses).map { Self.theme("T", $0, ##""light": "\##($1)""##) }
    let tokens = Self.read(##"\##(Self.sets), "$themes": [\##(themes.joined(separator: ", "))]"##)
    #expect(tokens.findings == [])
    #expect(tokens.number(.fontSize) == 17)
  }

  @Test func unknownThemesAreErrors() {
    let tokens = Self.read(Self.project, themes: ["Brand": "Lihgt"])
    #expect(
      tokens.messages.first
        == "unknown theme of group 'Brand': 'Lihgt'; expected one of 'Light', 'Dark'; did you mean 'Light'?")
  }

  @Test func setsThatNoThemeEnablesAreOff() {
    let members = ##""a": \##(Self.set(17)), "b": \##(Self.set(18)), "c": \##(Self.set(9, "title"))"##
    let tokens = Self.read(
      ##"\##(members), "$themes": [\##(Self.theme("T", nil, ##""a": "enabled", "c": "source""##))]"##)
    #expect(tokens.findings == [])
    #expect(tokens.compilation.dictionary?.entries.map(\.name) == ["body"])
    let none = Self.read(##"\##(members), "$themes": [\##(Self.theme("T", nil, ""))]"##)
    #expect(none.messages == ["the chosen themes enable no set; expected themes that enable one of 'a', 'b', 'c'"])
  }

  @Test func setsThatDisagreeAreReportedOnce() {
    let tokens = Self.read(##""a": \##(Self.set(17)), "b": \##(Self.set(18)), "$metadata": {}"##)
    #expect(tokens.ids == ["token-set-conflict"])
    #expect(tokens.messages[0].contains("'body' is defined differently by the sets 'a' and 'b'"))
    #expect(tokens.number(.fontSize) == 18)
    #expect(Self.read(##""a": \##(Self.set(17)), "b": \##(Self.set(17)), "$metadata": {}"##).findings == [])
  }

  /// No choice can tell themes of one name apart.
  @Test func themesOfOneNameAreAnError() {
    let twins = { (first: String, second: String) in
      Self.theme("Light", "Mode", ##""\##(first)": "enabled""##) + ", "
        + Self.theme("Light", "Mode", ##""\##(second)": "enabled""##)
    }
    let project = { (themes: String) in
      Self.read(##"\##(Self.sets), "$themes": [\##(themes)]"##, themes: ["Mode": "Light"])
    }
    #expect(
      project(twins("light", "dark")).messages.first?.contains("two themes of group 'Mode' are called 'Light'") == true)
    #expect(project(twins("light", "light")).findings == [])
    let colours = twins("day", "night") + ", " + Self.theme("A", "G", ##""light": "enabled""##)
    #expect(project(colours).findings == [])
  }

  /// A set whose position in the order is not stated is used, and a warning names the set that it overrides.
  @Test func aSetBesideTheOrderIsReported() {
    let theme = Self.theme("T", nil, ##""light": "enabled", "dark": "enabled""##)
    let tokens = Self.read(##"\##(Self.sets), "$themes": [\##(theme)], "$metadata": { "tokenSetOrder": ["light"] }"##)
    #expect(
      tokens.messages == [
        "'body' is defined differently by the sets 'light' and 'dark', and nothing says which counts; 'dark' is used"
      ])
    let order = ##""$metadata": { "tokenSetOrder": ["light", "dark"] }"##
    #expect(Self.read(##"\##(Self.sets), "$themes": [\##(theme)], \##(order)"##).findings == [])
  }

  /// The document itself chooses a theme of a group with a slash in its name, or two of one group, which is none.
  @Test(arguments: [(["A/B/C"], 18.0), (["A/B/L", "A/B/C"], nil)] as [([String], Double?)])
  func activeThemes(active: [String], size: Double?) {
    let themes = [("L", "A", "light"), ("L", "A/B", "light"), ("C", "A/B", "dark")].map { name, group, set in
      Self.theme(name, group, ##""\##(set)": "\##(group == "A" ? "source" : "enabled")""##)
    }
    let names = active.map { "\"\($0)\"" }.joined(separator: ", ")
    let tokens = Self.read(
      ##"\##(Self.sets), "$themes": [\##(themes.joined(separator: ", "))], "$metadata": { "activeThemes": [\##(names)] }"##
    )
    #expect(tokens.compilation.table == nil ? size == nil : tokens.number(.fontSize) == size)
  }

  /// A choice that another group overrides is said: here its set is only a source, and comes later in the order.
  @Test(arguments: [nil, "Phone"]) func aChosenThemeThatDoesNotCountIsReported(device: String?) {
    let size = { (size: Int) in ##"{ "m": { "type": "sizing", "value": "\##(size)" } }"## }
    let sets = ##""a": \##(size(17)), "b": \##(size(20)), "t": \##(Self.set(1).replacing("\"1\"", with: "\"{m}\""))"##
    let themes =
      Self.theme("Calm", "Brand", ##""a": "source", "t": "enabled""##) + ", "
      + Self.theme("Phone", "Device", ##""b": "source""##)
    var chosen = ["Brand": "Calm"]
    chosen["Device"] = device
    let order = ##""$metadata": { "tokenSetOrder": ["a", "b", "t"] }"##
    let tokens = Self.read(##"\##(sets), "$themes": [\##(themes)], \##(order)"##, themes: chosen)
    #expect(tokens.ids == (device == nil ? ["token-set-conflict"] : []))
    #expect(
      tokens.messages.allSatisfy { $0.hasPrefix("the chosen theme defines 'm', but a set of another group counts") })
    #expect(tokens.number(.fontSize) == 20)
  }

  @Test(arguments: [
    (1, ""), (2, "; so is 's2'"), (3, "; so are 2 others: 's2', 's3'"),
    (5, "; so are 4 others: 's2', 's3', 's4' and 1 more"),
  ])
  func theFirstConflictsAreNamed(count: Int, others: String) {
    let message =
      "'s1' is defined differently by the sets 'set1' and 'set2', and nothing says which counts; 'set2' is used\(others)"
    let sets = [1, 2].map { value in
      let tokens = (1...count).map { ##""s\##($0)": { "type": "sizing", "value": "\##(value)" }"## }
      return ##""set\##(value)": { \##(tokens.joined(separator: ", ")) }"##
    }
    #expect(Self.read(##"\##(sets.joined(separator: ", ")), "$metadata": {}"##).messages == [message])
  }

  /// Twenty groups of five themes have too many combinations to compare.
  @Test(arguments: [2, 20, 400]) func manyCombinationsEnd(groups: Int) {
    let sets = (0..<groups * 5).map { ##""s\##($0)": \##(Self.set(10 + $0))"## }.joined(separator: ", ")
    let themes = (0..<groups * 5).map { Self.theme("T\($0 % 5)", "G\($0 / 5)", ##""s\##($0)": "enabled""##) }
    let tokens = Self.read(##"\##(sets), "$themes": [\##(themes.joined(separator: ", "))]"##)
    #expect((1...3).contains(tokens.ids.filter { $0 == "token-choice" }.count))
    #expect(tokens.messages.allSatisfy { $0.utf8.count <= 1_000 })
  }
}

extension ThemeChoices {
  /// Thousands of themes that enable one large set are not compared one by one, and it is asked all the same.
  @Test func manyThemesOfOneSetEnd() {
    let tokens = (0..<1_000).map { #""t\#($0)": { "type": "typography", "value": { "fontSize": "17" } }"# }
    let sets = ##""big": { \##(tokens.joined(separator: ", ")) }, "other": \##(Self.set(18, "t1"))"##
    let themes = (0..<2_000).map { Self.theme("T\($0)", "G", ##""\##($0 % 2 == 0 ? "big" : "other")": "enabled""##) }
    let text = "{ \(sets), \"$themes\": [\(themes.joined(separator: ", "))] }"
    #expect(ReadTokens(text, form: .tokensStudio).ids == ["token-choice"])
  }
}

/// Which context of a modifier is used.
@Suite struct ContextChoices {
  private static func document(_ more: String) -> String {
    let size = { (size: Int) in TokenExample.body(fontSize: ##"{ "value": \##(size), "unit": "px" }"##) }
    return ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/brand" }],
        "modifiers": { "brand": { "contexts": { "light": [\##(size(17))], "dark": [\##(size(18))] }\##(more) } } }
      """##
  }

  @Test func aModifierWithoutADefaultNeedsAChoice() {
    let tokens = ReadTokens(Self.document(""))
    #expect(
      tokens.messages == [
        "no context of modifier 'brand' is chosen; expected one of 'light', 'dark'; add --context brand=light or "
          + "\"contexts\": { \"brand\": \"light\" } to typeramp.json"
      ])
    #expect(ReadTokens(Self.document(""), contexts: ["brand": "dark"]).number(.fontSize) == 18)
    #expect(ReadTokens(Self.document(##", "default": "dark""##)).number(.fontSize) == 18)
    #expect(ReadTokens(Self.document(##", "default": "dark""##), contexts: ["brand": "light"]).number(.fontSize) == 17)
  }

  /// No choice can tell two modifiers of one name apart; one that occurs twice is one.
  @Test func modifiersOfOneNameAreAnError() {
    let modifier = ##"{ "type": "modifier", "name": "m", "contexts": { "a": [\##(TokenExample.body())] } }"##
    let document = { (order: String, more: String) in
      ##"{ "version": "2025.10", "resolutionOrder": [\##(order)]\##(more) }"##
    }
    #expect(
      ReadTokens(document(modifier + ", " + modifier, "")).messages == [
        "two modifiers are called 'm'; expected different names"
      ])
    let reference = ##"{ "$ref": "#/modifiers/m" }"##
    let tokens = ReadTokens(document(reference + ", " + reference, ##", "modifiers": { "m": \##(modifier) }"##))
    #expect(tokens.messages == [])
  }

  @Test func unknownContextsAreErrors() {
    #expect(
      ReadTokens(Self.document(""), contexts: ["brand": "drak"]).messages.first
        == "unknown context of modifier 'brand': 'drak'; expected one of 'light', 'dark'; did you mean 'dark'?")
    #expect(ReadTokens(Self.document(##", "default": "x""##)).ids == ["token-resolver"])
  }
}
