import Foundation
import TestSupport
import Testing

/// `typeramp preview`, run as a process.
@Suite struct PreviewCommand {
  private static let dictionary =
    #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "maximumPointSize": 40 } }"#

  private static func scratch(_ more: [String: String] = [:]) throws -> Scratch {
    let scratch = try Scratch(["Brand.json": dictionary].merging(more) { $1 })
    try DrawnFont.write(DrawnFont.family, in: scratch)
    return scratch
  }

  @Test func thePageGoesToStandardOutputOrAFile() throws {
    let scratch = try Self.scratch()
    let printed = try Tool.run(["preview", "Brand.json", "--fonts", "Fonts"], in: scratch.folder)
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
    #expect(printed.output.contains(Data(DrawnFont.family[0].file).base64EncodedString()))
    let run = try Tool.run(["preview", "Brand.json", "--fonts", "Fonts", "-o", "a/b.html"], in: scratch.folder)
    #expect(run.status == 0 && run.output == "")
    #expect(try scratch.text("a/b.html") == printed.output)
  }

  @Test(arguments: ["a.html", "a.HTM", "page", ".page", "a.css/page"]) func thesePathsAreForPages(path: String) throws {
    let scratch = try Self.scratch()
    #expect(try Tool.run(["preview", "Brand.json", "-o", path], in: scratch.folder).status == 0)
    #expect(try scratch.text(path).hasPrefix("<!DOCTYPE html>"))
  }

  /// As `compile` does: what is wrong is on standard error, and an old page stays.
  @Test func anInputWithErrorsHasNoPage() throws {
    let scratch = try Self.scratch(["bad.json": #"{ "titel": {} }"#, "out.html": "old"])
    let run = try Tool.run(["preview", "Brand.json", "bad.json", "-o", "out.html"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("bad.json:1:4: error: unknown text style 'titel'"))
    #expect(try scratch.text("out.html") == "old")
    for compared in [["Brand.json", "--compare", "bad.json"], ["bad.json", "--compare", "Brand.json"]] {
      #expect(try Tool.run(["preview"] + compared + ["-o", "out.html"], in: scratch.folder).status == 1)
    }
    #expect(try scratch.text("out.html") == "old")
    #expect(try Tool.run(["preview", "none.json", "-o", "out.html"], in: scratch.folder).status == 2)
  }

  /// As `build` does: a page shows each theme that has an output.
  @Test(arguments: ["themes", "theme file", "contexts"]) func eachThemeOfTheOutputsIsShown(name: String) throws {
    let scratch = try Scratch(ProjectFiles.all[name] ?? [:])
    let run = try Tool.run(["preview"], in: scratch.folder)
    #expect(run.status == 0)
    let names = name == "contexts" ? ["mode=light", "mode=dark"] : ["Brand=Light", "Brand=Dark"]
    for name in names { #expect(run.output.contains(" (\(name))"), "\(name)") }
  }

  private static let texts = [
    "typeramp.json": """
    { "inputs": ["Brand.json"], "fonts": ["Fonts"], "fit": [
      { "keys": "*", "style": "body", "width": 300 }, { "keys": "b.*", "style": "body", "width": 120.5, "lines": 1 } ] }
    """, "de.lproj/A.strings": #""a" = "Ja"; "b.x" = "Sichern und weiter"; "b.y" = "Weiter"; "c" = "Nein";"#,
    "fr.lproj/A.strings": #""b.x" = "Enregistrer et continuer";"#, "th.lproj/A.strings": #""a" = "ไทย";"#,
  ]

  /// For each style and width the text that fits worst, in the chosen languages.
  @Test(
    arguments: [
      ([], ["lang=\"fr\">Enregistrer et continuer</p>", "lang=\"de\">Nein</p>"]),
      (["--languages", "de"], ["lang=\"de\">Sichern und weiter</p>", "lang=\"de\">Nein</p>"]),
      (["--text", "fr.lproj"], ["lang=\"fr\">Enregistrer et continuer</p>"]),
    ] as [([String], [String])])
  func textsAreOnThePhones(options: [String], texts: [String]) throws {
    let scratch = try Self.scratch(Self.texts)
    let catalogs = options.first == "--text" ? [] : ["--text", "."]
    let run = try Tool.run(["preview", "-o", "a.html"] + catalogs + options, in: scratch.folder)
    #expect(run.status == 0 && run.errors.hasSuffix("wrote a.html\n"))
    let page = try scratch.text("a.html")
    let labels = page.matches(of: /<p class="label d1-label-\d d1-body" ([^\n]*)/).map {
      String($0.1).replacing("</div>", with: "")
    }
    // There are three phones.
    #expect(labels == texts + texts + texts)
    #expect(page.contains(".d1-label-0 { width: 120.5px; -webkit-line-clamp: 1 }"))
  }

  @Test(arguments: [
    (["Brand.json", "--no-config", "--text", "."], "'--text' needs 'fit' in typeramp.json"),
    (["--text", "th.lproj"], "no text of 'th.lproj' was measured; see 'typeramp fit'"),
    (["--text", "none.lproj"], "'none.lproj' is not a folder"), (["--text", "cut.strings"], "it is malformed"),
    (["--text", "bad.xcstrings"], "it is not a string catalog"),
  ])
  func textsThatCannotBeShownAreErrors(options: [String], message: String) throws {
    let scratch = try Self.scratch(Self.texts.merging(["cut.strings": "\"a", "bad.xcstrings": "[]"]) { $1 })
    let run = try Tool.run(["preview", "-o", "a.html"] + options, in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
    #expect(!scratch.files.contains("a.html"))
  }

  /// A page can be sent to anyone.
  @Test func theFolderIsNotInThePage() throws {
    let scratch = try Self.scratch()
    let paths = ["Brand.json", "Fonts"].map { scratch.folder.appending(path: $0).path }
    let run = try Tool.run(["preview", paths[0], "--fonts", paths[1]], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.contains(">Brand.json:") && run.output.contains(" [missing-text-style]"))
    #expect(!run.output.contains(scratch.folder.path))
  }

  @Test func warningsAreReportedAndInThePage() throws {
    let scratch = try Self.scratch(["a.json": #"{ "caption": { "fontName": "A-B", "fontSize": 9 } }"#])
    let run = try Tool.run(["preview", "a.json"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("a.json:1:47: warning: 'caption' is 7 points at XS"))
    #expect(run.output.contains("a.json:1:47 [text-too-small]"))
  }

  @Test func twoVersionsAreCompared() throws {
    let scratch = try Self.scratch(["old/Brand.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 16 } }"#])
    let run = try Tool.run(
      ["preview", "Brand.json", "--compare", "old/Brand.json", "--fonts", "Fonts"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("<title>Brand, before and after"))
    #expect(run.output.contains("1 of 13 styles differs"))
    #expect(run.output.contains("<li>Limit lowered: no limit → 40 points</li>"))
  }

  @Test(arguments: [
    (["preview"], "expected an input"), (["preview", "Brand.json", "./Brand.json"], "is given twice"),
    (["preview", "-", "--compare", "-"], "input 'stdin' is given twice"),
    (["preview", "Brand.json", "a.json", "--compare", "b.json"], "'--compare' takes one input, not 2"),
    (["preview", "Brand.json", "-o", "./Brand.json"], "would replace an input"),
    (["preview", "a.json", "--compare", "Brand.json", "-o", "Brand.json"], "would replace an input"),
    (["preview", "Brand.json", "--fonts", "Fonts", "-o", "Fonts/Brand-Bold.ttf"], "would replace an input"),
    (["preview", "Brand.json", "-o", "Fonts"], "is a folder; expected '-o FILE.html'"),
    (["preview", "Brand.json", "-o", "-", "--open"], "'--open' needs a file"),
    (["preview", "Brand.json", "-o", "note.css"], "a page is HTML, and 'note.css' has another extension; expected"),
    (["preview", "Brand.json", "-o", "x.html/note.v2"], "a page is HTML, and 'x.html/note.v2' has another extension"),
  ])
  func wrongCalls(_ arguments: [String], _ message: String) throws {
    let scratch = try Self.scratch(["a.json": "{}", "b.json": "{}"])
    let before = scratch.files
    let run = try Tool.run(arguments, in: scratch.folder, input: "{}")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "" && scratch.files == before)
    #expect(try scratch.text("Brand.json") == Self.dictionary)
  }

  /// The program that opens files is one of the test's own, first on the PATH.
  @Test func aPageIsOpened() throws {
    let scratch = try Self.scratch()
    for name in ["open", "xdg-open"] {
      try scratch.write("#!/bin/sh\nprintf '%s' \"$1\" > '\(scratch.folder.path)/opened'\n", to: "bin/\(name)")
      let file = scratch.folder.appending(path: "bin/\(name)").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let path = scratch.folder.appending(path: "bin").path + ":/usr/bin:/bin"
    let environment = ["PATH": path, "TMPDIR": scratch.folder.path]
    let run = try Tool.run(
      ["preview", "Brand.json", "-o", "-a.html", "--open"], in: scratch.folder, environment: environment)
    #expect(run.status == 0 && run.output == "")
    #expect(try scratch.text("opened") == "./-a.html")
    #expect(try scratch.text("-a.html").hasPrefix("<!DOCTYPE html>"))
    let other = try Tool.run(["preview", "Brand.json", "--open"], in: scratch.folder, environment: environment)
    #expect(other.status == 0)
    let opened = try scratch.text("opened")
    #expect(opened.hasPrefix(scratch.folder.path) && opened.hasSuffix("/preview.html"))
    let folder = URL(filePath: opened).deletingLastPathComponent().path
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
  }

  @Test func aPageThatCannotBeOpenedIsWhereItSays() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(
      ["preview", "Brand.json", "-o", "a.html", "--open"], in: scratch.folder, environment: ["PATH": "/nonexistent"])
    #expect(run.status == 2)
    #expect(run.errors.contains("open'; the page is in 'a.html'"))
    #expect(scratch.files.contains("a.html"))
  }
}
