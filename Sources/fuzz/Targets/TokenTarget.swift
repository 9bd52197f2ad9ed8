import Documents
import TypeRamp

extension FuzzTarget {
  /// Design tokens in each form, strict and lenient: what comes to a table is converted, and read back as the same.
  static let tokens = FuzzTarget(
    name: "tokens", words: Vocabulary.tokens, seeds: { TokenSeeds.all },
    run: { bytes in
      var choice = Choice(by: bytes)
      var context = RuleContext()
      context.tokens = choice.next(of: settings)
      let compilation = Compilation(bytes, path: "a.tokens.json", context: context)
      try CompilationLaws.check(compilation, &choice)
      if let target = choice.next(of: targets) {
        try CompilationLaws.checkConversion(of: compilation, to: target, context)
      }
    })

  /// What becomes of the tokens. A resolver document is read back for each of the twelve categories: seldom, for the time that
  /// takes.
  private static let targets: [ConversionTarget?] = {
    let (dtcg, resolver) = (ConversionTarget(named: "dtcg"), ConversionTarget(named: "dtcg-resolver"))
    return Array(repeating: nil, count: 16) + Array(repeating: dtcg, count: 15) + [resolver]
  }()

  private static let settings: [TokenSettings] = {
    let kinds = [TokenSettings.Kind.detected] + TokenForm.all.map { .tokens($0) }
    return kinds.flatMap { kind in
      TokenSettings.Conformance.allCases.filter { $0 == .lenient || kind.canBeStrict }.map { conformance in
        var settings = TokenSettings()
        (settings.kind, settings.conformance) = (kind, conformance)
        return settings
      }
    }
  }()
}
