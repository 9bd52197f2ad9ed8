import Testing

@testable import Diagnostics

/// Paths for other programs.
@Suite struct ReportPathsTests {
  private static let paths = ReportPaths(workingDirectory: "/home/me/app/ios", repository: "/home/me/app/")

  @Test(arguments: [
    ("a.json", "/home/me/app/ios/a.json", "ios/a.json"), ("./b/../a.json", "/home/me/app/ios/a.json", "ios/a.json"),
    ("../web/a.json", "/home/me/app/web/a.json", "web/a.json"), ("/tmp/a.json", "/tmp/a.json", "/tmp/a.json"),
    ("../../apple/a.json", "/home/me/apple/a.json", "/home/me/apple/a.json"), ("stdin", "stdin", "stdin"),
    ("/home/me/app//ios/ä b.json", "/home/me/app/ios/ä b.json", "ios/ä b.json"), ("../../../../../a", "/a", "/a"),
  ])
  func path(given: String, absolute: String, relative: String) {
    #expect(Self.paths.absolute(given) == absolute)
    #expect(Self.paths.relativeToRepository(given) == relative)
  }

  @Test func withoutARepositoryTheWorkingDirectoryIsTheTop() {
    #expect(ReportPaths(workingDirectory: "/a").relativeToRepository("b.json") == "b.json")
  }
}
