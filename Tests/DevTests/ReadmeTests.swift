import Foundation
import TestSupport
import Testing

/// The README shows the actual output of the program.
@Suite struct Readme {
  private let blocks: [String]

  init() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { block in
      String(block.element.drop { $0 != "\n" }.dropFirst())
    }
  }

  @Test func itsInputCompiles() throws {
    let input = try #require(blocks.first { $0.hasPrefix("{") })
    let scratch = try Scratch(["Brand.json": input])
    let run = try Tool.run(["compile", "Brand.json"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("\"accessibility5\": 34"))
  }

  /// The excerpts are parts of what the program makes of the input.
  @Test(arguments: ["swift", "css"]) func itsExcerptsAreGenerated(format: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let excerpts = PageBlock.all(in: text).filter { $0.language == format }
    let scratch = try Scratch(["Brand.json": try #require(blocks.first { $0.hasPrefix("{") })])
    let call = ["compile", "Brand.json", "--styles", "defined", "--format", format, "-o", "Generated/"]
    #expect(format != "swift" || text.contains("`typeramp \(call.joined(separator: " "))`"))
    let run = try Tool.run(call, in: scratch.folder)
    let output = try scratch.text("Generated/Brand.\(format)")
    #expect(run.status == 0 && excerpts.count == 1 && output.contains(excerpts[0].text))
  }

  @Test func itsCommandsWork() throws {
    let command = try #require(blocks.first { $0.hasPrefix("swift run typeramp ") }).split(separator: "\n")[0]
    let arguments = command.split(separator: " ").dropFirst(3).map(String.init)
    #expect(try Tool.run(arguments, in: Repository.root).status == 0)
  }

  @Test func itsLinksLeadSomewhere() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let links = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }.filter { !$0.hasPrefix("https:") }
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: link).path), "\(link)")
    }
  }
}
