import Diagnostics
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// References, from notations to values.
@Suite struct TokenReferences {
  /// A document with tokens to refer to, and a token `x` of a value; `members` are the members of `x`.
  private static func read(_ members: String, isStrict: Bool = true) -> ReadTokens {
    let document = """
      { "base": { "$type": "dimension",
          "$root": { "$value": { "value": 1, "unit": "px" } },
          "size": { "$value": { "value": 17, "unit": "px" } },
          "alias": { "$value": "{base.size}" }, "pointer": { "$ref": "#/base/alias" },
          "a/b~c": { "$value": { "value": 3, "unit": "px" } }, "50% ü": { "$value": { "value": 4, "unit": "px" } } },
        "list": { "$type": "fontFamily", "$value": ["A", "B"] }, "lists": { "$type": "fontFamily", "$value": "{list}" },
        "group": { "inner": {} }, "number": { "$type": "number", "$value": 1.5 },
        "x": { \(members) } }
      """
    return ReadTokens(document, isStrict: isStrict)
  }

  private static let seventeen = ##"{ "value": 17, "unit": "px" }"##

  private static let readable: [(members: String, value: String?)] = [
    (##""$value": "{base.size}""##, seventeen), (##""$value": "{base.alias}""##, seventeen),
    (##""$value": "{base.pointer}""##, seventeen),
    (##""$value": "{base.$root}""##, ##"{ "value": 1, "unit": "px" }"##),
    (##""$value": "{base.a/b~c}""##, ##"{ "value": 3, "unit": "px" }"##),
    (##""$value": "\u007bbase.50% ü}""##, ##"{ "value": 4, "unit": "px" }"##),
    (##""$ref": "#/base/size""##, seventeen), (##""$ref": "#/base/alias""##, seventeen),
    (##""$ref": "#/base/size/$value""##, seventeen), (##""$ref": "#/base/alias/$value""##, seventeen),
    (##""$value": { "$ref": "#/base/size" }"##, seventeen),
    (##""$value": { "$ref": "#/base/size/$value" }"##, seventeen),
    (##""$ref": "#/base/$root""##, ##"{ "value": 1, "unit": "px" }"##),
    (##""$ref": "#/base/a~1b~0c""##, ##"{ "value": 3, "unit": "px" }"##),
    (##""$ref": "#/base/a%2Fb%7Ec""##, nil),
    (##""$ref": "#/base/50%25%20%C3%BC""##, ##"{ "value": 4, "unit": "px" }"##),
    (##""$ref": "#/base/50%25 ü""##, ##"{ "value": 4, "unit": "px" }"##),
    (##""$type": "number", "$value": { "$ref": "#/base/size/$value/value" }"##, "17"),
    (##""$type": "number", "$value": { "$ref": "#/base/pointer/$value/value" }"##, "17"),
    (##""$type": "fontFamily", "$value": { "$ref": "#/list/$value/0" }"##, ##""A""##),
    (##""$type": "fontFamily", "$value": { "$ref": "#/lists/$value/1" }"##, ##""B""##),
    (##""$type": "fontFamily", "$value": ["{list}"]"##, ##"["{list}"]"##),
  ]

  @Test(arguments: readable) func whatAReferenceComesTo(members: String, expected: String?) {
    let tokens = Self.read(members)
    #expect(tokens.value("x") == expected)
  }

  private static let mistakes: [(members: String, message: String)] = [
    (##""$value": "{base.sise}""##, "there is no token 'base.sise'"),
    (##""$value": "{base}""##, "'base' is a group; a reference must name a token"),
    (##""$value": "{group.inner}""##, "'group.inner' is a group; a reference must name a token"),
    (##""$value": "{base.size""##, "this is not a reference; expected a reference such as '{font.body}'"),
    (##""$value": "{base..size}""##, "this is not a reference; expected a reference such as '{font.body}'"),
    (##""$value": "{}""##, "this is not a reference; expected a reference such as '{font.body}'"),
    (##""$value": "{base.size} + 1""##, "this is not a reference; expected a reference such as '{font.body}'"),
    (##""$value": "{list.0}""##, "there is no token 'list.0'"),
    (##""$ref": "#/base/sise""##, "there is nothing at '#/base/sise'"),
    (##""$ref": "#/base/size/$value/nothing""##, "there is nothing at '#/base/size/$value/nothing'"),
    (##""$ref": "#/list/$value/2""##, "there is nothing at '#/list/$value/2'"),
    (##""$ref": "#/list/$value/-""##, "there is nothing at '#/list/$value/-'"),
    (##""$ref": "#/list/$value/01""##, "there is nothing at '#/list/$value/01'"),
    (##""$ref": "#/list/$value/99999999999999999999""##, "there is nothing at '#/list/$value/99999999999999999999'"),
    (##""$ref": "#/base.size""##, "there is nothing at '#/base.size'"),
    (##""$ref": "#base/size""##, "this is not a reference; expected a JSON Pointer such as '#/font/body'"),
    (##""$ref": "#/base/%zz""##, "this is not a reference; expected a JSON Pointer such as '#/font/body'"),
    (##""$ref": "#/base/a~2b""##, "this is not a reference; expected a JSON Pointer such as '#/font/body'"),
    (##""$ref": "#/%ff""##, "this is not a reference; expected a JSON Pointer such as '#/font/body'"),
    (
      ##""$ref": "other.json#/base""##,
      "cannot read 'other.json': only inputs of the command line can refer to other files"
    ),
    (##""$ref": 3"##, "this is not a reference; expected a string such as '#/font/body'"),
    (##""$value": "{x}""##, "references lead in a circle: x → x"),
    (##""$ref": "#/x""##, "references lead in a circle: #/x → #/x"),
    (
      ##""$type": "number", "$value": { "$ref": "#/x/$value/value" }"##,
      "references lead in a circle: #/x/$value/value → #/x/$value/value"
    ),
  ]

  @Test(arguments: mistakes) func invalidReferences(members: String, message: String) {
    let tokens = Self.read(members)
    #expect(tokens.messages == [message])
    #expect(tokens.findings.allSatisfy { $0.severity == .error && $0.keyPath == "x" })
    #expect(tokens.value("x") == nil)
  }

  /// A malformed reference is not treated as text with braces, and has no second error for its value.
  @Test(arguments: [true, false]) func itIsAnErrorInBothReadings(isStrict: Bool) {
    for (members, message) in Self.mistakes {
      #expect(Self.read(members, isStrict: isStrict).messages == [message])
    }
  }

  @Test(arguments: [
    (##""$value": "{base}""##, ##""{base.$root}""##), (##""$value": "{base.sise}""##, ##""{base.size}""##),
    (##""$value": "{group}""##, nil), (##""$value": "{nothing.like.it}""##, nil),
  ])
  func aSuggestionIsOffered(members: String, replacement: String?) {
    let fix = Self.read(members).findings.first?.fix
    #expect(fix?.replacement == replacement)
    #expect(fix?.isSafe != true)
  }

  @Test(arguments: [
    (##""$value": "{base.size.value}""##, "{base.size}"), (##""$value": "{ base.size }""##, "{base.size}"),
    (##""$value": "{ base . size . value }""##, "{base.size}"),
  ])
  func olderSpellingsAreRead(members: String, today: String) {
    let tokens = Self.read(members, isStrict: false)
    #expect(tokens.value("x") == Self.seventeen)
    #expect(tokens.messages == ["in DTCG this reference is '\(today)'"])
    #expect(tokens.ids == ["token-older-reference"])
    #expect(ReadTokens(tokens.repaired, isStrict: true).findings == [])
  }

  /// A token may be named `value`; the older notation is used only if there is no such token.
  @Test func aTokenMayBeCalledValue() {
    let tokens = ReadTokens(
      """
      { "a": { "$type": "number", "value": { "$value": 2 }, "b": { "$value": "{a.value}" } } }
      """, isStrict: true)
    #expect(tokens.findings == [])
    #expect(tokens.value("a.b") == "2")
  }
}

/// Chains of references, and cycles.
@Suite struct ReferenceChains {
  /// A document of tokens from `t0`, each an alias of the next, in either order.
  private static func chain(_ count: Int, isReversed: Bool = false, last: String, _ link: (Int) -> String) -> String {
    let tokens = (0..<count).map { ##""t\##($0)": { \##(link($0)) }"## } + [##""t\##(count)": \##(last)"##]
    return "{ \((isReversed ? tokens.reversed() : tokens).joined(separator: ",\n")) }"
  }

  private static let number = ##"{ "$type": "number", "$value": 3 }"##

  @Test(arguments: [true, false]) func aChainOfAHundredLinks(isReversed: Bool) {
    let text = Self.chain(100, isReversed: isReversed, last: Self.number) {
      $0.isMultiple(of: 2) ? ##""$value": "{t\##($0 + 1)}""## : ##""$ref": "#/t\##($0 + 1)""##
    }
    let tokens = ReadTokens(text, isStrict: true)
    #expect(tokens.findings == [])
    #expect((0...100).allSatisfy { tokens.value("t\($0)") == "3" && tokens.type("t\($0)") == .number })
  }

  /// In any notation.
  @Test(
    arguments: [
      { ##""$value": "{t\##($0 + 1)}""## }, { ##""$ref": "#/t\##($0 + 1)""## },
      { ##""$ref": "#/t\##($0 + 1)/$value""## },
      { ##""$value": { "$ref": "#/t\##($0 + 1)/$value/k" }"## },
    ] as [@Sendable (Int) -> String])
  func longChainsAreFollowed(link: @Sendable (Int) -> String) {
    let text = Self.chain(3_000, last: Self.number, link)
    let tokens = ReadTokens(text, isStrict: true)
    #expect(tokens.paths.count == 3_001)
  }

  /// Many tokens that each refer to a part of the value at the end of a long chain.
  @Test func partsOfTheEndOfAChainAreFound() {
    let parts = (0..<1_000).map {
      ##""p\##($0)": { "$type": "number", "$value": { "$ref": "#/t\##($0)/$value/value" } }"##
    }
    let chain = Self.chain(1_000, last: ##"{ "$type": "dimension", "$value": { "value": 3, "unit": "px" } }"##) {
      ##""$value": "{t\##($0 + 1)}""##
    }
    let tokens = ReadTokens("{ \(parts.joined(separator: ",\n")), \(chain.dropFirst())", isStrict: true)
    #expect(tokens.findings == [])
    #expect(tokens.value("p0") == "3")
  }

  /// Every token in the cycle is named once, whatever else refers to it.
  @Test func aCycleIsReportedWithItsTokens() {
    let tokens = ReadTokens(
      ##"{ "in": { "$value": "{a}" }, "a": { "$value": "{b}" }, "b": { "$ref": "#/c" }, "c": { "$value": "{a}" } }"##)
    #expect(tokens.messages == ["references lead in a circle: a → b → #/c → a"])
    #expect(tokens.ids == ["token-cycle"])
    #expect(["in", "a", "b", "c"].allSatisfy { tokens.value($0) == nil })
  }

  @Test func aLongCircleEnds() {
    let text = Self.chain(3_000, last: ##"{ "$value": "{t0}" }"##) { ##""$value": "{t\##($0 + 1)}""## }
    #expect(ReadTokens(text).ids == ["token-cycle"])
  }

  @Test func theEndOfABrokenChainIsReportedOnce() {
    let tokens = ReadTokens(
      ##"{ "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{nothing}" } }"##)
    #expect(tokens.messages == ["there is no token 'nothing'"])
    #expect(tokens.findings.map(\.keyPath) == ["c"])
  }
}

/// The type of a token: section 5.2.2 of the format.
@Suite struct TokenTypes {
  private static let targets = """
    "number": { "$type": "number", "$value": 1 }, "untyped": { "$value": { "$ref": "#/number/$value" } },
    "weights": { "$type": "fontWeight", "inner": { "bold": { "$value": 700 } }, "own": { "$type": "number", "$value": 1 } }
    """

  @Test(arguments: [
    (##""x": { "$type": "number", "$value": 1 }"##, TokenType.number),
    (##""g": { "$type": "fontWeight", "x": { "$type": "number", "$value": 1 } }"##, .number),
    (##""g": { "$type": "fontWeight", "h": { "x": { "$value": 400 } } }"##, .fontWeight),
    (##""g": { "$type": "number", "h": { "$type": "fontWeight", "x": { "$value": 400 } } }"##, .fontWeight),
    (##""x": { "$value": "{number}" }"##, .number), (##""x": { "$ref": "#/number" }"##, .number),
    (##""x": { "$ref": "#/number/$value" }"##, .number), (##""x": { "$value": "{untyped}" }"##, .number),
    (##""x": { "$value": "{weights.inner.bold}" }"##, .fontWeight), (##""x": { "$value": "{weights.own}" }"##, .number),
    (##""g": { "$type": "fontWeight", "x": { "$value": "{number}" } }"##, .number),
    (##""g": { "$type": "fontWeight", "x": { "$value": "{g.y}" }, "y": { "$value": "{number}" } }"##, .number),
    (##""g": { "$type": "dimension", "x": { "$type": "number", "$value": "{number}" } }"##, .number),
    (##""g": { "$type": "fontWeight", "x": { "$value": { "$ref": "#/weights/own/$extensions" } } }"##, nil),
  ])
  func theNearestTypeIsUsed(tokens: String, expected: TokenType?) {
    let read = ReadTokens("{ \(Self.targets), \(tokens) }", isStrict: true)
    let path = read.paths.first { $0 == "x" || $0 == "g.x" || $0 == "g.h.x" } ?? ""
    #expect(read.type(path) == expected)
    #expect(read.findings.isEmpty == (expected != nil))
  }

  /// A type that differs from that of the reference's target.
  @Test(arguments: [
    (##""x": { "$type": "fontWeight", "$value": "{number}" }"##, "'number' is a number, and this is a font weight"),
    (##""x": { "$type": "typography", "$value": "{number}" }"##, "'number' is a number, and this is a typography"),
  ])
  func aMismatchIsReported(tokens: String, message: String) {
    #expect(ReadTokens("{ \(Self.targets), \(tokens) }", isStrict: true).messages == [message])
    #expect(ReadTokens("{ \(Self.targets), \(tokens) }", isStrict: true).findings.allSatisfy { $0.severity == .error })
  }

  /// Without a type, readers must not guess, so the strict reading does not.
  @Test(arguments: [
    ##""x": { "$value": 1 }"##, ##""x": { "$value": { "value": 1, "unit": "px" } }"##,
    ##""g": { "x": { "$value": "#fff" } }"##,
    ##""x": { "$ref": "#/number/$description" }, "number": { "$description": "a", "$type": "number", "$value": 1 }"##,
  ])
  func aMissingTypeIsReported(tokens: String) {
    #expect(ReadTokens("{ \(tokens) }", isStrict: true).ids == ["token-missing-type"])
    #expect(ReadTokens("{ \(tokens) }", isStrict: true).findings.allSatisfy { $0.severity == .error })
    #expect(ReadTokens("{ \(tokens) }").findings.allSatisfy { $0.severity == .warning })
  }

  /// The target of an alias is reported for its missing type, but not the alias.
  @Test func aMissingTypeIsReportedAtTheTargetOnly() {
    let read = ReadTokens(
      ##"{ "x": { "$value": "{y}" }, "y": { "$value": "{z}" }, "z": { "$value": 1 } }"##, isStrict: true)
    #expect(read.findings.map(\.keyPath) == ["z"])
  }

  @Test(arguments: [
    ("Typography", "typography"), ("fontSizes", "dimension"), ("textStyle", "typography"), ("string", nil), ("", nil),
  ])
  func typesAreSpeltOneWay(name: String, meant: String?) {
    let read = ReadTokens(
      ##"{ "a": { "$type": "\##(name)", "b": { "$value": "{c}" }, "d": { "$value": "{c}" } }, "c": { "$type": "number", "$value": 1 } }"##
    )
    #expect(read.ids == ["token-unknown-type"])
    #expect(read.findings.map(\.fix?.replacement) == [meant])
  }
}
