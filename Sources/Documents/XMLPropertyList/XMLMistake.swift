/// The ways in which a text is not an XML property list.
enum XMLMistake: SyntaxMistake, Error {
  case expectedTag, expectedName, expectedValue, expectedKey, expectedTagEnd
  case keyOutsideDictionary, secondValue, nestedPropertyList
  case keyWithoutValue(String)
  case expectedEnd(XMLElement)
  case commentInText(XMLElement)
  case mismatchedEnd(XMLElement, found: String)
  case unclosed(XMLElement)
  case unknownElement(String)
  case emptyElement(XMLElement)
  case unclosedTag, unclosedComment, unclosedInstruction, unclosedDeclaration, unclosedCharacterData
  case unknownDeclaration, internalSubset, entityDeclaration
  case bareAmpersand, characterReference
  case unknownEntity(String)
  case integer, integerRange, real, date, base64
  case trailingText

  var id: String {
    switch self {
    case .secondValue, .trailingText: "syntax-trailing-text"
    case .keyWithoutValue: "syntax-missing-value"
    case .mismatchedEnd, .expectedEnd, .commentInText: "syntax-mismatched-tag"
    case .unknownElement: "syntax-unknown-element"
    case .unclosed, .unclosedTag, .unclosedComment, .unclosedInstruction, .unclosedDeclaration, .unclosedCharacterData:
      "syntax-unclosed"
    case .unknownDeclaration, .internalSubset, .entityDeclaration: "syntax-doctype"
    case .bareAmpersand, .characterReference, .unknownEntity: "syntax-entity"
    case .integer, .integerRange, .real: "syntax-number"
    case .date: "syntax-date"
    case .base64: "syntax-data"
    case .expectedTag, .expectedName, .expectedValue, .expectedKey, .expectedTagEnd, .keyOutsideDictionary,
      .nestedPropertyList, .emptyElement:
      "syntax-unexpected"
    }
  }

  var message: String {
    switch self {
    case .expectedTag: "expected a tag, not text"
    case .expectedName: "expected the name of an element after '<'"
    case .expectedValue: "expected a value before this tag"
    case .expectedKey: "expected a '<key>' before this value"
    case .expectedTagEnd: "expected '>' at the end of this tag"
    case .keyOutsideDictionary: "expected a value; a '<key>' belongs in a '<dict>'"
    case .secondValue: "expected '</plist>'; a property list holds one value"
    case .nestedPropertyList: "expected a value; '<plist>' is the root element only"
    case .keyWithoutValue(let key): "'\(key)' has no value"
    case .expectedEnd(let element): "expected '</\(element.name)>' before this"
    case .commentInText(let element): "'<\(element.name)>' cannot hold a comment; move it out of the element"
    case .mismatchedEnd(let element, let found): "expected '</\(element.name)>', not '</\(found)>'"
    case .unclosed(let element): "expected '</\(element.name)>' before the end of the file"
    case .unknownElement(let name): "unknown element '\(name)'"
    case .emptyElement(let element): "'<\(element.name)>' is empty; expected its value"
    case .unclosedTag: "expected '>' before the end of the file"
    case .unclosedComment: "expected '-->' at the end of this comment"
    case .unclosedInstruction: "expected '?>' at the end of this instruction"
    case .unclosedDeclaration: "expected '>' at the end of this declaration"
    case .unclosedCharacterData: "expected ']]>' at the end of this character data"
    case .unknownDeclaration: "expected '<!DOCTYPE' or '<!--'"
    case .internalSubset: "expected '>'; declarations inside a DOCTYPE are not read"
    case .entityDeclaration: "entities cannot be declared; write the text itself where it is used"
    case .bareAmpersand: "expected '&amp;' for a '&' in text"
    case .characterReference: "expected the number of a Unicode character between '&#' and ';'"
    case .unknownEntity(let name):
      "unknown entity '&\(name);'; expected one of '&amp;', '&lt;', '&gt;', '&quot;', '&apos;'"
    case .integer: "expected a whole number, such as 17, and nothing after it; use '<real>' for a fraction"
    case .integerRange: "expected a whole number from \(Int64.min) to \(UInt64.max)"
    case .real: "expected a number, such as 17.5, and nothing after it"
    case .date: "expected a date, such as 2026-01-31T12:00:00Z"
    case .base64: "expected Base64: letters, digits, '+' and '/' in groups of four, '=' at the end"
    case .trailingText: "expected the end of the file after the property list"
    }
  }
}
