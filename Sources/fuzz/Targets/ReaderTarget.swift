import Documents
import Writing

extension FuzzTarget {
  /// A reader: mistakes have positions, and accepted documents are written and read back as the same.
  static func reader(of format: DocumentFormat) -> FuzzTarget {
    FuzzTarget(
      name: format.name.lowercased().split(separator: " ").joined(separator: "-"), words: words[format.name] ?? [],
      seeds: { try seeds(of: format) },
      run: { bytes in
        // Binary property lists are never passed to other readers, nor other documents to their reader.
        guard bytes.starts(with: "bplist".utf8) == (format.name == DocumentFormat.binaryPropertyList.name) else {
          return
        }
        let document = Document(bytes, path: "a", as: format)
        var choice = Choice(by: bytes)
        switch document.tree {
        case .failure(let error): try ReportLaws.check(error, in: document.source, &choice)
        case .success(let tree): try TreeLaws.check(tree, &choice)
        }
      })
  }

  /// The dictionaries that the reader accepts, written in the format.
  private static func seeds(of format: DocumentFormat) throws -> [[UInt8]] {
    let files = try Fixtures.files(in: "Dictionaries") + Fixtures.files(in: "Mistakes") + (samples[format.name] ?? [])
    return files.filter { bytes in
      let document = Document(bytes, path: "a")
      return DocumentFormat.detect(in: document.source).name == format.name
    } + (samples[format.name] ?? [])
  }

  private static let words: [String: [String]] = [
    DocumentFormat.json.name: [
      "true", "false", "null", "\\u", "\\ud83d\\ude00", "\\n", "1e400", "-0", "{\"", "\":", "[]",
    ],
    DocumentFormat.jsonWithComments.name: ["//", "/*", "*/", ",]", ",}", "{\"", "\":", "[]", "\\u", "1e400"],
    DocumentFormat.json5.name: [
      "//", "/*", "*/", ",]", ",}", "'", "\\x41", "\\'", "\\\n", "0x1F", "+.5", "5.", "Infinity", "NaN", "{a:",
      "\\u0061", "\u{2028}", "\u{A0}",
    ],
    DocumentFormat.xmlPropertyList.name: [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!DOCTYPE plist [", "]>", "<!--", "-->", "<![CDATA[", "]]>",
      "<plist>",
      "</plist>", "<dict>", "</dict>", "<dict/>", "<key>", "</key>", "<array>", "</array>", "<string>", "</string>",
      "<integer>", "</integer>", "<real>", "</real>", "<true/>", "<false/>", "<date>", "</date>", "<data>", "</data>",
      "&amp;", "&lt;", "&#x", "&#", "CF$UID", "0x", "nan", "infinity", "iso-8859-1", "2026-11-21T12:00:00Z",
    ],
    DocumentFormat.binaryPropertyList.name: ["bplist00", "\u{8}", "\u{1}", "\u{2}", "\u{0}\u{0}\u{0}\u{0}"],
    DocumentFormat.openStepPropertyList.name: [
      "/*", "*/", "//", " = ", "; ", "\\U00e9", "\\101", "<0fbd>", "<*I1>", "<*BY>", "<*R1.5>", "<*D", "(", ")", "{",
      "}",
    ],
  ]

  private static let samples: [String: [[UInt8]]] = {
    let text = #"{ "a": [1, -2.5e3, true, "\u00e9 ü😀", {}, [], ""], "b": { "c": "d" }, "body": { "fontSize": 17 } }"#
    let document = Document(Array(text.utf8), path: "a.json")
    let value = (try? document.tree.get()).flatMap { JSONValue($0.root) }
    return [
      DocumentFormat.json.name: [
        Array(text.utf8), Array("[null, 0, -0.0, 1E+2, \"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]".utf8),
      ],
      DocumentFormat.jsonWithComments.name: [Array("// a\n{ \"a\": [1, /* b */ 2,], }".utf8), Array(text.utf8)],
      DocumentFormat.json5.name: [
        Array("{ a: '\\x41\\\n\"', $b_1: [+1, .5, 5., 0x1F,], 'c': null, } // d".utf8), Array(text.utf8),
      ],
      DocumentFormat.xmlPropertyList.name: [
        Array((value?.xmlPropertyList ?? "").utf8),
        Array(
          "<plist><array><data>AAEC</data><date>2026-11-21T12:00:00Z</date><!-- c --><![CDATA[x]]></array></plist>".utf8
        ),
      ],
      DocumentFormat.binaryPropertyList.name: value?.binaryPropertyList.map { [$0] } ?? [],
      DocumentFormat.openStepPropertyList.name: [
        Array("{ a = (b, \"c\\n\", <0fbd 77>); /* d */ e = { f = 17; }; }".utf8),
        Array("a = b; \"c\" = 'd'; // e\n".utf8),
      ],
    ]
  }()
}
