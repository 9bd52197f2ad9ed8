import Testing

@testable import DesignTokens

@Suite struct FileReferencesTests {
  @Test(arguments: [
    #"{"$ref": "a.json"}"#, #"{"\u0024ref": "a.json"}"#, #"{"$\u0072ef": "a.json"}"#, #"{'\$ref': 'a.json'}"#,
    #"{'\x24ref': 'a.json'}"#, #"{"a": "\\", "\u0024ref": "b"}"#, #"{"a": "\\\u0024"}"#, "{\0}",
  ])
  func aTextThatMayReferIsRead(_ text: String) {
    #expect(FileReferences.mayRefer(Array(text.utf8)[...]))
  }

  @Test(arguments: [
    "{}", #"{"a": "one line\nanother\r\n\t\"word\" a\/b \\ \b\f"}"#, #"{"$extensions": "ref"}"#,
    #"{"a": "\\u0024"}"#, #"{"a": "$\\ref"}"#,
  ])
  func aTextThatCannotReferIsNot(_ text: String) {
    #expect(!FileReferences.mayRefer(Array(text.utf8)[...]))
  }
}
