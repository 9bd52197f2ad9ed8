import Writing

/// The texts in a catalog of strings, in the order of the file.
package struct TextCatalog: Sendable {
  package let source: Source
  package private(set) var texts: [Text] = []
  /// Why it could not be read to its end.
  package private(set) var mistake: SyntaxError?
  /// Whether it has the form of its kind.
  package private(set) var isWellFormed = true
  /// How many strings are left out, by the reason.
  private(set) var leftOut: [FitCounts.Other: Int] = [:]
  /// The bytes of the texts that have the forms of others in them.
  private var filled = 0

  /// One text: a string in a language, for a plural form or a device if it has several.
  package struct Text: Sendable {
    package let key: String
    /// Empty if the file does not say.
    package let language: String
    /// `one`, `iphone.other`; empty if there is one text.
    package let variation: String
    package let text: String
    package let range: Range<Int>
  }

  package static let extensions = [".xcstrings", ".strings", ".stringsdict"]
  private static let ignoring = "typeramp:ignore"
  /// The devices that have other text sizes, or none.
  private static let otherDevices = ["mac", "appletv", "applewatch"]
  private static let forms = ["zero", "one", "two", "few", "many", "other"]
  /// A text with more variables is not read: each form of each of them is a text.
  private static let mostVariables = 4
  /// The most bytes of texts with the forms of others in them: few forms and a long text make much of little.
  private static let mostFilled = 1 << 24

  package init(_ bytes: [UInt8], path: String) {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let isList = bytes.starts(with: "bplist".utf8) || bytes.first { !$0.isWhitespace } == UInt8(ascii: "<")
    let isPlain = path.hasSuffix(".strings") && !isList
    let document = Document(bytes, path: path, as: isPlain ? .strings : nil).strict
    source = document.source
    do throws(SyntaxError) {
      // Xcode makes strings files without a string.
      if isPlain, source.text.allSatisfy(\.isWhitespace) { return }
      let root = try document.tree.get().root
      let language = folder.hasSuffix(".lproj") && folder != "Base.lproj" ? String(folder.dropLast(6)) : ""
      if path.hasSuffix(".xcstrings") { readCatalog(root) } else { read(root, language) }
    } catch {
      mistake = error
    }
  }

  /// Reads the keys and texts of a strings file, or of a property list.
  private mutating func read(_ root: Node, _ language: String) {
    isWellFormed = root.kind == .dictionary
    var end = root.range.lowerBound
    for member in root.members {
      let between = end..<max(end, member.key.range.lowerBound)
      end = member.value.range.upperBound
      if source.encoding != .binary, source.text[between].contains(Self.ignoring.utf8) {
        leave(.ignored)
      } else if let format = member.value.value(of: "NSStringLocalizedFormatKey") {
        add(format, member.name, language, "") { member.value.value(of: $0) }
      } else if let devices = member.value.value(of: "NSStringDeviceSpecificRuleType") {
        for device in own(devices.members) { add(device.value, member.name, language, device.name) }
      } else {
        add(member.value, member.name, language, "")
      }
    }
  }

  /// Reads a string catalog of Xcode.
  private mutating func readCatalog(_ root: Node) {
    guard let strings = root.value(of: "strings"), strings.kind == .dictionary else {
      isWellFormed = false
      return
    }
    let sourceLanguage = root.value(of: "sourceLanguage")?.string ?? ""
    for string in strings.members {
      if string.value.value(of: "comment")?.string?.utf8.contains(Self.ignoring.utf8) == true {
        leave(.ignored)
        continue
      }
      if string.value.value(of: "extractionState")?.string == "stale" {
        leave(.stale)
        continue
      }
      // Decoded once: a long key may have many languages.
      let key = string.name
      var hasSource = false
      if let localizations = string.value.value(of: "localizations") {
        for language in localizations.members {
          hasSource = hasSource || language.isNamed(sourceLanguage)
          read(localization: language.value, key, language.name)
        }
      }
      // The key is the text of the source language, unless there is another.
      if !hasSource { add(string.key, key, sourceLanguage, "") }
    }
  }

  /// The members that are not for the devices of other systems.
  private mutating func own(_ members: Node.Members) -> [Node.Member] {
    members.filter { member in
      let isOther = Self.otherDevices.contains { member.isNamed($0) }
      if isOther { leave(.elsewhere) }
      return !isOther
    }
  }

  private mutating func leave(_ reason: FitCounts.Other, _ count: Int = 1) { leftOut[reason, default: 0] += count }

  private mutating func read(localization: Node, _ key: String, _ language: String) {
    let substitutions = localization.value(of: "substitutions")
    let known = ["stringUnit", "variations"]
    var pending = [(node: localization, variation: "")]
    while let (node, variation) = pending.popLast() {
      if known.allSatisfy({ node.value(of: $0) == nil }) { leave(.unread) }
      if let text = node.value(of: "stringUnit")?.value(of: "value") {
        add(text, key, language, variation) { name in
          substitutions?.value(of: name)?.value(of: "variations")?.value(of: "plural")
        }
      }
      let cases = (node.value(of: "variations")?.members.map(\.value) ?? []).flatMap { own($0.members) }
      pending += cases.reversed().map { ($0.value, Shortened.path(variation, $0.name)) }
    }
  }

  /// Adds a text, or, if it has variables, a text for each of their forms: with the longest form of the others.
  private mutating func add(
    _ node: Node, _ key: String, _ language: String, _ variation: String, variable: (String) -> Node? = { _ in nil }
  ) {
    let text = node.string ?? ""
    let format = text.utf8.contains("#@".utf8) ? FormatText(text) : FormatText("")
    let names = format.parts.compactMap { if case .variable(let name) = $0 { String(name) } else { nil } }
    if node.kind == .string, names.isEmpty {
      texts.append(Text(key: key, language: language, variation: variation, text: text, range: node.range))
    }
    var forms: [String: [(name: String, node: Node, text: String)]] = [:]
    for name in names.prefix(Self.mostVariables + 1) { forms[name] = variable(name).map(Self.forms) }
    let longest = forms.compactMapValues { $0.max { $0.text.utf8.count < $1.text.utf8.count }?.text }
    if node.kind != .string || names.count > Self.mostVariables || names.contains(where: { longest[$0] == nil }) {
      leave(.unread)
      return
    }
    for name in longest.keys.sorted() {
      for form in forms[name] ?? [] {
        // The placeholders stay, to be replaced with those of the forms.
        let whole = format.text(number: "%d", object: "%@") { $0 == name ? form.text : longest[String($0)] } ?? ""
        filled += whole.utf8.count
        // A form may have variables too.
        if filled > Self.mostFilled || whole.utf8.contains("#@".utf8) {
          leave(.unread)
          continue
        }
        let parts = [variation, name, form.name].filter { !$0.isEmpty }.joined(separator: ".")
        texts.append(Text(key: key, language: language, variation: parts, text: whole, range: form.node.range))
      }
    }
  }

  private static func forms(of variable: Node) -> [(name: String, node: Node, text: String)] {
    forms.compactMap { name in
      let value = variable.value(of: name)
      let node = value?.value(of: "stringUnit")?.value(of: "value") ?? value
      return node.flatMap { node in node.string.map { (name, node, $0) } }
    }
  }
}
