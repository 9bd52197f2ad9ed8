import Documents

extension DifferenceClass {
  static let all: [DifferenceClass] =
    text + json.map { $0.only(in: .json) } + xml.map { $0.only(in: .xmlPropertyList) }
    + binary.map { $0.only(in: .binaryPropertyList) }

  private static let text: [DifferenceClass] = [
    DifferenceClass(
      name: "NULs without a byte-order mark", reason: "they indicate UTF-16; Foundation reads characters, or guesses"
    ) { $0.source.markSize == 0 && $0.bytes.prefix(4).contains(0) },
    .refused(
      "malformed text", because: "Foundation guesses another encoding, or replaces it", messages: ["invalid UTF-"]),
    .refused("other encodings", because: "UTF-8, UTF-16 and ISO 8859-1 are enough", messages: ["unknown encoding"]),
    .refused(
      "a mistake after the end", because: "text after the end would be lost silently",
      messages: [""]
    ) { $0.isWholeBeforeMistake },
    DifferenceClass(name: "keys that differ only in U+FEFF", reason: "Foundation drops it, and one of them") {
      $0.root?.descendants.contains(where: \.holdsKeysLikeMarks) == true && $0.there != nil
    },
    .value(
      "U+FEFF in strings", because: "it is a character; Foundation drops it if it reads it as a byte-order mark",
      text: Value.withoutMarks),
    DifferenceClass(
      name: "keys that are canonically equivalent", reason: "Swift's dictionaries, which Foundation makes, keep one"
    ) {
      $0.root?.descendants.contains(where: \.holdsEquivalentKeys) == true && $0.there != nil
    },
  ]

  private static let json: [DifferenceClass] = [
    .refused("JSON in UTF-16 or UTF-32", because: "RFC 8259 requires UTF-8", messages: ["JSON must be UTF-8"]),
    .refused(
      "a comma after the last element of JSON", because: "RFC 8259 forbids it", messages: ["JSON allows no comma"]),
    .refused(
      "half of a surrogate pair in an escape", because: "it cannot be written as UTF-8",
      messages: ["half of a surrogate pair"]),
    .read("a number beyond `Double` in JSON", because: "it is infinite here, and refused if a number is expected") {
      $0.root?.descendants.contains { $0.number?.isInfinite == true } == true
    },
    .value(
      "the last digits of a number in JSON", because: "Foundation multiplies by a power of ten that is not exact",
      text: Value.withoutMarks, isSameNumber: { abs($0 - $1) <= 1e-14 * abs($0) }),
  ]

  private static let xml: [DifferenceClass] = [
    .refused(
      "data that is not Base64", because: "Foundation skips unknown characters", messages: ["expected Base64"]),
    .refused(
      "a key instead of a value", because: "a key outside a dictionary is a mistake; CPython refuses it too",
      messages: ["expected a value; a '<key>' belongs"]),
    .refused(
      "a reference to NUL or to nothing", because: "XML has no NUL",
      messages: ["expected the number of a Unicode character"]),
    .refused(
      "'<' inside a tag", because: "XML does not allow it in attributes; a '>' is missing",
      messages: ["expected '>' at the end of this tag"]),
    .read("white space before `inf` or `nan`", because: "Foundation allows white space before any other number") {
      $0.root?.descendants.contains { node in
        node.kind == .real && node.number?.isFinite == false && node.range.lowerBound > 0
          && node.source.text[node.range.lowerBound - 1].isWhitespace
      } == true
    },
    DifferenceClass(name: "an instruction that begins with `<?>`", reason: "Foundation reads it as complete") {
      $0.contains("<?>")
    },
    .refused("a key without a value", because: "the value is missing", messages: ["'"]) {
      $0.message?.hasSuffix("' has no value") == true
    },
    .refused("a `<plist>` in a `<plist>`", because: "a plist has one value", messages: ["'<plist>' "]),
    .read("an encoding without its second quote", because: "the text is UTF-8, like any other") {
      $0.source.text.starts(with: "<?xml".utf8) && $0.contains("encoding")
    },
    .refused(
      "data between `<` and `>`", because: "OpenStep property lists are not read", messages: [""]
    ) { $0.there == .opaque(.data) && !$0.contains("<data") },
    DifferenceClass(
      name: "an empty comment, `<!---->`", reason: "Foundation looks for the end too late"
    ) { $0.contains("<!---->") || $0.contains("<!--->") },
  ]

  private static let binary: [DifferenceClass] = [
    .read("a set", because: "it is read as an array; Foundation crashes on Linux") {
      Verdict.holdsSet($0.bytes)
    },
    .read("an ordered set", because: "it is read as an array") { verdict in
      verdict.root?.descendants.contains { ($0.bytes.first ?? 0) >> 4 == 0xB && $0.kind == .array } == true
    },
    .read("a UID of more than four bytes", because: "the value of a UID is not used") { verdict in
      verdict.root?.descendants.contains { $0.kind == .uid && $0.bytes.count > 5 } == true
    },
    .read("a null at the top", because: "it is reported as a value of the wrong type") { $0.root?.kind == .null },
    .read("offsets of objects that nothing refers to", because: "they are not used") { verdict in
      let (offsets, table) = Verdict.offsets(in: verdict.bytes)
      return offsets.contains { $0 < 8 || $0 >= table }
    },
    .refused(
      "counts of more than sixteen bytes", because: "Foundation reads the lower eight",
      messages: ["expected an integer object as the count"]),
    .refused(
      "offsets and references of more than eight bytes", because: "Foundation reads the lower eight",
      messages: ["expected the number of an object", "expected an offset between"]
    ) { $0.bytes.suffix(26).prefix(2).contains { $0 > 8 } },
    DifferenceClass(
      name: "a binary list that is also text",
      reason: "a file that begins with `bplist` is binary; Foundation tries the other formats if it cannot read it"
    ) { $0.isReadAsText },
    .refused(
      "bytes over 127 in an ASCII string", because: "their meaning is not defined", messages: ["expected ASCII"]),
    .refused("a key that is not a string", because: "no other format has one", messages: ["expected a string as"]),
    .refused("a date outside the years 1 to 9999", because: "no other format has it", messages: ["expected a date in"]),
    .read("an empty string in UTF-16", because: "it is empty like any other") { verdict in
      verdict.root?.descendants.contains { $0.string == "" && ($0.bytes.first ?? 0) >> 4 == 0x6 } == true
    },
    .value(
      "the first of equal keys in a binary list", because: "both are kept here, as in every format", keepsFirst: true),
    .value(
      "integers of sixteen bytes", because: "Foundation reads eight of them, without the sign", keepsFirst: true,
      isSameNumber: { $0 == $1 || $0 < 0 || $0 >= 0x1p64 }),
  ]
}
