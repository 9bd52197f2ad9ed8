import Foundation

extension Benchmark {
  /// The time to compile a file of 9,000 typography tokens, whose members all refer to other tokens, to one style.
  static func compileTokens(_ program: String) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, map) = (folder.appending(path: "a.tokens.json"), folder.appending(path: "map.json"))
    try Data(manyTokens.utf8).write(to: file)
    try Data(#"{ "body": "text.body", "custom": [] }"#.utf8).write(to: map)
    let call = ["compile", file.path, "--map", map.path, "-o", "/dev/null", "--format", "json"]
    return try milliseconds(program, call, runs: 20)
  }

  private static var manyTokens: String {
    let sizes = tokens(50) { #"{ "value": \#(10 + $0), "unit": "px" }"# }
    let weights = tokens(9) { "\(100 * ($0 + 1))" }
    let typography = tokens(9000) { index in
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
