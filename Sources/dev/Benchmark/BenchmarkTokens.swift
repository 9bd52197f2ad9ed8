/// Design tokens for benchmarks.
enum BenchmarkTokens {
  /// A number of typography tokens whose members all refer to other tokens; 9,000 are 1.6 MB.
  static func many(_ count: Int) -> String {
    let sizes = tokens(50) { #"{ "value": \#(10 + $0), "unit": "px" }"# }
    let weights = tokens(9) { "\(100 * ($0 + 1))" }
    let typography = tokens(count) { index in
      """
      {
        "fontFamily": "{family.t0}", "fontSize": "{size.t\(index % 50)}", "fontWeight": "{weight.t\(index % 9)}",
        "letterSpacing": "{spacing.t\(index % 10)}", "lineHeight": "{line.t\(index % 10)}"
      }
      """
    }
    return """
      {
        "family": { "$type": "fontFamily", "t0": { "$value": ["Optima", "sans-serif"] } },
        "size": { "$type": "dimension", \(sizes) },
        "weight": { "$type": "fontWeight", \(weights) },
        "spacing": { "$type": "dimension", \(tokens(10) { #"{ "value": \#($0), "unit": "px" }"# }) },
        "line": { "$type": "number", \(tokens(10) { "1.\($0)" }) },
        "text": { "$type": "typography", \(typography), "body": { "$value": "{text.t3}" } }
      }
      """
  }

  private static func tokens(_ count: Int, _ value: (Int) -> String) -> String {
    (0..<count).map { "\"t\($0)\": { \"$value\": \(value($0)) }" }.joined(separator: ",\n")
  }
}
