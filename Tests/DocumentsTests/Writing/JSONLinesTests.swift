import Documents
import Foundation
import Testing

@testable import Writing

/// JSON in which everything that fits into a line is on one line.
@Suite struct JSONLines {
  @Test(arguments: [
    (JSONValue.null, "null"), (.boolean(false), "false"), (.number(1.50), "1.5"), (.decimal("1.50"), "1.50"),
    (.string("a\"\n"), #""a\"\n""#), (.array([]), "[]"), (.object([]), "{}"), (.array([.object([])]), "[{}]"),
    (.array([.null, .array([.number(1)])]), "[null, [1]]"),
    (.object([("b", .number(1)), ("a\\", .array([.null]))]), #"{ "b": 1, "a\\": [null] }"#),
  ])
  func aValueOnOneLine(value: JSONValue, expected: String) {
    #expect(value.line == expected)
    #expect(value.compactText == expected + "\n")
  }

  /// A list of this many digits takes three columns for each.
  private static func digits(_ count: Int) -> JSONValue { .array(Array(repeating: .number(1), count: count)) }

  /// 33 digits take 99 columns with brackets. A label with its braces takes eleven, a nested label nine, and a comma
  /// one.
  @Test(arguments: [
    (digits(33), 1), (digits(34), 36), (JSONValue.object([("abc", digits(29))]), 1),
    (.object([("abc", digits(30))]), 3), (.object([("abc", digits(31))]), 35),
    (.object([("abcd", digits(30)), ("a", .null)]), 35), (.object([("abc", digits(30)), ("a", .null)]), 4),
    (.string(String(repeating: "a", count: 500)), 1),
  ])
  func aLineHasAtMostAHundredColumns(value: JSONValue, lines: Int) {
    #expect(value.compactText.count { $0 == "\n" } == lines)
  }

  @Test func longValuesHaveALineForEachMember() {
    let long = JSONValue.string(String(repeating: "a", count: 90))
    let value = JSONValue.object([
      ("first", .array([long, .object([("x", .number(1))])])), ("empty", .object([])), ("second", .array([.number(1)])),
    ])
    let expected = """
      {
        "first": [
          "\(String(repeating: "a", count: 90))",
          { "x": 1 }
        ],
        "empty": {},
        "second": [1]
      }

      """
    #expect(value.compactText == expected)
  }

  @Test(arguments: 0..<60) func theTextHasTheSameValue(seed: Int) throws {
    var random = GeneratedValues(seed: UInt64(seed))
    let value = random.dictionary()
    for text in [value.compactText, value.line] {
      let again = try Document(Array(text.utf8), path: "a.json").tree.get().root
      let copy = try #require(JSONValue(again))
      #expect(copy.isSame(as: value))
      #expect(copy.text == value.text)
    }
    // A single string, with or without a label, may be longer; an object that can be broken is not.
    let lines: [Substring] = value.compactText.split(separator: "\n")
    #expect(lines.filter { $0.count > 100 && ($0.hasSuffix(" }") || $0.hasSuffix(" },")) } == [])
  }

  /// Each level checks whether it fits in a line.
  @Test func deepAndWideValues() {
    let deep = (0..<500).reduce(Self.digits(20_000)) { value, _ in .array([value]) }
    #expect(deep.compactText.count { $0 == "\n" } == 1 + 2 * 500 + 20_001)
  }
}

/// Equality of values.
@Suite struct JSONComparisons {
  @Test(arguments: [
    ("1", "1.0", true), ("1", "1e0", true), ("1", "2", false), ("1", "true", false), ("0", "null", false),
    ("\"1\"", "1", false), ("[1, 2]", "[1, 2]", true), ("[1, 2]", "[2, 1]", false), ("[1]", "[1, 1]", false),
    (#"{ "a": 1, "b": 2 }"#, #"{ "b": 2.0, "a": 1 }"#, true), (#"{ "a": 1 }"#, #"{ "a": 1, "b": 2 }"#, false),
    (#"{ "a": 1 }"#, #"{ "b": 1 }"#, false), ("{}", "[]", false), ("null", "null", true), (#""é""#, #""\u00e9""#, true),
    (#"{ "a": 1, "a": 2 }"#, #"{ "a": 1, "a": 2 }"#, true), (#"{ "a": 1, "a": 2 }"#, #"{ "a": 1, "b": 2 }"#, false),
    (#"{ "a": 1, "a": 2 }"#, #"{ "a": 1, "a": 1 }"#, false),
  ])
  func valuesAreTheSame(left: String, right: String, expected: Bool) throws {
    let values = try [left, right].map {
      try #require(JSONValue(try Document(Array($0.utf8), path: "a.json").tree.get().root))
    }
    #expect(values[0].isSame(as: values[1]) == expected)
    #expect(values[1].isSame(as: values[0]) == expected)
  }
}
