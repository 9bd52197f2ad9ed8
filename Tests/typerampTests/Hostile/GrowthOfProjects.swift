import Foundation

/// Many files, and many settings for them.
extension Growth {
  static let projects: [Growth] = [
    project("outputs of one input each", ["build", "-q"]) { count in
      #""outputs": [\#(list(count) { #"{ "format": "css", "path": "g/\#($0).css", "inputs": ["f/a\#($0).json"] }"# })]"#
    },
    project("overrides for one file each", ["validate"]) { count in
      let rules = #""rules": { "text-too-small": "off" }"#
      return #""overrides": [\#(list(count) { #"{ "files": ["f/a\#($0).json"], \#(rules) }"# })]"#
    },
    Growth("dictionaries with different styles to start with") { count in
      (
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("a\($0).json", custom(1) { _ in #""weight": "bold""# }) }),
        ["init"]
      )
    },
    // Files of some thirty bytes.
    Growth("dictionaries of one name to start with", memory: 800) { count in
      let files = (0..<count).map { ("d\($0)/a.json", #"{ "body": { "fontSize": \#(17 + $0) } }"#) }
      return (Dictionary(uniqueKeysWithValues: files), ["init"])
    },
  ]

  private static func project(
    _ name: String, _ arguments: [String], settings: @escaping @Sendable (Int) -> String
  ) -> Growth {
    Growth(name, count: 100) { count in
      let files = Dictionary(uniqueKeysWithValues: (0..<count).map { ("f/a\($0).json", body) })
      let configuration = #"{ "inputs": ["f/*.json"], \#(settings(count)) }"#
      return (files.merging(["typeramp.json": configuration]) { $1 }, arguments)
    }
  }
}

/// What an editor sends about large and about many documents.
extension Growth {
  static let editors: [Growth] = [
    session("actions for all errors") { count in
      let style = { (index: Int) in #""fontName": "Helvetica-Medium", "fontSize": \#(index + 9)"# }
      let range = ["start": position(0, 0), "end": position(0, 1 << 30)]
      let parameters = ["range": range, "context": ["diagnostics": [Any]()]] as [String: Any]
      return [opened("a.json", custom(count, style)), request("codeAction", "a.json", parameters)]
    },
    session("changes in lines", count: 500) { count in
      let text = custom(count) { _ in #""weight": "bold""# }.replacing("}, ", with: "},\n")
      return [opened("a.json", text), changes(count) { position($0, 0) }]
    },
    session("files that are open", count: 250) { count in
      (0..<count).map { opened("a\($0).json", body) } + (0..<count).map { request("codeLens", "a\($0).json") }
        + (0..<count).map { message("textDocument/didClose", ["textDocument": document("a\($0).json")]) }
    },
    session("open files of a project of tokens", count: 5) { count in
      let value = #"{ "fontFamily": "Georgia", "fontSize": "17" }"#
      let order = #"{ "tokenSetOrder": [\#(list(count) { "\"s\($0)\"" })] }"#
      let sets = (0..<count).map { set in
        opened(
          "p/s\(set).json", "{ \(list(50) { #""t\#(set)-\#($0)": { "type": "typography", "value": \#(value) }"# }) }")
      }
      return [opened("p/$metadata.json", order)] + sets + (0..<count).map { request("codeLens", "p/s\($0).json") }
    },
  ]

  private static func session(
    _ name: String, count: Int = 100, messages: @escaping @Sendable (Int) -> [[UInt8]]
  ) -> Growth {
    Growth(testDescription: name, count: count) { count in
      let hello = message("initialize", ["capabilities": [String: Any]()], id: 1)
      let input = [hello] + messages(count) + [message("shutdown", id: 2), message("exit")]
      return Call(files: [:], arguments: ["lsp"], input: input.flatMap { $0 })
    }
  }

  private static func document(_ name: String) -> [String: Any] {
    ["uri": "file:///tmp/typeramp-growth/\(name)", "version": 1]
  }

  private static func position(_ line: Int, _ character: Int) -> [String: Int] {
    ["line": line, "character": character]
  }

  private static func opened(_ name: String, _ text: String) -> [UInt8] {
    message("textDocument/didOpen", ["textDocument": document(name).merging(["text": text]) { $1 }])
  }

  private static func request(_ method: String, _ name: String, _ more: [String: Any] = [:]) -> [UInt8] {
    message("textDocument/\(method)", ["textDocument": document(name)].merging(more) { $1 }, id: 3)
  }

  /// One message with a change at each of many positions.
  private static func changes(_ count: Int, at place: (Int) -> [String: Int]) -> [UInt8] {
    let changes = (0..<count).map { ["range": ["start": place($0), "end": place($0)], "text": " "] as [String: Any] }
    return message("textDocument/didChange", ["textDocument": document("a.json"), "contentChanges": changes])
  }
}
