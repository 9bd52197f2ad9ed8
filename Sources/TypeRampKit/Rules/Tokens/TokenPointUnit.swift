import Diagnostics

extension Rule {
  static let tokenPointUnit = Rule(
    token: "token-point-unit", severity: .warning, isDeviation: true,
    summary: "a dimension is in points",
    reason: """
      The pixel of design tokens is an ideal one: it is a point on iOS. 'px' and 'rem' are all the units there are.
      """,
    bad: TokenExample.body(fontSize: #"{ "value": 17, "unit": "«pt»" }"#),
    good: TokenExample.body())
}
