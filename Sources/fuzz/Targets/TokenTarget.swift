import TypeRampKit

extension FuzzTarget {
  /// Design tokens in each form, strict and lenient: those with a table are converted, and read back as the same.
  static let tokens = FuzzTarget(
    name: "tokens", seeds: { try Fixtures.files(in: "Seeds/tokens") },
    run: { bytes in
      var choice = Choice(by: bytes)
      var context = CompilationOptions()
      context.tokens = choice.next(of: settings)
      let compilation = Compilation(bytes, path: "a.tokens.json", options: context)
      try CompilationLaws.check(compilation, &choice)
      try CompilationLaws.checkConversion(of: compilation, context, &choice)
      context.rules.mildest = .warning
      let quiet = Compilation(bytes, path: "a.tokens.json", options: context)
      try CompilationLaws.checkReport(of: compilation, without: quiet)
    })

  private static let settings: [ImportOptions] = {
    let kinds = [ImportOptions.Kind.detected] + TokenForm.all.map { .tokens($0) }
    return kinds.flatMap { kind in
      ImportOptions.Conformance.allCases.filter { $0 == .lenient || kind.canBeStrict }.map { conformance in
        var settings = ImportOptions()
        (settings.kind, settings.conformance) = (kind, conformance)
        return settings
      }
    }
  }()
}
