import TypeRampKit

let file = Array(#"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 }, "titel": { "weight": "bold" } }"#.utf8)
var options = CompilationOptions()
options.fonts = FontCatalog()  // The fonts of iOS; 'add(_:path:)' adds those of a file.

let compilation = Compilation(file, path: "Brand.json", options: options)
let locator = SourceLocator(compilation.source)
for finding in compilation.findings where finding.severity > .note {
  let start = locator.location(of: finding.range).utf16Start
  print("\(start?.line ?? 1):\(start?.column ?? 1) \(finding.severity): \(finding.message)")
  if let fix = finding.fix { print(fix.isSafe ? "safe:" : "suggested:", fix.message, fix.range) }
}
// 1:62 error: unknown text style 'titel'
// safe: replace it with 'title' 61..<66

let draft = compilation.draft  // What can be computed, even if the file has errors: for an editor.
print(compilation.table == nil, draft?[.body]?.size(at: .accessibility3) ?? 0)  // true 37.0
print(compilation.fontNames.map { ($0.text, $0.standing == .known) })  // [("Optima-Regular", true)]

if let fixed = SafeFixes(file, path: "Brand.json", options: options) {
  let again = Compilation(fixed.bytes, path: "Brand.json", options: options)
  print(again.text(as: .css)?.contains("--type-title-weight") ?? false)  // true
  print(try again.converted(to: .dtcg).losses.count)  // 1
}
