import TypeRampKit

extension FuzzTarget {
  /// The whole pipeline from bytes to reports, safe fixes, outputs and conversions.
  static let compiler = FuzzTarget(
    name: "compiler", moreWords: (Fixtures.words["tokens"] ?? []) + spellings,
    seeds: { try Fixtures.files(in: "Dictionaries", "Mistakes", "Seeds/tokens") },
    run: { bytes in
      var choice = Choice(by: bytes)
      let context = CompilationOptions(dialect: choice.next(of: [.typeramp, .typeramp, .typeramp, .scaledfont]))
      let compile = { Compilation($0, path: "Styles/Brand.plist", options: context) }
      let compilation = compile(bytes)
      try CompilationLaws.check(compilation, &choice)
      if ReportLaws.isShown(&choice) { try ReportLaws.check(compilation.files, as: choice.next(of: Reporter.all)) }
      // Each costs as much as everything before it, so it is done only sometimes.
      if choice.next(of: [true, false, false, false]) {
        try CompilationLaws.checkFixes(of: compilation, bytes, compile)
      }
      if let emitter = choice.next(of: [nil, nil, nil] + Emitter.all) {
        let emitter = choice.next(of: [emitter] + emitter.samples.map(\.emitter))
        try CompilationLaws.checkOutput(of: compilation, emitter)
      }
      if let width = choice.next(of: [nil, nil, nil, 40, 80, 160] as [Int?]) {
        try CompilationLaws.checkRamp(of: compilation, width: width)
      }
      try CompilationLaws.checkConversion(of: compilation, context, &choice)
      if choice.next(of: [true] + Array(repeating: false, count: 15)) {
        try CompilationLaws.checkPage(of: compilation)
        try CompilationLaws.checkEvidence(of: compilation)
      }
    })

  /// The keys and values of dictionaries in every accepted spelling.
  private static let spellings =
    StyleDictionary.keys + TextStyle.allCases.flatMap(\.spellings) + ContentSizeCategory.allCases.map(\.name)
    + FontWeight.allCases.map(\.rawValue) + FontDesign.allCases.map(\.rawValue)
}
