import Diagnostics
import Documents
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Groups, and what tokens inherit from them.
@Suite struct TokenGroups {
  private static let number = ##"{ "$type": "number", "$value": 1 }"##

  @Test(
    arguments: [
      (##""a": {}"##, []), (##""a": { "b": { "$description": "x" } }"##, []),
      (##""a": { "$root": \##(number), "b": \##(number) }"##, ["a.$root", "a.b"]),
      (##""b": { "z": \##(number), "a": \##(number) }, "a": \##(number)"##, ["b.z", "b.a", "a"]),
      (##""$schema": "x", "$description": "y", "a/b c": { "ü": \##(number) }"##, ["a/b c.ü"]),
      (
        ##""a": { "value": \##(number), "type": \##(number), "description": \##(number) }"##,
        ["a.value", "a.type", "a.description"]
      ),
      (##""value": {}, "type": { "value": { "$description": "empty" } }"##, []),
    ] as [(String, [String])])
  func tokensInTheOrderOfTheDocument(members: String, paths: [String]) {
    let tokens = ReadTokens("{ \(members) }", isStrict: true)
    #expect(tokens.paths == paths)
    #expect(tokens.findings == [])
  }

  @Test(
    arguments: [
      (##""a.b": \##(number)"##, ["token-name"]), (##""a{": \##(number)"##, ["token-name"]),
      (##""}a": {}"##, ["token-name"]), (##""": \##(number)"##, ["token-name"]),
      (##""$a": \##(number)"##, ["token-unknown-key"]),
      (##""a": { "$foo": 1 }"##, ["token-unknown-key"]),
      (##""a": { "$type": "number", "$value": 1, "$foo": 1 }"##, ["token-unknown-key"]),
      (##""a": { "$schema": "x" }"##, ["token-unknown-key"]), (##""a": 1"##, ["token-shape"]),
      (##""a": [{}]"##, ["token-shape"]),
      (##""a": null"##, ["token-shape"]), (##""a": { "$root": 1 }"##, ["token-shape"]),
      (##""a": { "$type": "number", "$value": 1, "b": \##(number) }"##, ["token-shape"]),
      (##""a": { "$type": "number", "$value": 1, "$root": \##(number) }"##, ["token-shape"]),
      (##""a": { "$type": "number", "$value": 1, "$ref": "#/b" }, "b": \##(number)"##, ["token-shape"]),
      (##""a": \##(number), "a": \##(number)"##, ["token-duplicate-name"]),
      (##""a": {}, "a": {}"##, ["token-duplicate-name"]),
      (##""a": {}, "\u0061": {}"##, ["token-duplicate-name"]),
      (##""a": { "$type": "number", "$type": "number", "$value": 1 }"##, ["token-duplicate-name"]),
      (##""a": { "$type": "number", "$value": 1, "$value": 2 }"##, ["token-duplicate-name"]),
      (##""$a": 1, "$a": 2"##, ["token-unknown-key", "token-duplicate-name"]),
      (##""a": { "$type": "number", "value": 1 }"##, ["token-older-keys"]),
      (
        ##""a": { "type": "number", "value": 1, "comment": "c" }"##,
        ["token-older-keys", "token-older-keys", "token-older-keys"]
      ),
    ] as [(String, [String])])
  func whatIsNotAGroupIsReported(members: String, ids: [String]) {
    let strict = ReadTokens("{ \(members) }", isStrict: true)
    #expect(strict.ids == ids)
    #expect(strict.findings.allSatisfy { $0.severity == .error })
    #expect(ReadTokens("{ \(members) }").ids == ids)
  }

  @Test(
    arguments: [
      #""phone": { "value": "20px" }, "phone": { "value": "17px" }"#,
      #""phone": { "value": "20px", "value": "17px" }, "desktop": { "value": "17px" }"#,
    ])
  func valuesOfOneTokenOccurOnce(values: String) {
    let body = #""body": { "value": { "fontFamily": "Optima", "fontSize": "{size}" } }"#
    let text = #"{ \#(body), "size": { "sets": { \#(values) } } }"#
    let tokens = ReadTokens(text, form: .styleDictionary, themes: ["": "phone"])
    #expect(tokens.ids.contains("token-duplicate-name"))
  }

  @Test(arguments: ["[]", "1", "null", #""{a}""#]) func aDocumentIsAGroup(_ text: String) {
    #expect(ReadTokens(text).ids == ["token-shape"])
    #expect(ReadTokens(text).compilation.table == nil)
  }

  @Test(
    arguments: [
      (##""$deprecated": true, "a": \##(number)"##, "true"), (##""$deprecated": "old", "a": \##(number)"##, #""old""#),
      (##""$deprecated": true, "g": { "$deprecated": false, "a": \##(number) }"##, "false"),
      (##""g": { "$deprecated": true, "a": { "$deprecated": false, "$type": "number", "$value": 1 } }"##, "false"),
      (##""g": { "$deprecated": true }, "a": \##(number)"##, nil),
      (##""b": { "$deprecated": "x", "a": {} }, "g": { "$extends": "{b}", "a": \##(number) }"##, #""x""#),
    ] as [(String, String?)])
  func deprecationIsInherited(members: String, expected: String?) {
    let tokens = ReadTokens("{ \(members) }", isStrict: true)
    let node = (tokens.token("a") ?? tokens.token("g.a"))?.deprecated
    #expect(node.map { String(decoding: $0.source.text[$0.literalRange], as: UTF8.self) } == expected)
  }

  /// Only a text style that comes from such a token is told, with the reason.
  @Test(arguments: [
    ("true", ["'g.body' is deprecated"]), ("\"use 'x'\"", ["'g.body' is deprecated: use 'x'"]), ("false", []),
  ])
  func aDeprecatedStyleIsReported(deprecated: String, messages: [String]) {
    let body = TokenExample.body()
    let tokens = ReadTokens(
      #"{ "g": { "$deprecated": \#(deprecated), "x": \#(Self.number), \#(body.dropFirst()) }"#, isStrict: true)
    #expect(tokens.messages == messages)
    #expect(tokens.compilation.table != nil)
  }
}

/// `$extends`: groups that take over what others have.
@Suite struct ExtendingGroups {
  private static let base = ##"""
    "base": { "$type": "number", "$description": "base",
      "a": { "$value": 1, "$description": "one" }, "deep": { "$type": "number", "x": { "$value": 2 }, "y": { "$value": 3 } } },
    "token": { "$type": "number", "$value": 9 }
    """##

  private static func read(_ members: String) -> ReadTokens { ReadTokens("{ \(base), \(members) }", isStrict: true) }

  @Test(
    arguments: [
      (##""g": { "$extends": "{base}" }"##, ["g.a": "1", "g.deep.x": "2", "g.deep.y": "3"]),
      (##""g": { "$extends": "#/base" }"##, ["g.a": "1", "g.deep.x": "2", "g.deep.y": "3"]),
      (##""g": { "$extends": "{base.deep}" }"##, ["g.x": "2", "g.y": "3"]),
      (##""g": { "$extends": "#/base/deep" }"##, ["g.x": "2", "g.y": "3"]),
      (##""g": { "$extends": "{base}", "a": { "$value": 7 } }"##, ["g.a": "7", "g.deep.x": "2", "g.deep.y": "3"]),
      (
        ##""g": { "$extends": "{base}", "deep": { "x": { "$value": 7 }, "z": { "$value": 8 } } }"##,
        ["g.a": "1", "g.deep.x": "7", "g.deep.y": "3", "g.deep.z": "8"]
      ),
      (##""g": { "$extends": "{base}", "deep": { "$value": 7 } }"##, ["g.a": "1", "g.deep": "7"]),
      (
        ##""g": { "$extends": "{base}", "a": { "n": { "$value": 7 } } }"##,
        ["g.a.n": "7", "g.deep.x": "2", "g.deep.y": "3"]
      ),
      (
        ##""g": { "$extends": "{h}", "a": { "$value": 5 } }, "h": { "$extends": "{base.deep}" }"##,
        ["g.a": "5", "g.x": "2", "g.y": "3"]
      ),
      (##""g": { "$extends": "{h.deep}" }, "h": { "$extends": "{base}" }"##, ["g.x": "2", "g.y": "3"]),
      (##""g": { "inner": { "$extends": "{base.deep}" } }"##, ["g.inner.x": "2", "g.inner.y": "3"]),
      // A group that only begins with the name of another is not in it.
      (
        ##""g": { "$type": "number", "big": { "x": { "$value": 2 } }, "bigger": { "$extends": "{g.big}" } }"##,
        ["g.big.x": "2", "g.bigger.x": "2"]
      ),
      (##""g": { "$extends": "{base.deep}", "r": { "$value": "{g.x}" } }"##, ["g.r": "2", "g.x": "2", "g.y": "3"]),
    ] as [(String, [String: String])])
  func theMergedGroup(members: String, expected: [String: String]) {
    let tokens = Self.read(members)
    #expect(tokens.findings == [])
    let paths = tokens.paths.filter { $0.hasPrefix("g.") }
    #expect(Dictionary(uniqueKeysWithValues: paths.map { ($0, tokens.value($0) ?? "-") }) == expected)
    #expect(paths.allSatisfy { tokens.type($0) == .number })
  }

  /// The type is the local group's own, else that of the group it extends, else that of the group around it.
  @Test(arguments: [
    (##""g": { "$extends": "{base}", "$type": "fontWeight" }"##, TokenType.fontWeight),
    (##""o": { "$type": "fontWeight", "g": { "$extends": "{base}" } }"##, .number),
    (##""o": { "$type": "fontWeight", "g": { "$extends": "{plain}" } }"##, .fontWeight),
  ])
  func theTypeOfTheMergedGroup(members: String, expected: TokenType) {
    let plain = ##""plain": { "a": { "$type": "number", "$value": "{token}" }, "b": { "$value": 400 } }"##
    let tokens = ReadTokens("{ \(Self.base), \(plain), \(members) }")
    let path = members.contains("{plain}") ? "o.g.b" : members.hasPrefix("\"o\"") ? "o.g.a" : "g.a"
    #expect(tokens.type(path) == expected)
  }

  /// Properties of a token are not merged: an overridden one has no description any more.
  @Test func aTokenIsReplacedWhole() {
    #expect(Self.read(##""g": { "$extends": "{base}" }"##).token("g.a")?.description?.string == "one")
    #expect(Self.read(##""g": { "$extends": "{base}", "a": { "$value": 2 } }"##).token("g.a")?.description == nil)
  }

  @Test(arguments: [
    (##""g": { "$extends": "{nothing}" }"##, "there is no group 'nothing' to extend"),
    (##""g": { "$extends": "#/base/nothing" }"##, "there is no group 'base.nothing' to extend"),
    (##""g": { "$extends": "{token}" }"##, "'token' is a token; only a group can be extended"),
    (##""g": { "$extends": "{base.a}" }"##, "'base.a' is a token; only a group can be extended"),
    (
      ##""g": { "$extends": "{ref}" }, "ref": { "$ref": "#/token" }"##, "'ref' is a token; only a group can be extended"
    ),
    (##""g": { "$extends": "{g}" }"##, "a group cannot extend itself or a group that contains it"),
    (##""g": { "$extends": "#" }"##, "a group cannot extend itself or a group that contains it"),
    (##""o": { "g": { "$extends": "{o}" } }"##, "a group cannot extend itself or a group that contains it"),
    (##""o": { "i": { "g": { "$extends": "#/o" } } }"##, "a group cannot extend itself or a group that contains it"),
    (##""g": { "$extends": "base" }"##, "expected '{group}' or '#/group' to extend"),
    (##""g": { "$extends": 3 }"##, "expected '{group}' or '#/group' to extend"),
    (##""g": { "$extends": "{base" }"##, "expected '{group}' or '#/group' to extend"),
    (##""g": { "$extends": ["{base}"] }"##, "expected '{group}' or '#/group' to extend"),
    (
      ##""g": { "$extends": "{h}" }, "h": { "$extends": "{g}" }"##,
      "groups extend each other in a circle, or more than 100 deep"
    ),
    (
      ##""g": { "$extends": "{h}" }, "h": { "$extends": "{i}" }, "i": { "$extends": "{g}" }"##,
      "groups extend each other in a circle, or more than 100 deep"
    ),
    (
      ##""g": { "x": { "$extends": "{h}" } }, "h": { "y": { "$extends": "{g}" } }"##,
      "a group cannot extend itself or a group that contains it"
    ),
  ])
  func whatCannotBeExtended(members: String, message: String) {
    let tokens = Self.read(members)
    #expect(Set(tokens.messages) == [message])
    #expect(Set(tokens.ids) == ["token-extends"])
    #expect(tokens.findings.allSatisfy { $0.severity == .error })
  }

  /// What is wrong with a token that a group takes over is told where it stands, once.
  @Test func inheritedMistakesAreReportedOnce() {
    let base =
      ##""b": { "t": { "$type": "number", "$value": "x" }, "u": { "$type": "number", "$value": 1, "v": {} }, "$w": 1 }"##
    let groups = (0..<3).map { ##""g\##($0)": { "$extends": "{b}" }"## }.joined(separator: ", ")
    #expect(
      ReadTokens("{ \(base), \(groups) }", isStrict: true).ids == ["token-value", "token-shape", "token-unknown-key"])
    #expect(
      ReadTokens("{ \(groups), \(base) }", isStrict: true).ids == ["token-value", "token-shape", "token-unknown-key"])
  }

  /// Each group has the one before twice: sixty of them would be more tokens than there is memory.
  @Test func doublingGroupsAreCutOff() {
    let groups = (1...60).map {
      ##""g\##($0)": { "x": { "$extends": "{g\##($0 - 1)}" }, "y": { "$extends": "{g\##($0 - 1)}" } }"##
    }
    let tokens = ReadTokens(
      ##"{ "g0": { "a": \##(##"{ "$type": "number", "$value": "bad" }"##) }, \##(groups.joined(separator: ", ")) }"##)
    #expect(tokens.ids.filter { $0 == "token-extends" } == ["token-extends"])
    #expect(tokens.ids.count < 10)
  }

  /// Groups that each extend the one before: in either order they end, and take no more than they are worth.
  @Test(arguments: [true, false]) func longChainsOfGroupsEnd(isReversed: Bool) {
    let groups = (1...2_000).map { ##""g\##($0)": { "$extends": "{g\##($0 - 1)}" }"## }
    let all = [##""g0": { "a": { "$type": "number", "$value": 1 } }"##] + groups
    let tokens = ReadTokens("{ \((isReversed ? all.reversed() : all).joined(separator: ", ")) }")
    #expect(tokens.ids.contains("token-extends"))
  }

  @Test func aHundredLinksAreFollowed() {
    let groups = (1..<100).map { ##""g\##($0)": { "$extends": "{g\##($0 - 1)}" }"## }
    for all in [groups, groups.reversed()] {
      let tokens = ReadTokens(
        "{ \(all.joined(separator: ", ")), \"g0\": { \"a\": { \"$type\": \"number\", \"$value\": 4 } } }",
        isStrict: true)
      #expect(tokens.findings == [])
      #expect(tokens.value("g99.a") == "4")
    }
  }
}
