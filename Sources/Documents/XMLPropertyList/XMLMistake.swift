/// The ways in which a text is not an XML property list.
enum XMLMistake {
  static let expectedTag = SyntaxMistake("unexpected", "expected a tag, not text")
  static let expectedName = SyntaxMistake("unexpected", "expected the name of an element after '<'")
  static let expectedValue = SyntaxMistake("unexpected", "expected a value before this tag")
  static let expectedKey = SyntaxMistake("unexpected", "expected a '<key>' before this value")
  static let expectedTagEnd = SyntaxMistake("unexpected", "expected '>' at the end of this tag")
  static let keyOutsideDictionary = SyntaxMistake("unexpected", "expected a value; a '<key>' belongs in a '<dict>'")
  static let secondValue = SyntaxMistake("trailing-text", "expected '</plist>'; a property list holds one value")
  static let nestedPropertyList = SyntaxMistake("unexpected", "expected a value; '<plist>' is the root element only")
  static let unclosedTag = SyntaxMistake("unclosed", "expected '>' before the end of the file")
  static let unclosedComment = SyntaxMistake("unclosed", "expected '-->' at the end of this comment")
  static let unclosedInstruction = SyntaxMistake("unclosed", "expected '?>' at the end of this instruction")
  static let unclosedDeclaration = SyntaxMistake("unclosed", "expected '>' at the end of this declaration")
  static let unclosedCharacterData = SyntaxMistake("unclosed", "expected ']]>' at the end of this character data")
  static let unknownDeclaration = SyntaxMistake("doctype", "expected '<!DOCTYPE' or '<!--'")
  static let internalSubset = SyntaxMistake("doctype", "expected '>'; declarations inside a DOCTYPE are not read")
  static let entityDeclaration = SyntaxMistake(
    "doctype", "entities cannot be declared; write the text itself where it is used")
  static let bareAmpersand = SyntaxMistake("entity", "expected '&amp;' for a '&' in text")
  static let characterReference = SyntaxMistake(
    "entity", "expected the number of a Unicode character between '&#' and ';'")
  static let integer = SyntaxMistake(
    "number", "expected a whole number, such as 17, and nothing after it; use '<real>' for a fraction")
  static let integerRange = SyntaxMistake("number", "expected a whole number from \(Int64.min) to \(UInt64.max)")
  static let real = SyntaxMistake("number", "expected a number, such as 17.5, and nothing after it")
  static let date = SyntaxMistake("date", "expected a date, such as 2026-01-31T12:00:00Z")
  static let base64 = SyntaxMistake(
    "data", "expected Base64: letters, digits, '+' and '/' in groups of four, '=' at the end")
  static let trailingText = SyntaxMistake("trailing-text", "expected the end of the file after the property list")

  static func keyWithoutValue(_ key: String) -> SyntaxMistake {
    SyntaxMistake("missing-value", "'\(key)' has no value")
  }

  static func expectedEnd(_ element: XMLElement) -> SyntaxMistake {
    SyntaxMistake("mismatched-tag", "expected '</\(element.name)>' before this")
  }

  static func commentInText(_ element: XMLElement) -> SyntaxMistake {
    SyntaxMistake("mismatched-tag", "'<\(element.name)>' cannot hold a comment; move it out of the element")
  }

  static func mismatchedEnd(_ element: XMLElement, found: String) -> SyntaxMistake {
    SyntaxMistake("mismatched-tag", "expected '</\(element.name)>', not '</\(found)>'")
  }

  static func unclosed(_ element: XMLElement) -> SyntaxMistake {
    SyntaxMistake("unclosed", "expected '</\(element.name)>' before the end of the file")
  }

  static func emptyElement(_ element: XMLElement) -> SyntaxMistake {
    SyntaxMistake("unexpected", "'<\(element.name)>' is empty; expected its value")
  }

  static func unknownElement(_ name: String) -> SyntaxMistake {
    SyntaxMistake("unknown-element", "unknown element '\(name)'")
  }

  static func otherRoot(_ name: String, expected: String) -> SyntaxMistake {
    SyntaxMistake("unknown-element", "expected '<\(expected)>' as the first element, not '<\(name)>'")
  }

  static func unknownEntity(_ name: String) -> SyntaxMistake {
    SyntaxMistake("entity", "unknown entity '&\(name);'; expected one of '&amp;', '&lt;', '&gt;', '&quot;', '&apos;'")
  }
}

extension SyntaxMistake {
  /// An element of any XML that no end tag closes, or an end tag of another one.
  static func mismatchedEnd(of name: String) -> SyntaxMistake {
    SyntaxMistake("mismatched-tag", "the tags of '\(name)' do not match")
  }
}
