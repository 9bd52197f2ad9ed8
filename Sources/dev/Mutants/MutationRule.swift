import Foundation

/// A kind of small mistake: what it looks for in a line of code, and the switch that replaces it.
struct MutationRule: Sendable {
  let name: String
  /// Group 1 is what is replaced.
  private let pattern: String
  /// The switch, and the declaration of its operator if it has one.
  let replacement: @Sendable (_ old: String, _ number: Int) -> (new: String, declaration: String?)

  static let all: [MutationRule] =
    [
      infix("<", "<=", "Comparison", "Comparable"), infix("<=", "<", "Comparison", "Comparable"),
      infix(">", ">=", "Comparison", "Comparable"), infix(">=", ">", "Comparison", "Comparable"),
      infix("==", "!=", "Comparison", "Equatable"), infix("!=", "==", "Comparison", "Equatable"),
      infix("+", "-", "Addition", "AdditiveArithmetic"), infix("-", "+", "Addition", "AdditiveArithmetic"),
      logic("&&", "||", "Conjunction"), logic("||", "&&", "Disjunction"), coalescing, negation,
      value("number", #"(?<![\w.#$])(\d+(?:\.\d+)?)(?![\w.])"#), value("Boolean", #"(?<![\w.])(true|false)(?!\w)"#),
      value("condition", #"^ *(?:\} else )?(?:if|guard|while) ((?!let |var |case |#)[^,{]+?)(?= \{$| else \{)"#),
      swapped, statement,
    ]

  func columns(in code: String) -> [Range<Int>] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    // The code is in ASCII, so units of UTF-16 are bytes.
    let whole = NSRange(location: 0, length: code.utf16.count)
    return expression.matches(in: code, range: whole).compactMap { Range($0.range(at: 1)) }
  }

  // MARK: - Operators: each switch has its own, since an operator has no argument for the number.

  private static func symbol(_ number: Int) -> String {
    let marks = [number / 112, number % 112].compactMap { Unicode.Scalar(0x300 + UInt32($0)) }
    return String(String.UnicodeScalarView(["\u{2218}"] + marks))
  }

  private static func infix(_ old: String, _ new: String, _ precedence: String, _ type: String) -> MutationRule {
    let result = precedence == "Addition" ? "T" : "Bool"
    return MutationRule(name: "\(old) becomes \(new)", pattern: " (\(escaped(old))) ") { _, number in
      let symbol = symbol(number)
      return (
        symbol,
        """
        infix operator \(symbol): \(precedence)Precedence
        func \(symbol)<T: \(type)>(a: T, b: T) -> \(result) { isChosen(\(number)) ? a \(new) b : a \(old) b }
        """
      )
    }
  }

  private static func logic(_ old: String, _ new: String, _ precedence: String) -> MutationRule {
    MutationRule(name: "\(old) becomes \(new)", pattern: " (\(escaped(old))) ") { _, number in
      let symbol = symbol(number)
      return (
        symbol,
        """
        infix operator \(symbol): Logical\(precedence)Precedence
        func \(symbol)(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
          isChosen(\(number)) ? try a \(new) b() : try a \(old) b()
        }
        """
      )
    }
  }

  private static let coalescing = MutationRule(name: "?? in another order", pattern: #" (\?\?) "#) { _, number in
    let symbol = symbol(number)
    return (
      symbol,
      """
      infix operator \(symbol): NilCoalescingPrecedence
      func \(symbol)<T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T {
        isChosen(\(number)) ? try b() : try a ?? b()
      }
      func \(symbol)<T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T? {
        isChosen(\(number)) ? try b() ?? a : try a ?? b()
      }
      """
    )
  }

  private static let negation = MutationRule(name: "without !", pattern: #"(?<=[\s(\[{])(!)(?=[\w(])"#) { _, number in
    let symbol = symbol(number)
    return (
      symbol,
      "prefix operator \(symbol)\nprefix func \(symbol)(a: Bool) -> Bool { isChosen(\(number)) ? a : !a }"
    )
  }

  private static func escaped(_ text: String) -> String { NSRegularExpression.escapedPattern(for: text) }

  // MARK: - Expressions and statements

  /// A number is larger by one, or by a twentieth; a condition is inverted.
  private static func value(_ name: String, _ pattern: String) -> MutationRule {
    MutationRule(name: "another \(name)", pattern: pattern) { ("changed(\($0), in: \($1))", nil) }
  }

  private static let swapped = MutationRule(
    name: "arguments in another order", pattern: #"(?<!func )(?<![\w.])((?!min|max)[A-Za-z_][\w.]*\([\w.]+, [\w.]+\))"#
  ) { old, number in
    let parts = old.split { "(), ".contains($0) }
    return ("(isChosen(\(number)) ? \(parts[0])(\(parts[2]), \(parts[1])) : \(old))", nil)
  }

  private static let statement = MutationRule(
    name: "without the statement",
    pattern: #"^ *((?:try )?(?!return\b|let\b|var\b|if\b|guard\b|for\b|while\b|switch\b|case\b|throw\b|func\b|init\b)"#
      + #"[a-z_][\w.?!\[\]]*(?:\([^{}]*\)| \+?= [^{}]*[\w)\]]))$"#
  ) { old, number in
    // Only a whole statement is one line.
    let isWhole = old.count { "([".contains($0) } == old.count { ")]".contains($0) }
    return (isWhole ? "if !isChosen(\(number)) { \(old) }" : old, nil)
  }
}
