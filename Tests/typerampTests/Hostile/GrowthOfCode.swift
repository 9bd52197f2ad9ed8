extension Growth {
  /// Fonts in code: many of them, and what its readers could look at again and again.
  static let code: [Growth] = [
    code("signs of directives") { String(repeating: "#", count: 20 * $0) },
    code("conditions of systems") { String(repeating: "#if os(macOS) || ", count: 4 * $0) },
    code("lines with conditions") { String(repeating: "#if os(macOS) || os(iOS)\n", count: 4 * $0) },
    code("equal fonts in pairs") { count in
      (0..<count).map { index in
        String(repeating: "a = UIFont.systemFont(ofSize: \(index + 2))\n", count: 2)
      }.joined()
    },
    code("names that become one", "--draft", "d.json") { count in
      (0..<count).map {
        "a = UIFont(name: \"A\(String($0, radix: 2).replacing("0", with: "-").replacing("1", with: "_"))B\", size: 33)\n"
      }
      .joined()
    },
    code("fonts to draft", "--draft", "d.json", "--merge", "1") { count in
      (0..<count).map { "a = UIFont(name: \"F\($0)-Bold\", size: \(10 + $0 % 50))\n" }.joined()
    },
    code("sizes to draft", "--draft", "d.json", "--merge", "1") { count in
      (0..<count).map { "a = UIFont(name: \"F-Bold\", size: \($0 + 2).5)\n" }.joined()
    },
    code("properties to draft", "--draft", "d.json") { count in
      (0..<count).map { "static let name\($0) = UIFont.systemFont(ofSize: \(10 + $0 % 50))\n" }.joined()
    },
    Growth("code: helpers in files of their own") { count in
      let files = (0..<count).map { index in
        (
          "\(index).swift",
          "func h\(index)(size: CGFloat) -> UIFont { return .systemFont(ofSize: size) }\nlet a = h\(index)(size: 12)"
        )
      }
      return (Dictionary(uniqueKeysWithValues: files), ["audit", "--no-config"])
    },
    Growth("code: attributes of a xib") { count in
      let label = #"<label text="a &amp; b" id='c'><fontDescription pointSize="17"/></label>"#
      let text = "<document>\(String(repeating: label, count: count))</document>"
      return (["A.xib": text], ["audit", "A.xib", "--no-config"])
    },
  ]

  private static func code(
    _ name: String, _ options: String..., text: @escaping @Sendable (Int) -> String
  ) -> Growth {
    Growth("code: \(name)", status: 2) { (["A.swift": text($0)], ["audit", "A.swift", "--no-config"] + options) }
  }
}
