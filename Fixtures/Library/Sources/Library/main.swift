import TypeRampKit

let file = Array(#"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 }, "titel": { "weight": "bold" } }"#.utf8)
var options = CompilationOptions()
options.fonts = FontCatalog()  // The fonts of iOS; 'add(_:path:)' adds those of a file.

let compilation = Compilation(file, path: "Brand.json", options: options)
let locator = SourceLocator(compilation.source)
for finding in compilation.findings where finding.severity > .note {
  let start = locator.location(of: finding.range).utf16Start
  print("\(start?.line ?? 1):\(start?.column ?? 1) \(finding.severity): \(finding.message)", finding.fix?.message ?? "")
}

if let fixed = SafeFixes(file, path: "Brand.json", options: options) {
  let again = Compilation(fixed.bytes, path: "Brand.json", options: options)
  print(again.table?[.body].size(at: .accessibility3) ?? 0)  // 37 points
  print(again.text(as: .css)?.utf8.count ?? 0, (try? again.converted(to: .dtcg).bytes.count) ?? 0)
}
