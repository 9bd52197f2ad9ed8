extension Rule {
  static let missingFontFile = Rule(
    RuleDescription(
      id: "missing-font-file", severity: .error,
      summary: "UIAppFonts lists a file that is not among the font files",
      reason: """
        iOS skips a file that is not in the bundle, and the styles that need it show the system font. Checked in the \
        Info.plist of --info-plist, against the files of --fonts.
        """,
      bad: #"{ "UIAppFonts": ["«Brand-Regular.ttf»"] }"#, good: #"{ "UIAppFonts": [] }"#),
    .infoPlist(findings), exampleOptions: { .with { $0.fonts = .declaring("Other-Regular", in: "Other.ttf") } })

  private static func findings(in infoPlist: InfoPlist, _ fonts: FontCatalog?) -> [Diagnostic] {
    if let list = infoPlist.list, list.kind != .array {
      return [
        Diagnostic(
          at: list, "expected an array of file names for 'UIAppFonts', not \(list.phrase)", keyPath: "UIAppFonts")
      ]
    }
    guard let fonts, fonts.hasFiles else { return [] }
    return infoPlist.fontFiles.filter { !fonts.hasFile($0.name) }.map { file in
      Diagnostic(at: file.node, "no font file '\(file.name)'; UIAppFonts lists it", keyPath: "UIAppFonts")
    }
  }
}
