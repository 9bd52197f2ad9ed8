import TestSupport
import TypeRampKit

extension FuzzTarget {
  /// The texts of catalogs, and what is said about how they fit.
  static let texts = FuzzTarget(
    name: "texts", seeds: { try Fixtures.files(in: "Seeds/texts", "Seeds/strings") },
    run: { bytes in
      var choice = Choice(by: bytes)
      let catalog = TextCatalog(bytes, path: "de.lproj/A" + choice.next(of: TextCatalog.extensions))
      let size = catalog.source.text.count
      try require(catalog.texts.allSatisfy { $0.range.upperBound <= size }, "a text is not in the file")
      let table = ScaledTable.preferredFonts(on: .iOS)
      let font = try FontFile(DrawnFont().file).faces[0]
      let check = FitCheck(try table.styles.prefix(1).map { try FitStyle($0, standIn: font) { _ in nil } })
      let place = FitPlace(style: table.styles[0].style.name, width: 200, lines: choice.next(of: [1, 2, nil]))
      let result = check.check(catalog, RulePolicy()) { _ in place }
      try require(
        result.fits.allSatisfy { text, _, fit in
          let wide = try? check.fit(text.text, in: FitPlace(style: place.style, width: 300, lines: place.lines))
          return wide?.problem?.category.index ?? 12 >= fit.problem?.category.index ?? 12
        }, "a text does not fit into more width")
      try ReportLaws.check([result.file], as: choice.next(of: Reporter.all))
    })
}
