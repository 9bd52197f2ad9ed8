import Foundation
import TestSupport
import Testing

/// Inputs that are not compiled still have their reports, and unchanged files are not read.
@Suite struct RememberedReports {
  private static let small = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 8 } }"#
  private static let unchecked = #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#

  private static func errors(_ project: RememberedProject) throws -> String {
    project.settle()
    let errors = try Tool.run(["build"], in: project.scratch.folder).errors
    return errors.split(separator: "\n").filter { !$0.contains(" unchanged in ") }.joined(separator: "\n")
  }

  @Test func warningsAreReportedByEveryBuild() throws {
    let project = try RememberedProject([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": Self.small, "Styles/B.json": CompileCommand.good,
    ])
    let first = try Self.errors(project)
    #expect(first.contains("text-too-small"))
    for _ in 0..<3 { #expect(try Self.errors(project) == first) }
    for outcome in [["Styles/A.json", "Styles/B.json"], ["Styles/A.json"]] {
      #expect(try project.build() == .compiled(outcome))
      project.settle()
    }
  }

  @Test func namesOfFontsThatWereNotCheckedAreReportedByEveryBuild() throws {
    let project = try RememberedProject([
      "typeramp.json": #"{ "inputs": ["*.dict.json"], "outputs": [{ "format": "json", "path": "made/{name}.json" }] }"#,
      "a.dict.json": Self.unchecked, "b.dict.json": Self.unchecked.replacing("Brand", with: "Other"),
    ])
    let first = try Self.errors(project)
    #expect(first.contains("2 font names were not checked: 'Brand-Regular', 'Other-Regular'"))
    for _ in 0..<3 { #expect(try Self.errors(project) == first) }
    #expect(try project.buildUntilSettled())
    #expect(try Self.errors(project) == first)
  }

  @Test func anInputWithErrorsIsCompiledByEveryBuild() throws {
    let project = try RememberedProject([
      "typeramp.json": BuildCommand.configuration, "Styles/A.json": CompileCommand.bad,
      "Styles/B.json": CompileCommand.good,
    ])
    for _ in 0..<3 {
      let run = try Tool.run(["build"], in: project.scratch.folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("unknown text style 'titel'"))
      project.settle()
    }
  }

  /// A theme that no input has is an error, which requires the choices of all inputs.
  @Test func aChosenThemeIsSearchedInAllInputs() throws {
    let configuration = RememberedProject.configuration.replacing(
      "\"rules\"", with: "\"themes\": { \"Size\": \"Large\" }, \"rules\"")
    let project = try RememberedProject(RememberedProject.files.merging(["typeramp.json": configuration]) { $1 })
    for _ in 0..<3 {
      let run = try Tool.run(["build"], in: project.scratch.folder)
      let fresh = try Tool.run(["build", "--check"], in: project.scratch.folder)
      #expect(run.status == 2 && fresh.status == 2 || run.status == fresh.status)
      project.settle()
    }
  }

  @Test(.enabled(if: Strace.canTrace, "no strace, or no right to trace")) func unchangedFilesAreNotRead() throws {
    let project = try RememberedProject()
    try project.build()
    #expect(try project.buildUntilSettled())
    #expect(try Tool.run(["build"], in: project.scratch.folder).errors.contains(" 4 unchanged in "))
    _ = try Tool.run(["build"], in: project.scratch.folder)
    project.settle()
    _ = try Tool.run(["build"], in: project.scratch.folder)
    let opened = try Strace.opened(by: ["build"], in: project.scratch.folder)
    // The last is what a killed run may have left.
    #expect(opened == [".typeramp-cache", "Styles", "set", ".", "made", "./.typeramp-staging-made-new"])
  }
}
